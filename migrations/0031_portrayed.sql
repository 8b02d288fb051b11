ALTER TABLE "orders" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "portrayed" text DEFAULT 'me' NOT NULL;