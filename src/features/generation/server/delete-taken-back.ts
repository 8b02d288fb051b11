import { and, eq, isNull, or } from 'drizzle-orm';
import { versionFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/**
 * Deletes what was drawn of a free redo or a second variation that a refund has ended. Its job calls it when it is done,
 * so that nothing is stored afterwards. Any other version stays as it is.
 */
export async function deleteTakenBack(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  versionId: string,
): Promise<void> {
  const isEnded = or(eq(versions.redoStatus, 'refunded'), eq(versions.variationStatus, 'failed'));
  const isIt = and(eq(versions.id, versionId), isNull(versions.orderId), isEnded);
  const [ended] = await database
    .select({ uid: toytwins.uid, toytwinId: toytwins.id, number: versions.number })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(isIt);
  if (!ended) return;
  await storage.deleteAll(versionFolder(ended, ended.number));
  const nothing = { packagedKey: null, characterKey: null, modelKey: null, faceDescription: null };
  await database.update(versions).set(nothing).where(isIt);
}
