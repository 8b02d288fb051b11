import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an operator has set while the product runs. Without a row, configuration decides. */
export const switches = pgTable('switches', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  /** The operator's email address at that time. */
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});
/** A switch as it is stored. */
export type SwitchRow = typeof switches.$inferSelect;
