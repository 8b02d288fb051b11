import { and, eq } from 'drizzle-orm';
import type { FollowUpRow } from '#features/checkout/server/follow-ups/follow-up.ts';
import { drawnAs } from '#features/toytwins/server/drawn-as.ts';
import { type ToytwinRow, toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { readHeldFollowUp } from '../follow-ups/held-follow-up.ts';

/** A redo that is still to be drawn. */
export interface WaitingRedo {
  /** As this version shows it. */
  toytwin: ToytwinRow;
  version: VersionRow;
  /** The order that pays for it; null where it costs nothing. */
  order: FollowUpRow | null;
}

/** @returns undefined if it has ended, was deleted with its toy twin, or its order is no longer held. */
export async function readWaitingRedo(
  services: Pick<Services, 'database'>,
  versionId: string,
): Promise<WaitingRedo | undefined> {
  const [found] = await services.database
    .select({ toytwin: toytwins, version: versions })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(isWaiting(versionId));
  if (!found) return undefined;
  const { version } = found;
  const toytwin = drawnAs(found.toytwin, version);
  if (version.orderId === null) return { toytwin, version, order: null };
  const order = await readHeldFollowUp(services, version.orderId);
  return order && { toytwin, version, order };
}

/** Whether a version is a redo that waits or is being drawn. */
export function isWaiting(versionId: string) {
  return and(eq(versions.id, versionId), eq(versions.redoStatus, 'waiting'));
}
