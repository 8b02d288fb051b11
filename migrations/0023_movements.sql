CREATE TABLE "movement_months" (
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"charged" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fees" bigint NOT NULL,
	CONSTRAINT "movement_months_month_currency_pk" PRIMARY KEY("month","currency")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"fee" integer NOT NULL,
	"fee_currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booked_refunded" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booked_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment_intents" ADD COLUMN "captured_at" bigint;--> statement-breakpoint
CREATE INDEX "movements_at" ON "movements" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "movements_order" ON "movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_not_booked" ON "orders" USING btree ("created_at","id") WHERE captured_at is not null and (booked_refunded is distinct from amount_refunded or booked_reason is distinct from reason);