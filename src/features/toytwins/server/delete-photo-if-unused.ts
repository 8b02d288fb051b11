import { and, eq, notExists } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { photos } from '../../photos/tables.ts';
import { toytwins } from '../tables.ts';

/** Deletes a photo, row and files, unless a toy twin still uses it. */
export async function deletePhotoIfUnused(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  photoId: string,
): Promise<void> {
  const used = database.select().from(toytwins).where(eq(toytwins.photoId, photos.id));
  const deleted = await database
    .delete(photos)
    .where(and(eq(photos.id, photoId), notExists(used)))
    .returning();
  for (const photo of deleted) {
    await Promise.all([storage.delete(photo.key), storage.delete(photo.thumbnailKey)]);
  }
}
