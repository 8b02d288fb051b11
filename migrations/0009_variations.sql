-- Decision 037: a version may be the second variation of a purchase, which has no order and no redo.
ALTER TABLE "versions" ADD COLUMN "variation_status" text;