import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type PhotoRow, photos } from '../tables.ts';
import type { NormalisePhoto } from './normalise-photo.ts';
import { photoKey } from './photo-key.ts';

type Needs = Pick<Services, 'database' | 'storage'> & { normalisePhoto: NormalisePhoto };

interface Upload {
  uid: string;
  bytes: Buffer;
  fileName: string;
}

/**
 * Checks, cleans and keeps an uploaded photo. The row is written first: no face lies in the store that nothing
 * knows of and nothing would delete, wherever this ends. Whoever tidies up finds a row without files, too.
 * @throws {AppError} when the bytes are no photo that we can use, in words for the person; `not_found` when its owner has
 * left meanwhile.
 */
export async function storePhoto(
  { database, storage, normalisePhoto }: Needs,
  upload: Upload,
): Promise<PhotoRow> {
  const photo = await normalisePhoto(upload.bytes);
  const row = await writeRow(database, upload, photo);
  const stored = await Promise.allSettled([
    storage.put(row.key, photo.jpeg),
    storage.put(row.thumbnailKey, photo.thumbnail),
  ]);
  if (!(await isKept(database, row.id))) {
    await Promise.all([storage.delete(row.key), storage.delete(row.thumbnailKey)]);
    throw notFound('Photo');
  }
  for (const one of stored) if (one.status === 'rejected') throw one.reason;
  return row;
}

/** Another process may file a photo of the same person and name away in the same millisecond: this one takes the next. */
async function writeRow(
  database: Services['database'],
  { uid, bytes, fileName }: Upload,
  { width, height }: Pick<PhotoRow, 'width' | 'height'>,
): Promise<PhotoRow> {
  for (let timestamp = Date.now(); ; timestamp += 1) {
    const key = photoKey(uid, timestamp, fileName);
    const [row] = await database
      .insert(photos)
      .values({
        id: randomUUID(),
        uid,
        key,
        thumbnailKey: key.replace(/\.jpg$/, '-320.webp'),
        fileName: fileName.replaceAll('\0', '').slice(0, 200),
        size: bytes.length,
        width,
        height,
      })
      .onConflictDoNothing({ target: photos.key })
      .returning();
    if (row) return row;
  }
}

/**
 * Whoever left while their photo was being stored has taken the row along, and perhaps emptied the folder too early.
 * A deletion that has not ended is waited for.
 */
async function isKept(database: Services['database'], id: string): Promise<boolean> {
  const rows = await database
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.id, id))
    .for('key share');
  return rows.length > 0;
}
