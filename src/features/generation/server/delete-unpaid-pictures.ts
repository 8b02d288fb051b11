import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { filesOfPicture } from '../../toytwins/server/picture-files.ts';
import { toytwins, versions } from '../../toytwins/tables.ts';

/**
 * Deletes the pictures and the model that were made for an order whose payment was not used: those of a toy twin that failed
 * or was cancelled. Any other one keeps its files. The version forgets them last, with the words about the
 * face, so that the next tidying up tries again.
 */
export async function deleteUnpaidPictures(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  orderId: string,
): Promise<void> {
  const [unpaid] = await database
    .select({
      id: versions.id,
      packagedKey: versions.packagedKey,
      characterKey: versions.characterKey,
      modelKey: versions.modelKey,
    })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(and(eq(versions.orderId, orderId), inArray(toytwins.status, ['failed', 'cancelled'])));
  if (!unpaid) return;
  const keys = [unpaid.packagedKey, unpaid.characterKey].filter((key) => key !== null);
  const files = [...keys.flatMap(filesOfPicture), ...(unpaid.modelKey ? [unpaid.modelKey] : [])];
  await Promise.all(files.map((key) => storage.delete(key)));
  await database
    .update(versions)
    .set({ packagedKey: null, characterKey: null, modelKey: null, faceDescription: null })
    .where(eq(versions.id, unpaid.id));
}
