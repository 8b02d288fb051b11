import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { toytwins } from '#features/toytwins/tables.ts';

/** How often the present public page of a toy twin was opened: a number, and nothing about who opened it. */
export const shareCounts = pgTable('share_counts', {
  toytwinId: uuid('toytwin_id')
    .primaryKey()
    .references(() => toytwins.id, { onDelete: 'cascade' }),
  /** The page that was counted; the next page of the same toy twin starts again. */
  token: text('token').notNull(),
  opened: integer('opened').notNull(),
});
