import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A registered person; `uid` is the identity's. */
export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    /** The age in years that the person confirmed to have reached. */
    confirmedAge: integer('confirmed_age').notNull(),
    agreedToTermsAt: timestamp('agreed_to_terms_at', { withTimezone: true }).notNull(),
    /** Whether the person gets a mail when a toy twin is ready; receipts are always sent. */
    mailWhenReady: boolean('mail_when_ready').notNull().default(true),
    /** Whether the person asked for a mail on a toy twin's birthday. */
    mailOnBirthday: boolean('mail_on_birthday').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // For the operator's search: by the beginning of a name or an address, in the order of bytes, and the newest.
  (table) => [
    index('users_name').on(sql`lower(${table.displayName}) collate "C"`, table.uid),
    index('users_email').on(sql`${table.email} collate "C"`, table.uid),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.uid.desc().nullsFirst()),
  ],
);
/** A registered person as they are stored. */
export type UserRow = typeof users.$inferSelect;
