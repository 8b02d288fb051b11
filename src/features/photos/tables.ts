import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A photo that somebody uploaded: upright, at most 1280 pixels, without metadata. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** `images/{uid}/{timestamp}-{file name}` */
    key: text('key').notNull().unique(),
    thumbnailKey: text('thumbnail_key').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes as sent. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('photos_uid').on(table.uid), index('photos_created').on(table.createdAt)],
);
/** One uploaded photo as it is stored. */
export type PhotoRow = typeof photos.$inferSelect;
