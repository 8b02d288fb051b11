import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Secrets that the product makes for itself, shared by all processes on one database. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/**
 * Something was deleted that must not stay in the database's own files either. Says nothing about what it was; the row
 * goes when the files were rewritten.
 */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey().defaultRandom(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
});
