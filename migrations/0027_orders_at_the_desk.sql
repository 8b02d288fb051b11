CREATE TABLE "redo_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"toytwin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_order_id_kind_pk";--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_order_id_kind_occasion_pk" PRIMARY KEY("order_id","kind","occasion");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "redo_grants" ADD CONSTRAINT "redo_grants_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redo_grants_toytwin" ON "redo_grants" USING btree ("toytwin_id");--> statement-breakpoint
UPDATE "orders" SET "engine" = "versions"."engine" FROM "versions" WHERE "versions"."order_id" = "orders"."id";--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_tier" ON "orders" USING btree ("tier","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_engine" ON "orders" USING btree ("engine","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_title" ON "orders" USING btree ((lower("title") collate "C"),"id");--> statement-breakpoint
-- By the database: processes of the version before open versions, too. Before the row, because the order is to be locked
-- before its toy twin.
CREATE FUNCTION note_engine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET engine = NEW.engine WHERE id = NEW.order_id AND (engine IS NULL OR TG_OP = 'UPDATE');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_engine BEFORE INSERT OR UPDATE OF engine ON versions FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION note_engine();
