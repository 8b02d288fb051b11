CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"toytwin_id" uuid NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "history_source" UNIQUE("source")
);
--> statement-breakpoint
CREATE INDEX "history_toytwin" ON "history" USING btree ("toytwin_id","id");--> statement-breakpoint
-- By the database, so that no path is forgotten, and in the same transaction: also what processes of the version before
-- write during an update, and what somebody writes by hand.
CREATE FUNCTION remember_toytwin() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF NEW.photo_key IS NULL AND OLD.photo_key IS NOT NULL THEN
    INSERT INTO history (toytwin_id, kind) VALUES (NEW.id, 'toytwin.photo_erased');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER toytwin_remembered AFTER UPDATE ON toytwins FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.stage <> OLD.stage OR NEW.tier <> OLD.tier
    OR (NEW.photo_key IS NULL AND OLD.photo_key IS NOT NULL))
  EXECUTE FUNCTION remember_toytwin();
--> statement-breakpoint
CREATE FUNCTION remember_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.toytwin_id, NEW.id, 'order.status',
      jsonb_strip_nulls(jsonb_build_object('from', OLD.status, 'to', NEW.status, 'reason', NEW.reason,
        'amount', NEW.amount, 'amountRefunded', nullif(NEW.amount_refunded, 0))));
  ELSIF NEW.amount_refunded <> OLD.amount_refunded OR (NEW.reason IS DISTINCT FROM OLD.reason AND NEW.stage IS NULL) THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.toytwin_id, NEW.id, 'order.returned',
      jsonb_strip_nulls(jsonb_build_object('reason', NEW.reason, 'amountRefunded', NEW.amount_refunded)));
  END IF;
  IF NEW.stage IS DISTINCT FROM OLD.stage AND NEW.stage IS NOT NULL THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.toytwin_id, NEW.id, 'order.stage',
      jsonb_strip_nulls(jsonb_build_object('to', NEW.stage, 'reason', NEW.reason)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_remembered AFTER UPDATE ON orders FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.amount_refunded <> OLD.amount_refunded
    OR NEW.reason IS DISTINCT FROM OLD.reason OR NEW.stage IS DISTINCT FROM OLD.stage)
  EXECUTE FUNCTION remember_order();
--> statement-breakpoint
CREATE FUNCTION remember_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.redo_status IS DISTINCT FROM OLD.redo_status THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.toytwin_id, NEW.order_id, 'version.redo',
      jsonb_strip_nulls(jsonb_build_object('number', NEW.number, 'from', OLD.redo_status, 'to', NEW.redo_status)));
  END IF;
  IF NEW.variation_status IS DISTINCT FROM OLD.variation_status THEN
    INSERT INTO history (toytwin_id, order_id, kind, details) VALUES (NEW.toytwin_id, NEW.order_id, 'version.variation',
      jsonb_strip_nulls(jsonb_build_object('number', NEW.number, 'from', OLD.variation_status, 'to', NEW.variation_status)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_remembered AFTER UPDATE ON versions FOR EACH ROW
  WHEN (NEW.redo_status IS DISTINCT FROM OLD.redo_status OR NEW.variation_status IS DISTINCT FROM OLD.variation_status)
  EXECUTE FUNCTION remember_version();
--> statement-breakpoint
CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is only added to' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER history_kept BEFORE UPDATE ON history FOR EACH ROW EXECUTE FUNCTION keep_history();
--> statement-breakpoint
-- An order, which is a receipt, outlives its toy twin and keeps the history. Its owner's account takes it along.
CREATE FUNCTION forget_toytwin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM history WHERE toytwin_id = OLD.id AND NOT EXISTS (SELECT FROM orders WHERE orders.toytwin_id = OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER toytwin_forgotten AFTER DELETE ON toytwins FOR EACH ROW EXECUTE FUNCTION forget_toytwin();
--> statement-breakpoint
CREATE FUNCTION forget_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM history WHERE toytwin_id = OLD.toytwin_id AND (TG_OP = 'UPDATE' OR (
    NOT EXISTS (SELECT FROM toytwins WHERE toytwins.id = OLD.toytwin_id)
    AND NOT EXISTS (SELECT FROM orders WHERE orders.toytwin_id = OLD.toytwin_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_forgotten AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION forget_order();
--> statement-breakpoint
CREATE TRIGGER order_owner_forgotten AFTER UPDATE OF uid ON orders FOR EACH ROW
  WHEN (NEW.uid <> OLD.uid) EXECUTE FUNCTION forget_order();
