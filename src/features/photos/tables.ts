import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Uploaded photos: upright, at most 1280 pixels a side, without metadata. */
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
  },
  (table) => [index('photos_uid').on(table.uid), index('photos_created').on(table.createdAt)],
);
/** A row of `photos`. */
export type PhotoRow = typeof photos.$inferSelect;
