ALTER TABLE "confirmed_emails" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_emails" ADD COLUMN "login_email" text;--> statement-breakpoint
ALTER TABLE "confirmed_emails" ADD COLUMN "login_issued_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX "confirmed_emails_login" ON "confirmed_emails" USING btree ("login_email");--> statement-breakpoint
-- What was proven so far was the address of the login.
UPDATE "confirmed_emails" SET "login_email" = "email";
