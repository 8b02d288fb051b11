-- Decision 040: orders for toy twins that are completed. An order of before is one for the toy twin itself.
ALTER TABLE "orders" ADD COLUMN "purpose" text DEFAULT 'toytwin' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text;--> statement-breakpoint
CREATE INDEX "orders_toytwin" ON "orders" USING btree ("toytwin_id");--> statement-breakpoint
-- One statement after the other, but in one transaction: at no time two payments of one kind could be held.
DROP INDEX "orders_one_payment";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_payment" ON "orders" USING btree ("toytwin_id","purpose") WHERE "orders"."status" = 'authorized' or ("orders"."status" = 'captured' and "orders"."purpose" <> 'redo');--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "toytwins" SET "refunded_at" = "orders"."released_at" FROM "orders"
  WHERE "orders"."id" = "toytwins"."order_id" AND "orders"."status" = 'refunded' AND "toytwins"."status" = 'completed';
