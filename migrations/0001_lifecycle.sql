-- The lifecycles of src/features/toytwins/server/lifecycle.ts and src/features/checkout/server/lifecycle.ts,
-- held by the database itself: a move that they do not list cannot be written, whoever writes it.
CREATE FUNCTION check_toytwin_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND NOT (OLD.status || ' ' || NEW.status) = ANY (ARRAY[
    'draft queued', 'draft cancelled',
    'queued processing', 'queued failed', 'queued cancelled',
    'processing completed', 'processing failed', 'processing cancelled',
    'failed queued', 'failed cancelled'
  ]) THEN
    RAISE EXCEPTION 'toy twin cannot move from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status = 'completed' AND NEW.packaged_key IS NULL THEN
    RAISE EXCEPTION 'a completed toy twin needs its picture' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER toytwin_moves BEFORE UPDATE ON toytwins FOR EACH ROW EXECUTE FUNCTION check_toytwin_move();
--> statement-breakpoint
CREATE FUNCTION check_order_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND NOT (OLD.status || ' ' || NEW.status) = ANY (ARRAY[
    'open authorized', 'open released', 'open expired',
    'authorized captured', 'authorized released',
    'captured refunded',
    'expired released'
  ]) THEN
    RAISE EXCEPTION 'order cannot move from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_moves BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION check_order_move();
