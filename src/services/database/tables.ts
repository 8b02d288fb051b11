import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the product makes for itself, shared by all processes on one database. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
