CREATE TABLE "kept_presents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"present_id" uuid NOT NULL,
	"title" text NOT NULL,
	"template_id" text NOT NULL,
	"greeting" text NOT NULL,
	"packaged_key" text NOT NULL,
	"character_key" text,
	"model_key" text,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"toytwin_id" uuid NOT NULL,
	"token" text NOT NULL,
	"recipient" text NOT NULL,
	"greeting" text NOT NULL,
	"day" date NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"mail_to" text,
	"mail_state" text,
	"opened_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_presents" ADD CONSTRAINT "kept_presents_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presents" ADD CONSTRAINT "presents_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_presents_present" ON "kept_presents" USING btree ("present_id");--> statement-breakpoint
CREATE INDEX "kept_presents_uid" ON "kept_presents" USING btree ("uid","kept_at");--> statement-breakpoint
CREATE UNIQUE INDEX "presents_token" ON "presents" USING btree ("token");--> statement-breakpoint
CREATE INDEX "presents_toytwin" ON "presents" USING btree ("toytwin_id");--> statement-breakpoint
CREATE INDEX "presents_mails" ON "presents" USING btree ("opens_at") WHERE mail_state = 'waiting';--> statement-breakpoint
CREATE INDEX "presents_expiry" ON "presents" USING btree ("expires_at");