CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"toytwin_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"email" text,
	"operator_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_toytwin" ON "reports" USING btree ("toytwin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_operator_token" ON "reports" USING btree ("operator_token");