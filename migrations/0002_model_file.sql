ALTER TABLE "toytwins" ADD COLUMN "model_key" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "model_key" text;