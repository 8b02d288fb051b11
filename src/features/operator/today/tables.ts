import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the image engines made and cost, by day (UTC). Kept for good: it names nobody. */
export const pictureDays = pgTable(
  'picture_days',
  {
    day: date('day').notNull(),
    engine: text('engine').notNull(),
    /** Pictures that were made. */
    made: integer('made').notNull().default(0),
    /** Answers without a picture: refused, late, broken. */
    failed: integer('failed').notNull().default(0),
    /** In US cents, as far as the engine's price is known; also of answers without a picture that were billed. */
    cents: doublePrecision('cents').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.engine] })],
);
