import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/profiles/tables.ts';
import { templateIds } from '#features/templates/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { mailStates } from './contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Toy twins that are given as presents. One that is taken back is deleted; all go with their toy twin. */
export const presents = pgTable(
  'presents',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    /** Address part of its page, stored as those of share pages: its giver reads the link again. */
    token: text('token').notNull(),
    recipient: text('recipient').notNull(),
    greeting: text('greeting').notNull(),
    /** In the giver's calendar, and the moment from which it may be opened. */
    day: date('day').notNull(),
    opensAt: time('opens_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Forgotten once the mail is sent. */
    mailTo: text('mail_to'),
    mailState: text('mail_state', { enum: mailStates }),
    openedAt: time('opened_at'),
    keptAt: time('kept_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('presents_token').on(table.token),
    index('presents_toytwin').on(table.toytwinId),
    index('presents_mails').on(table.opensAt).where(sql`mail_state = 'waiting'`),
    index('presents_expiry').on(table.expiresAt),
  ],
);
export type PresentRow = typeof presents.$inferSelect;

/**
 * Presents that their recipients keep, with copies of the files: they belong to them, and stay when the giver's toy twin or
 * account goes.
 */
export const keptPresents = pgTable(
  'kept_presents',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Which present it was; kept once. That row may be gone. */
    presentId: uuid('present_id').notNull(),
    title: text('title').notNull(),
    templateId: text('template_id', { enum: templateIds }).notNull(),
    greeting: text('greeting').notNull(),
    packagedKey: text('packaged_key').notNull(),
    characterKey: text('character_key'),
    modelKey: text('model_key'),
    keptAt: time('kept_at').notNull(),
  },
  (table) => [
    uniqueIndex('kept_presents_present').on(table.presentId),
    index('kept_presents_uid').on(table.uid, table.keptAt),
  ],
);
export type KeptPresentRow = typeof keptPresents.$inferSelect;
