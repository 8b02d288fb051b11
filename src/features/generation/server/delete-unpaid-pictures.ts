import { eq } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { pictureFolder, versionFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/**
 * Deletes the pictures and the model that were made for an order whose payment was not used, because the toy twin failed,
 * was canceled, was deleted or is paid by a newer order. In all other cases the files stay. Whole folders are deleted: an
 * attempt that broke off while storing has not saved its keys. The version's keys, and its description of the face, are
 * cleared last, so that the retention job tries again after a failure.
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
