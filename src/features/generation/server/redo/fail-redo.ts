import { eq } from 'drizzle-orm';
import type { MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import { versionFolder } from '#features/toytwins/server/picture-files.ts';
import { type ToytwinRow, toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { deleteTakenBack } from '../delete-taken-back.ts';
import { deleteUnpaidPictures } from '../delete-unpaid-pictures.ts';
import { failFollowUp } from '../follow-ups/fail-follow-up.ts';
import { isWaiting } from './waiting-redo.ts';

/**
 * Fails a redo that cannot be drawn, and deletes what was drawn so far. One that costs nothing may be asked for again; the
 * payment of another is released.
 */
export async function failRedo(services: Services, versionId: string, reason?: MakingFailure): Promise<void> {
  const [found] = await services.database
    .select({ toytwin: toytwins, version: versions })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(eq(versions.id, versionId));
  if (!found) return;
  const { orderId } = found.version;
  if (orderId === null) await failFreeRedo(services, found);
  else if (await failFollowUp(services, orderId, reason)) await deleteUnpaidPictures(services, orderId);
}

async function failFreeRedo(
  services: Services,
  { toytwin, version }: { toytwin: ToytwinRow; version: VersionRow },
): Promise<void> {
  if (version.redoStatus !== 'waiting') return deleteTakenBack(services, version.id);
  const { database, storage } = services;
  await storage.deleteAll(versionFolder({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number));
  const nothing = { packagedKey: null, characterKey: null, modelKey: null, faceDescription: null };
  await database
    .update(versions)
    .set({ redoStatus: 'failed', ...nothing })
    .where(isWaiting(version.id));
}
