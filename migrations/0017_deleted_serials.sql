CREATE TABLE "deleted_serials" (
	"uid" text PRIMARY KEY NOT NULL,
	"highest" integer NOT NULL
);
--> statement-breakpoint
-- By the database, so that it holds for whatever deletes a toy twin: its owner, the retention job, and processes of the
-- version before during an update.
CREATE FUNCTION keep_deleted_serial() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_serials AS kept (uid, highest) VALUES (OLD.uid, OLD.serial)
  ON CONFLICT (uid) DO UPDATE SET highest = EXCLUDED.highest WHERE kept.highest < EXCLUDED.highest;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER toytwin_serial_kept AFTER DELETE ON toytwins FOR EACH ROW EXECUTE FUNCTION keep_deleted_serial();
