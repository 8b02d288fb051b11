ALTER TABLE "orders" ADD COLUMN "second_consent" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "people" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "second_photo_id" uuid;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "second_photo_key" text;--> statement-breakpoint
ALTER TABLE "toytwins" ADD COLUMN "second_portrayed" text;--> statement-breakpoint
ALTER TABLE "toytwins" ADD CONSTRAINT "toytwins_second_photo_id_photos_id_fk" FOREIGN KEY ("second_photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_pairs" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE people = 2;--> statement-breakpoint
CREATE INDEX "toytwins_second_photo" ON "toytwins" USING btree ("second_photo_id") WHERE second_photo_id is not null;--> statement-breakpoint
ALTER TABLE "toytwins" ADD CONSTRAINT "toytwins_second" CHECK ((second_photo_id is null) = (second_portrayed is null));--> statement-breakpoint
-- The history of a toy twin also has when its second photo was erased.
CREATE OR REPLACE FUNCTION remember_toytwin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.id, NEW.order_id, 'toytwin.status',
      jsonb_strip_nulls(jsonb_build_object('from', OLD.status, 'to', NEW.status, 'reason', NEW.failure_message)));
  END IF;
  IF NEW.stage <> OLD.stage AND NEW.stage NOT IN ('waiting', 'done') THEN
    INSERT INTO history (toytwin_id, order_id, kind, details)
      VALUES (NEW.id, NEW.order_id, 'toytwin.stage', jsonb_build_object('to', NEW.stage));
  END IF;
  IF NEW.tier <> OLD.tier AND NEW.status = 'completed' THEN
    INSERT INTO history (toytwin_id, order_id, kind, details)
      VALUES (NEW.id, NEW.order_id, 'toytwin.tier', jsonb_build_object('from', OLD.tier, 'to', NEW.tier));
  END IF;
  IF (NEW.photo_key IS NULL AND OLD.photo_key IS NOT NULL)
    OR (NEW.second_photo_key IS NULL AND OLD.second_photo_key IS NOT NULL) THEN
    INSERT INTO history (toytwin_id, kind) VALUES (NEW.id, 'toytwin.photo_erased');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER toytwin_remembered ON toytwins;
--> statement-breakpoint
CREATE TRIGGER toytwin_remembered AFTER UPDATE ON toytwins FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.stage <> OLD.stage OR NEW.tier <> OLD.tier
    OR (NEW.photo_key IS NULL AND OLD.photo_key IS NOT NULL)
    OR (NEW.second_photo_key IS NULL AND OLD.second_photo_key IS NOT NULL))
  EXECUTE FUNCTION remember_toytwin();
