import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type PhotoRow, photos } from '../tables.ts';
import type { NormalizedPhoto } from './normalize-photo.ts';
import { photoKey } from './photo-key.ts';

type Needs = Pick<Services, 'database' | 'storage'>;

/** What is recorded about a photo besides its bytes; `size` is in bytes as uploaded. */
type AboutPhoto = Pick<PhotoRow, 'id' | 'uid' | 'fileName' | 'size'>;

/**
 * Stores a normalized photo. The row is written before the files, so that a crash never leaves a file without a row:
 * the retention job also deletes rows without files.
 * @throws {AppError} `not_found` if the account has been deleted.
 */
export async function keepPhoto(
  { database, storage }: Needs,
  photo: NormalizedPhoto,
  about: AboutPhoto,
): Promise<PhotoRow> {
  const row = await writeRow(database, photo, about);
  const stored = await Promise.allSettled([
    storage.put(row.key, photo.jpeg),
    storage.put(row.thumbnailKey, photo.thumbnail),
  ]);
  if (!(await stillExists(database, row.id))) {
    await Promise.all([storage.delete(row.key), storage.delete(row.thumbnailKey)]);
    throw notFound('Photo');
  }
  for (const one of stored) if (one.status === 'rejected') throw one.reason;
  return row;
}

/**
 * Another process may have taken the key (same user, name and millisecond); then the next millisecond is
 * tried.
 */
async function writeRow(
  database: Services['database'],
  { width, height }: NormalizedPhoto,
  { id, uid, fileName, size }: AboutPhoto,
): Promise<PhotoRow> {
  for (let timestamp = Date.now(); ; timestamp += 1) {
    const key = photoKey(uid, timestamp, fileName);
    const [row] = await database
      .insert(photos)
      .values({
        id,
        uid,
        key,
        thumbnailKey: key.replace(/\.jpg$/, '-320.webp'),
        fileName: fileName.replaceAll('\0', '').slice(0, 200),
        size,
        width,
        height,
      })
      .onConflictDoNothing({ target: photos.key })
      .returning();
    if (row) return row;
  }
}

/**
 * If the account was deleted during the upload, its row is gone and its folder may have been emptied before
 * these files were written. Waits for a deletion in progress.
 */
async function stillExists(database: Services['database'], id: string): Promise<boolean> {
  const rows = await database
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.id, id))
    .for('key share');
  return rows.length > 0;
}
