import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { wordObjections } from './objection.ts';
import { ownWordLanguages, verdicts } from './own-words.ts';

/** Words that this shop refuses or allows, besides our lists. */
export const ownWords = pgTable(
  'own_words',
  {
    language: text('language', { enum: ownWordLanguages }).notNull(),
    word: text('word').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    /** The operator's email address at that time. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);
/** A word of our own as it is stored. */
export type OwnWordRow = typeof ownWords.$inferSelect;

/** How often a listed word was refused on a day. Neither whose it was nor what stood around it. */
export const refusedWords = pgTable(
  'refused_words',
  {
    day: date('day').notNull(),
    language: text('language', { enum: ownWordLanguages }).notNull(),
    objection: text('objection', { enum: wordObjections }).notNull(),
    /** Empty for a sentence. */
    word: text('word').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.objection, table.word] })],
);
