import { and, eq, isNull } from 'drizzle-orm';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { readVersions } from '#features/toytwins/server/read-versions.ts';
import { showVersion } from '#features/toytwins/server/show-version.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { OrderRow } from '../../tables.ts';

/**
 * What a refund means for the toy twin, in the transaction that marks the order as refunded. The toy twin itself stays,
 * but loses its free redo, also one that is still waiting. A paid redo loses its version, and the version before it is
 * shown. A toy twin that was upgraded to premium is basic again. The files are deleted by the retention job (decision
 * 040).
 */
export async function takeBack(transaction: Database, { id, toytwinId, purpose }: OrderRow): Promise<void> {
  const toytwin = await lockToytwin(transaction, toytwinId);
  if (!toytwin) return;
  const isIt = eq(toytwins.id, toytwinId);
  switch (purpose) {
    case 'toytwin':
      if (toytwin.orderId !== id) return;
      await transaction.update(toytwins).set({ refundedAt: new Date() }).where(isIt);
      return endFreeVersions(transaction, toytwinId);
    case 'redo':
      return takeBackRedo(transaction, id, toytwin);
    case 'upgrade':
      await transaction
        .update(toytwins)
        .set({ tier: 'basic', characterKey: null, modelKey: null })
        .where(isIt);
      return;
    default:
      assertNever(purpose);
  }
}

/**
 * Ends a free redo and a second variation that are still to be drawn. The toy twin is locked, so each was asked for or
 * finished before, or is refused after. Their jobs delete what they have stored.
 */
async function endFreeVersions(transaction: Database, toytwinId: string): Promise<void> {
  const isFree = and(eq(versions.toytwinId, toytwinId), isNull(versions.orderId));
  await transaction
    .update(versions)
    .set({ redoStatus: 'refunded' })
    .where(and(isFree, eq(versions.redoStatus, 'waiting')));
  await transaction
    .update(versions)
    .set({ variationStatus: 'failed' })
    .where(and(isFree, eq(versions.variationStatus, 'waiting')));
}

async function takeBackRedo(transaction: Database, orderId: string, toytwin: ToytwinRow): Promise<void> {
  const [version] = await transaction
    .update(versions)
    .set({ redoStatus: 'refunded' })
    .where(and(eq(versions.orderId, orderId), eq(versions.redoStatus, 'done')))
    .returning();
  if (!version || version.packagedKey !== toytwin.packagedKey) return;
  // Somebody has chosen the others: the first by buying it, those of redos by asking for them.
  const others = await readVersions(transaction, toytwin);
  const before = others.findLast(({ variationStatus }) => variationStatus === null);
  if (before) await showVersion(transaction, toytwin, before);
}
