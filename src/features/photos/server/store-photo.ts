import { randomUUID } from 'node:crypto';
import type { Services } from '../../../services/index.ts';
import { photos } from '../tables.ts';
import { normalisePhoto } from './normalise-photo.ts';
import { photoKey } from './photo-key.ts';

/**
 * Checks, cleans and keeps an uploaded photo. The row is written first: no face lies in the store that nothing
 * knows of and nothing would delete, wherever this ends. Whoever tidies up finds a row without files, too.
 * @param upload `timestamp` in milliseconds since 1970 keeps photos of one name apart.
 * @throws {AppError} when the bytes are no photo that we can use, in words for the person.
 */
export async function storePhoto(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  upload: { uid: string; bytes: Buffer; fileName: string; timestamp: number },
): Promise<typeof photos.$inferSelect> {
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
  await Promise.all([storage.put(key, photo.jpeg), storage.put(thumbnailKey, photo.thumbnail)]);
  return row;
}
