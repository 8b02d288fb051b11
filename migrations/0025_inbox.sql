CREATE TABLE "inbox_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"toytwin_id" uuid NOT NULL,
	"report_id" uuid,
	"answer_id" uuid,
	"version_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"state_by" text,
	"state_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_report" UNIQUE("report_id"),
	CONSTRAINT "inbox_answer" UNIQUE("answer_id"),
	CONSTRAINT "inbox_version" UNIQUE("version_id"),
	CONSTRAINT "inbox_one_message" CHECK (num_nonnulls(report_id, answer_id, version_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"mail_outcome" text
);
--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_answer_id_share_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."share_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_version_id_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_entry_id_inbox_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."inbox_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_state" ON "inbox_entries" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbox_kind" ON "inbox_entries" USING btree ("kind","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbox_toytwin" ON "inbox_entries" USING btree ("toytwin_id");--> statement-breakpoint
CREATE INDEX "inbox_replies_entry" ON "inbox_replies" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("display_name") collate "C","uid");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email" collate "C","uid");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
-- By the database, so that no message is missed: neither of these tables' writers knows the inbox, and processes of the
-- version before write as well during an update. The note of a redo that is to be paid for counts once it is paid.
CREATE FUNCTION inbox_takes_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_entries (kind, toytwin_id, report_id, created_at)
  VALUES ('report', NEW.toytwin_id, NEW.id, NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER inbox_takes_report AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION inbox_takes_report();
--> statement-breakpoint
CREATE FUNCTION inbox_takes_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_entries (kind, toytwin_id, answer_id, created_at)
  VALUES ('answer', NEW.toytwin_id, NEW.id, NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER inbox_takes_answer AFTER INSERT ON share_answers FOR EACH ROW EXECUTE FUNCTION inbox_takes_answer();
--> statement-breakpoint
CREATE FUNCTION inbox_takes_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_entries (kind, toytwin_id, version_id, created_at)
  VALUES ('note', NEW.toytwin_id, NEW.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER inbox_takes_note AFTER INSERT OR UPDATE OF redo_status, redo_note ON versions FOR EACH ROW
WHEN (btrim(NEW.redo_note) <> '' AND NEW.redo_status IN ('waiting', 'done')) EXECUTE FUNCTION inbox_takes_note();
--> statement-breakpoint
-- What was written before there was an inbox was mailed. Only what is still to be decided is new in it.
INSERT INTO inbox_entries (kind, toytwin_id, report_id, created_at, state, state_by)
SELECT 'report', reports.toytwin_id, reports.id, reports.created_at,
  CASE WHEN share_token IS NULL THEN 'done' ELSE 'new' END, CASE WHEN share_token IS NULL THEN 'before the inbox' END
FROM reports JOIN toytwins ON toytwins.id = reports.toytwin_id ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO inbox_entries (kind, toytwin_id, answer_id, created_at, state, state_by)
SELECT 'answer', share_answers.toytwin_id, share_answers.id, share_answers.created_at,
  CASE WHEN share_closed_at IS NULL THEN 'done' ELSE 'new' END,
  CASE WHEN share_closed_at IS NULL THEN 'before the inbox' END
FROM share_answers JOIN toytwins ON toytwins.id = share_answers.toytwin_id ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO inbox_entries (kind, toytwin_id, version_id, created_at, state, state_by)
SELECT 'note', toytwin_id, id, created_at, 'done', 'before the inbox'
FROM versions WHERE btrim(redo_note) <> '' AND redo_status IN ('waiting', 'done', 'refunded') ON CONFLICT DO NOTHING;
