ALTER TABLE "toytwins" ALTER COLUMN "photo_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "photos_kept" ON "photos" USING btree ("created_at") WHERE erased_at is null;