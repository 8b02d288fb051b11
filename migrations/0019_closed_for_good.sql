CREATE TABLE "share_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"toytwin_id" uuid NOT NULL,
	"words" text NOT NULL,
	"operator_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "share_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "share_closed_reason" text;--> statement-breakpoint
ALTER TABLE "share_answers" ADD CONSTRAINT "share_answers_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_answers_toytwin" ON "share_answers" USING btree ("toytwin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_answers_operator_token" ON "share_answers" USING btree ("operator_token");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("toytwin_id","created_at") WHERE mailed_at is null;--> statement-breakpoint
ALTER TABLE "toytwins" ADD CONSTRAINT "toytwins_share_closed" CHECK (share_token is null or share_closed_at is null);--> statement-breakpoint
UPDATE "reports" SET "mailed_at" = "created_at" WHERE "created_at" < now() - interval '1 day';
