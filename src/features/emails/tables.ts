import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { letterKinds as emailKinds } from '#features/toytwins/server/queues.ts';

/** Letters that need not be sent again. No address stands here: the row says nothing about a person. */
export const emails = pgTable(
  'letters',
  {
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    /** `refused`: the receiving side does not want it, now or ever. */
    outcome: text('outcome', { enum: ['sent', 'refused'] }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
