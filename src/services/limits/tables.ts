import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, in rate-limiter-flexible's schema. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
