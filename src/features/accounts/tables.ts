import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A registered person; `uid` is the identity's. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  displayName: text('display_name').notNull(),
  /** The age in years that the person confirmed to have reached. */
  confirmedAge: integer('confirmed_age').notNull(),
  agreedToTermsAt: timestamp('agreed_to_terms_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
