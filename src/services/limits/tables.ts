import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, in the shape that rate-limiter-flexible asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
