import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reportReasons } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Reports of shared pages. They go with the toy twin, and after `REPORT_DAYS`. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    words: text('words').notNull(),
    /** Where the reporter may be answered; null if they did not say. */
    email: text('email'),
    /** 128 random bits, URL-safe: part of the address by which the operator closes the page. */
    operatorToken: text('operator_token').notNull(),
    /** A keyed hash of the reporter's network: tells one network's many reports from those of many networks. */
    network: text('network'),
    /** When the operator was told of it by mail. */
    mailedAt: time('mailed_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('reports_waiting').on(table.toytwinId, table.createdAt).where(sql`mailed_at is null`),
    index('reports_toytwin').on(table.toytwinId),
    uniqueIndex('reports_operator_token').on(table.operatorToken),
  ],
);
export type ReportRow = typeof reports.$inferSelect;

/** What owners answer when we have closed their page. They go with the toy twin, and after `REPORT_DAYS`. */
export const shareAnswers = pgTable(
  'share_answers',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    /** As that of a report: the report may be deleted by then. */
    operatorToken: text('operator_token').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('share_answers_toytwin').on(table.toytwinId),
    uniqueIndex('share_answers_operator_token').on(table.operatorToken),
  ],
);
export type ShareAnswerRow = typeof shareAnswers.$inferSelect;
