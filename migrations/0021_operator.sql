CREATE TABLE "operator_confirmations" (
	"uid" text NOT NULL,
	"session" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_confirmations_uid_session_pk" PRIMARY KEY("uid","session")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"uid" text PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"toytwin_id" uuid,
	"person" text,
	"subject" text,
	"why" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "operator_confirmations" ADD CONSTRAINT "operator_confirmations_uid_operators_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."operators"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_act" ON "audit" USING btree ("act_id","step");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_order" ON "audit" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "audit_person" ON "audit" USING btree ("person") WHERE person is not null;
--> statement-breakpoint
-- Rows are only added. The one change allowed is to forget a person, as the next trigger does.
CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.person IS NULL AND NEW.why IS NULL
    AND (NEW.before IS NULL OR NEW.before = OLD.before) AND (NEW.after IS NULL OR NEW.after = OLD.after)
    AND (NEW.id, NEW.act_id, NEW.step, NEW.at, NEW.operator, NEW.kind)
      = (OLD.id, OLD.act_id, OLD.step, OLD.at, OLD.operator, OLD.kind)
    AND (NEW.order_id, NEW.toytwin_id, NEW.subject) IS NOT DISTINCT FROM (OLD.order_id, OLD.toytwin_id, OLD.subject)
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is only added to' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_only_grows();
--> statement-breakpoint
-- By the database, so that it holds for whatever deletes an account: its owner, an operator, the retention job.
CREATE FUNCTION audit_forgets_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit SET person = NULL, why = NULL,
    before = CASE WHEN order_id IS NULL THEN NULL ELSE before END,
    after = CASE WHEN order_id IS NULL THEN NULL ELSE after END
  WHERE person = OLD.uid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_forgets_person AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION audit_forgets_person();
