import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Uploaded photos: upright, at most 1280 pixels a side, without metadata. Of an erased one that toy twins were made of
 * the row stays, because they refer to it; its keys lead nowhere and its file name is empty.
 */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** Storage key `images/{uid}/{timestamp}-{file name}`. */
    key: text('key').notNull().unique(),
    thumbnailKey: text('thumbnail_key').notNull(),
    fileName: text('file_name').notNull(),
    /** Size of the uploaded file in bytes. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    index('photos_uid').on(table.uid),
    index('photos_created').on(table.createdAt),
    index('photos_kept').on(table.createdAt).where(sql`erased_at is null`),
  ],
);
/** A row of `photos`. */
export type PhotoRow = typeof photos.$inferSelect;
