import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What happened to a toy twin and its orders, in order. Rows are only added, never changed. Triggers write the moves of
 * statuses (the migration `history`), so that no path is forgotten, whichever process moves them; the rest is written by
 * `record-event.ts`. What is only known from other tables is not repeated here: when a draft, an order or a version was
 * made. A row names no person. It goes with its owner's account, and with the last of its toy twin and that one's orders.
 */
export const history = pgTable(
  'history',
  {
    /** The order of what happened. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    toytwinId: uuid('toytwin_id').notNull(),
    /** Null where it concerns no order. */
    orderId: uuid('order_id'),
    kind: text('kind').notNull(),
    /** Small, and without personal data. */
    details: jsonb('details').notNull().default({}),
    /** What can be told only once: the id of a provider's event, or of our own request to the provider. */
    source: text('source').unique('history_source'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('history_toytwin').on(table.toytwinId, table.id),
    // The few that need somebody.
    index('history_mail_refused').on(table.at).where(sql`kind = 'mail.refused'`),
  ],
);

/** One event as it is stored. */
export type HistoryRow = typeof history.$inferSelect;
