import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { notFound } from '../../../shared/errors.ts';
import { type PhotoRow, photos } from '../tables.ts';
import { normalisePhoto } from './normalise-photo.ts';
import { photoKey } from './photo-key.ts';

/**
 * Checks, cleans and keeps an uploaded photo. The row is written first: no face lies in the store that nothing
 * knows of and nothing would delete, wherever this ends. Whoever tidies up finds a row without files, too.
 * @param upload `timestamp` in milliseconds since 1970 keeps photos of one name apart.
 * @throws {AppError} when the bytes are no photo that we can use, in words for the person; `not_found` when its owner has
 * left meanwhile.
 */
export async function storePhoto(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  upload: { uid: string; bytes: Buffer; fileName: string; timestamp: number },
): Promise<PhotoRow> {
  const photo = await normalisePhoto(upload.bytes);
  const key = photoKey(upload.uid, upload.timestamp, upload.fileName);
  const thumbnailKey = key.replace(/\.jpg$/, '-320.webp');
  const [row] = await database
    .insert(photos)
    .values({
      id: randomUUID(),
      uid: upload.uid,
      key,
      thumbnailKey,
      fileName: upload.fileName.replaceAll('\0', '').slice(0, 200),
      size: upload.bytes.length,
      width: photo.width,
      height: photo.height,
    })
    .returning();
  if (!row) throw new Error('The photo row was not returned');
  const stored = await Promise.allSettled([
    storage.put(key, photo.jpeg),
    storage.put(thumbnailKey, photo.thumbnail),
  ]);
  if (!(await isKept(database, row.id))) {
    await Promise.all([storage.delete(key), storage.delete(thumbnailKey)]);
    throw notFound('Photo');
  }
  for (const one of stored) if (one.status === 'rejected') throw one.reason;
  return row;
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
