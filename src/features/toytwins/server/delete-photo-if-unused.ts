import { and, eq } from 'drizzle-orm';
import { photos } from '#features/photos/tables.ts';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import type { Services } from '#services/index.ts';
import type { ToytwinRow } from '../tables.ts';
import { isUnused } from './photo-uses.ts';

/** Deletes the photos of a toy twin that is deleted, unless another one uses them. */
export async function deletePhotosIfUnused(
  services: Pick<Services, 'database' | 'storage'>,
  { photoId, secondPhotoId }: Pick<ToytwinRow, 'photoId' | 'secondPhotoId'>,
): Promise<void> {
  await deletePhotoIfUnused(services, photoId);
  if (secondPhotoId !== null) await deletePhotoIfUnused(services, secondPhotoId);
}

/** Deletes a photo, row and files, unless a toy twin still uses it. */
export async function deletePhotoIfUnused(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  photoId: string,
): Promise<void> {
  const deletion = database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(photos)
      .where(and(eq(photos.id, photoId), isUnused(transaction)))
      .returning();
    // Delete the files inside the transaction: if the store fails, the row stays and the retention job tries
    // again.
    for (const photo of deleted) {
      await Promise.all([storage.delete(photo.key), storage.delete(photo.thumbnailKey)]);
    }
  });
  await deletion.catch((error: unknown) => {
    // A toy twin has been created from the photo since the check.
    if (!hasSqlState(error, SQL_STATE.foreignKeyViolation)) throw error;
  });
}
