import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/profiles/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who may use the operator's desk. */
export const operators = pgTable('operators', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  addedAt: time('added_at').notNull().defaultNow(),
});

/** When an operator last confirmed who they are, for each sign-in. Changes of money and people need a fresh one. */
export const operatorConfirmations = pgTable(
  'operator_confirmations',
  {
    uid: text('uid')
      .notNull()
      .references(() => operators.uid, { onDelete: 'cascade' }),
    /** As {@link Caller.session}. */
    session: text('session').notNull(),
    confirmedAt: time('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.session] })],
);
