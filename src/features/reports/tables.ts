import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reportReasons } from '#features/toytwins/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { inboxKinds, inboxStates, replyKinds } from './contract.ts';

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

/**
 * What people wrote to the operator, and how far each message is. Triggers add a row for each report, for each answer of
 * an owner, and for the note of a redo once it is made or paid for (the migration `inbox`), so that none is missed,
 * whichever process stores it. It goes with what was written.
 */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: inboxKinds }).notNull(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    /** One of these three, by the kind. */
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id').references(() => shareAnswers.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id').references(() => versions.id, { onDelete: 'cascade' }),
    state: text('state', { enum: inboxStates }).notNull().default('new'),
    /** Who moved it to this state: an operator's address, or by which way. */
    stateBy: text('state_by'),
    stateAt: time('state_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('inbox_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('inbox_kind').on(
      table.kind,
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inbox_toytwin').on(table.toytwinId),
    unique('inbox_report').on(table.reportId),
    unique('inbox_answer').on(table.answerId),
    unique('inbox_version').on(table.versionId),
    check('inbox_one_message', sql`num_nonnulls(report_id, answer_id, version_id) = 1`),
  ],
);
/** One message to the operator as it is stored. */
export type InboxEntryRow = typeof inboxEntries.$inferSelect;

/** What writers were told. */
export const inboxReplies = pgTable(
  'inbox_replies',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => inboxEntries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: replyKinds }).notNull(),
    /** The operator's own words, of an answer. */
    words: text('words').notNull().default(''),
    by: text('by').notNull(),
    createdAt: time('created_at').notNull(),
    /** When its mail was sent, or refused for good by the receiving server. */
    mailedAt: time('mailed_at'),
    mailOutcome: text('mail_outcome', { enum: ['sent', 'refused'] }),
  },
  (table) => [index('inbox_replies_entry').on(table.entryId)],
);
/** One reply as it is stored. */
export type InboxReplyRow = typeof inboxReplies.$inferSelect;
