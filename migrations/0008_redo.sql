-- Decision 036: a version may be a redo, which has no order.
ALTER TABLE "versions" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "redo_status" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "redo_reason" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "redo_note" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "seed" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "versions_one_redo" ON "versions" USING btree ("toytwin_id") WHERE redo_status = 'waiting';