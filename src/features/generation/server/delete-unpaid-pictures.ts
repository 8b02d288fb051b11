import { eq } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { pictureFolder, versionFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/**
 * Deletes the pictures and the model that were made for an order whose payment was not used: those of a toy twin that
 * failed, was cancelled, is gone or is paid by a newer order. Any other one keeps its files. Whole folders go: a try that
 * broke off in the middle of storing has written no key down. The version forgets its keys last, with the words about
 * the face, so that the next tidying up tries again.
 */
export async function deleteUnpaidPictures(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  orderId: string,
): Promise<void> {
  const [made] = await database
    .select({
      uid: orders.uid,
      toytwinId: orders.toytwinId,
      status: toytwins.status,
      paidBy: toytwins.orderId,
      version: { id: versions.id, number: versions.number },
    })
    .from(orders)
    .leftJoin(toytwins, eq(toytwins.id, orders.toytwinId))
    .leftJoin(versions, eq(versions.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (made && !made.status) await storage.deleteAll(pictureFolder(made.uid, made.toytwinId));
  if (!made?.version) return;
  const isUnpaid = made.status === 'failed' || made.status === 'cancelled' || made.paidBy !== orderId;
  if (!isUnpaid) return;
  await storage.deleteAll(versionFolder(made, made.version.number));
  await database
    .update(versions)
    .set({ packagedKey: null, characterKey: null, modelKey: null, faceDescription: null })
    .where(eq(versions.id, made.version.id));
}
