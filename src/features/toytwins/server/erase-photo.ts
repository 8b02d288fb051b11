import { and, eq, inArray } from 'drizzle-orm';
import { photos } from '#features/photos/tables.ts';
import { noteErasure } from '#services/database/erasures.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { toytwins, versions } from '../tables.ts';
import { isMadeOf, needsPhoto } from './photo-uses.ts';

/**
 * Erases a photo for good: its files, its file name, and what a hosted model said about the face. The toy twins that were
 * made of it stay; without any, its row goes as well.
 * @param isOrdered whether something that is paid is still to be made of one of these toy twins.
 * @returns false if it stays, because a toy twin still needs it.
 */
export async function erasePhoto(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  photoId: string,
  isOrdered: (transaction: Database, toytwinIds: string[]) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [photo] = await transaction.select().from(photos).where(eq(photos.id, photoId)).for('update');
    if (!photo || photo.erasedAt) return true;
    const isUse = isMadeOf(photoId);
    // Locked, so that none of them is paid or requested again during the call.
    const uses = await transaction.select({ id: toytwins.id }).from(toytwins).where(isUse).for('update');
    const ids = uses.map(({ id }) => id);
    if ((await transaction.$count(toytwins, and(isUse, needsPhoto(transaction)))) > 0) return false;
    if (await isOrdered(transaction, ids)) return false;
    if (uses.length === 0) await transaction.delete(photos).where(eq(photos.id, photoId));
    else {
      const gone = { key: `erased/${photoId}`, thumbnailKey: `erased/${photoId}`, fileName: '' };
      await transaction
        .update(photos)
        .set({ ...gone, erasedAt: new Date() })
        .where(eq(photos.id, photoId));
      const { photoId: first, secondPhotoId: second } = toytwins;
      await transaction.update(toytwins).set({ photoKey: null }).where(eq(first, photoId));
      await transaction.update(toytwins).set({ secondPhotoKey: null }).where(eq(second, photoId));
      await transaction
        .update(versions)
        .set({ faceDescription: null })
        .where(inArray(versions.toytwinId, ids));
    }
    await noteErasure(transaction);
    // Inside the transaction: if the store fails, the row stays, and the retention job or another call tries again.
    await Promise.all([storage.delete(photo.key), storage.delete(photo.thumbnailKey)]);
    return true;
  });
}
