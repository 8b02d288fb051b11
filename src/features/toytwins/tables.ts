import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { photos } from '#features/photos/tables.ts';
import { templateIds } from '#features/templates/contract.ts';
import {
  failureReasons,
  portrayedPeople,
  reportReasons,
  shareLifetimes,
  stages,
  tiers,
  toytwinStatuses,
} from './contract.ts';
import { redoReasons } from './redo/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * What a search compares of words, and the order of names: without accents, in small letters. Only of functions that are
 * the same in every database, whatever language it was made for.
 */
export function lettersOf(words: SQLWrapper) {
  const plain = sql`regexp_replace(normalize(${words}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql<string>`translate(lower(${plain} collate "C"), 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω')`;
}

/** A new token of a public page: 122 random bits, URL-safe. */
export const freshShareToken = sql`translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;

/**
 * A toy twin. `packagedKey`, `characterKey` and `modelKey` are set together with the status `completed` and never
 * before, so that no picture is shown before its payment is captured. A trigger checks the moves between statuses
 * (migration `0001_lifecycle`).
 */
export const toytwins = pgTable(
  'toytwins',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** The owner's own count, from 1. */
    serial: integer('serial').notNull(),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    /** Null when the photo is erased. */
    photoKey: text('photo_key'),
    /** The same of the second person, where there are two in one box (decision 073); null otherwise. */
    secondPhotoId: uuid('second_photo_id').references(() => photos.id),
    secondPhotoKey: text('second_photo_key'),
    title: text('title').notNull(),
    templateId: text('template_id', { enum: templateIds }).notNull(),
    prompt: text('prompt').notNull(),
    /** The owner's choices (`design` of the designs' contract). Always read with `readDesign`. */
    design: jsonb('design').notNull().default({}),
    /**
     * What its pictures and model are drawn with, as its preview was: decision 012. Null if it was made before that.
     */
    seed: bigint('seed', { mode: 'number' }),
    portrayed: text('portrayed', { enum: portrayedPeople }).notNull().default('me'),
    secondPortrayed: text('second_portrayed', { enum: portrayedPeople }),
    tier: text('tier', { enum: tiers }).notNull(),
    status: text('status', { enum: toytwinStatuses }).notNull().default('draft'),
    stage: text('stage', { enum: stages }).notNull().default('waiting'),
    packagedKey: text('packaged_key'),
    characterKey: text('character_key'),
    /** The 3D model as GLB; premium only. */
    modelKey: text('model_key'),
    /** The order that pays or paid for it. */
    orderId: uuid('order_id'),
    /** When its payment was refunded. It stays, but nothing more is made of it. */
    refundedAt: time('refunded_at'),
    /** The column keeps the name from when it held sentences, so that older processes still find it: decision 002. */
    failureReason: text('failure_message', { enum: failureReasons }),
    /** Address part of the public page while it is open. */
    shareToken: text('share_token'),
    /** The one that it will have when it is opened next; until then nobody finds anything there. */
    nextShareToken: text('next_share_token').notNull().default(freshShareToken),
    /** How long its owner keeps the public page open, and when it ends by itself; null: it stays open. */
    shareLifetime: text('share_lifetime', { enum: shareLifetimes }).notNull().default('never'),
    shareUntil: time('share_until'),
    /** Whether the public page also gives visitors the 3D model, to turn it. */
    shareModel: boolean('share_model').notNull().default(false),
    /** When the operator closed the public page after a report, for good, and why. */
    shareClosedAt: time('share_closed_at'),
    shareClosedReason: text('share_closed_reason', { enum: reportReasons }),
    /** Whether its owner has starred it. */
    isStarred: boolean('is_starred').notNull().default(false),
    /** When its owner removed it. Until it is deleted, seconds later, they can take that back; nobody else sees it. */
    removedAt: time('removed_at'),
    createdAt: time('created_at').notNull(),
    queuedAt: time('queued_at'),
    completedAt: time('completed_at'),
    /** Milliseconds from authorized to completed. */
    processingTime: integer('processing_time'),
  },
  (table) => [
    // `nulls first` matches `order by … desc`. With Drizzle's default, `nulls last`, the planner would sort again.
    index('toytwins_gallery').on(
      table.uid,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('toytwins_names').on(table.uid, lettersOf(table.title), table.id),
    index('toytwins_removed').on(table.removedAt).where(sql`removed_at is not null`),
    uniqueIndex('toytwins_serial').on(table.uid, table.serial),
    uniqueIndex('toytwins_share_token').on(table.shareToken),
    // For the retention job.
    index('toytwins_share_until').on(table.shareUntil).where(sql`share_until is not null`),
    index('toytwins_photo').on(table.photoId),
    index('toytwins_second_photo').on(table.secondPhotoId).where(sql`second_photo_id is not null`),
    index('toytwins_completed').on(table.tier, table.completedAt),
    index('toytwins_status').on(table.status, table.createdAt),
    // Whatever a process does, also one of the version before: what the operator closed stays closed.
    check('toytwins_second', sql`(second_photo_id is null) = (second_portrayed is null)`),
    check('toytwins_share_closed', sql`share_token is null or share_closed_at is null`),
  ],
);
/**
 * The highest number of each owner's toy twins that were deleted, so that no number is given again. A trigger keeps it
 * (the migration `deleted_serials`), no matter what deletes it; it goes with the account.
 */
export const deletedSerials = pgTable('deleted_serials', {
  uid: text('uid').primaryKey(),
  highest: integer('highest').notNull(),
});

/** One toy twin as it is stored. */
export type ToytwinRow = typeof toytwins.$inferSelect;

/**
 * The pictures of one generation, filled step by step. Another generation or a redo adds another version, so that none
 * is lost.
 */
export const versions = pgTable(
  'versions',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    /** The order that it was made for; null for a free redo and for a second variation, which nobody pays for. */
    orderId: uuid('order_id'),
    /** From 1. */
    number: integer('number').notNull(),
    engine: text('engine').notNull(),
    /**
     * A redo never changes the status of its toy twin: this is its own. Null for any other version. `unpaid` until its
     * payment is held; `refunded`: its payment was refunded, so it is no longer shown.
     */
    redoStatus: text('redo_status', { enum: ['unpaid', 'waiting', 'done', 'failed', 'refunded'] }),
    /**
     * Of a second variation, which nobody asks for and which never changes the toy twin. Null for any other version.
     */
    variationStatus: text('variation_status', { enum: ['waiting', 'done', 'failed'] }),
    /** The grant that a free redo uses; null where it is the one that every toy twin has. */
    grantId: uuid('grant_id'),
    /** A redo that prints a new name on the box: the one that is free, and not the free redo. */
    isRename: boolean('is_rename').notNull().default(false),
    redoReason: text('redo_reason', { enum: redoReasons }),
    redoNote: text('redo_note'),
    /** What it is drawn from. Null: the toy twin's own, as long as there is no other version. */
    title: text('title'),
    prompt: text('prompt'),
    design: jsonb('design'),
    seed: bigint('seed', { mode: 'number' }),
    faceDescription: text('face_description'),
    packagedKey: text('packaged_key'),
    characterKey: text('character_key'),
    modelKey: text('model_key'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('versions_number').on(table.toytwinId, table.number),
    unique('versions_order').on(table.orderId),
    // Wishes that nobody has paid for, for the retention job.
    index('versions_unpaid').on(table.orderId).where(sql`redo_status = 'unpaid'`),
    uniqueIndex('versions_one_redo').on(table.toytwinId).where(sql`redo_status = 'waiting'`),
  ],
);
/**
 * Free redos that the operator grants besides the one that every toy twin has. Each can be asked for as long as that one,
 * from its own day on.
 */
export const redoGrants = pgTable(
  'redo_grants',
  {
    id: uuid('id').primaryKey(),
    toytwinId: uuid('toytwin_id')
      .notNull()
      .references(() => toytwins.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('redo_grants_toytwin').on(table.toytwinId)],
);

/** One generation's pictures as they are stored. */
export type VersionRow = typeof versions.$inferSelect;
