CREATE TABLE "share_counts" (
	"toytwin_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"opened" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "share_lifetime" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "share_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "share_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_counts" ADD CONSTRAINT "share_counts_toytwin_id_toytwins_id_fk" FOREIGN KEY ("toytwin_id") REFERENCES "public"."toytwins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "toytwins_share_until" ON "toytwins" USING btree ("share_until") WHERE share_until is not null;