import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { toytwins } from '#features/toytwins/tables.ts';

/** Why somebody reports a shared page. */
export const reportReasons = ['shows_me', 'child', 'hateful', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports of shared pages. They go with the toy twin, and after `REPORT_DAYS`. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    words: text('words').notNull(),
    /** Where the reporter may be answered; null if they did not say. */
    email: text('email'),
    /** 128 random bits, URL-safe: part of the address by which the operator closes the page. */
    operatorToken: text('operator_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('reports_toytwin').on(table.toytwinId),
    uniqueIndex('reports_operator_token').on(table.operatorToken),
  ],
);
export type ReportRow = typeof reports.$inferSelect;
