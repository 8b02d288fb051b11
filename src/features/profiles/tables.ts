import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A registered person; `uid` is the identity's. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  displayName: text('display_name').notNull(),
  /** The age in years that the person confirmed to have reached. */
  confirmedAge: integer('confirmed_age').notNull(),
  agreedToTermsAt: timestamp('agreed_to_terms_at', { withTimezone: true }).notNull(),
  /** Whether the person gets a mail when a toy twin is ready; receipts are always sent. */
  mailWhenReady: boolean('mail_when_ready').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
/** A registered person as they are stored. */
export type UserRow = typeof users.$inferSelect;
