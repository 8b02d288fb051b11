import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailKinds } from '#features/toytwins/server/queues.ts';

/** Emails about an order that are not to be sent again. No address is kept: a row says nothing about a person. */
export const emails = pgTable(
  'emails',
  {
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    /** What makes it another email than the first of its kind: the amount returned so far, or who had it sent again. */
    occasion: text('occasion').notNull().default(''),
    /** `refused`: the receiving server rejected it for good. */
    outcome: text('outcome', { enum: ['sent', 'refused'] }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.occasion] })],
);
