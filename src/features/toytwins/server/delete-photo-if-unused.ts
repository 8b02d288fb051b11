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
  await database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(photos)
      .where(and(eq(photos.id, photoId), notExists(used)))
      .returning();
    // Before the row is forgotten: when the store fails, the row stays, and the next tidying up tries again.
    for (const photo of deleted) {
      await Promise.all([storage.delete(photo.key), storage.delete(photo.thumbnailKey)]);
    }
  });
}
