CREATE TABLE "picture_days" (
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cents" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "picture_days_day_engine_pk" PRIMARY KEY("day","engine")
);
--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("created_at") WHERE reason in ('disputed', 'partly_refunded_disputed', 'dispute_partly_lost_disputed');--> statement-breakpoint
CREATE INDEX "history_mail_refused" ON "history" USING btree ("at") WHERE kind = 'mail.refused';