-- Decision 033. Names and sentences that older versions stored become today's names and codes.
-- The old table names stay as views: during an update, processes of the version before still use them.
ALTER TABLE "auth_departures" RENAME TO "revoked_tokens";--> statement-breakpoint
ALTER TABLE "revoked_tokens" RENAME COLUMN "left_at" TO "revoked_at";--> statement-breakpoint
ALTER TABLE "revoked_tokens" RENAME CONSTRAINT "auth_departures_pkey" TO "revoked_tokens_pkey";--> statement-breakpoint
CREATE VIEW "auth_departures" AS SELECT "person", "revoked_at" AS "left_at" FROM "revoked_tokens";--> statement-breakpoint
ALTER TABLE "letters" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "letters_order_id_kind_pk" TO "emails_order_id_kind_pk";--> statement-breakpoint
CREATE VIEW "letters" AS SELECT "order_id", "kind", "outcome", "at" FROM "emails";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amount_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "amount_refunded" = "amount" WHERE "status" = 'refunded';--> statement-breakpoint
-- '$1.20 of it went back to your card.' is 120 in the currency's smallest unit (src/shared/money.ts).
UPDATE "orders" SET "amount_refunded" = replace(substring("reason" from '[0-9][0-9,]*(?:\.[0-9]+)?'), ',', '')::numeric * CASE
  WHEN "currency" IN (
    'bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'vnd', 'vuv', 'xaf', 'xof', 'xpf'
  ) THEN 1
  WHEN "currency" IN ('bhd', 'jod', 'kwd', 'omr', 'tnd') THEN 1000
  ELSE 100
END WHERE "reason" ~ '^\D*[0-9][0-9,.]* of it went back to ';--> statement-breakpoint
UPDATE "orders" SET "reason" = (
  SELECT "code" FROM (VALUES
    ('You cancelled it.', 'cancelled'),
    ('You removed the toy twin.', 'toytwin_removed'),
    ('Replaced by a newer order.', 'replaced'),
    ('The payment page was not used in time.', 'page_expired'),
    ('The payment page could not be opened.', 'page_not_opened'),
    ('This toy twin did not need another payment.', 'payment_not_needed'),
    ('The hold on the card ended before the toy twin was ready.', 'authorization_expired'),
    ('The toy twin could not be made.', 'processing_failed'),
    ('The picture service would not draw it.', 'picture_refused'),
    ('% picture service would not draw this. %', 'picture_refused'),
    ('The amount went back to your card.', 'refunded'),
    ('Your bank gave the amount back to you.', 'dispute_lost'),
    ('% of it went back to your card.', 'partly_refunded'),
    ('% of it went back to your card. Your bank is looking into this charge.', 'partly_refunded_disputed'),
    ('% of it went back to you.', 'dispute_partly_lost'),
    ('% of it went back to you. Your bank is looking into this charge.', 'dispute_partly_lost_disputed'),
    ('Your bank is looking into this charge.', 'disputed')
  ) AS "known" ("sentence", "code") WHERE "reason" LIKE "sentence"
) WHERE "reason" IS NOT NULL;--> statement-breakpoint
UPDATE "toytwins" SET "failure_message" = coalesce(
  (
    SELECT "code" FROM (VALUES
      ('Failed to process your Toy Twin. Your payment has NOT been charged.', 'processing_failed'),
      ('Failed to process your Toy Twin. Your payment has been refunded.', 'processing_failed_refunded'),
      (
        'Failed to process your Toy Twin. Your payment has NOT been charged. The picture service would not draw this. Please change the description or choose another photo.',
        'picture_refused'
      ),
      (
        'Failed to process your Toy Twin. Your payment has been refunded. The picture service would not draw this. Please change the description or choose another photo.',
        'picture_refused_refunded'
      ),
      (
        'The picture service would not draw this. Please change the description or choose another photo.',
        'picture_refused'
      ),
      ('You cancelled this toy twin. You have NOT been charged.', 'cancelled'),
      ('You cancelled this toy twin. Your payment has been refunded.', 'cancelled_refunded'),
      ('Your payment has been refunded.', 'refunded')
    ) AS "known" ("sentence", "code") WHERE "failure_message" = "sentence"
  ),
  CASE WHEN "failure_message" LIKE '%refunded%' THEN 'processing_failed_refunded' ELSE 'processing_failed' END
) WHERE "failure_message" IS NOT NULL;
