CREATE TABLE "letters" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letters_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_when_ready" boolean DEFAULT true NOT NULL;