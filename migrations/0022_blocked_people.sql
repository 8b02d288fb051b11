CREATE TABLE "blocked_people" (
	"person" text PRIMARY KEY NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_days" (
	"uid" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "sign_in_days_uid_day_pk" PRIMARY KEY("uid","day")
);
--> statement-breakpoint
CREATE INDEX "sign_in_days_day" ON "sign_in_days" USING btree ("day");