-- What the owner decides, and the number that preview, pictures and model are drawn with (decision 035). Both may be absent from
-- what a process of the version before writes during an update.
ALTER TABLE "toytwins" ADD COLUMN "design" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "seed" bigint;