import { and, eq } from 'drizzle-orm';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { showVersion } from '#features/toytwins/server/show-version.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { FollowUpRow } from './follow-up.ts';

/**
 * Hands over what a follow-up order paid for, in the transaction that marks it as captured.
 * @throws {Error} when its toy twin is gone, with its owner's account. The charge is refunded then by the periodic check.
 */
export async function deliverFollowUp(transaction: Database, order: FollowUpRow): Promise<void> {
  const toytwin = await lockToytwin(transaction, order.toytwinId);
  if (!toytwin) throw new Error(`Order ${order.id} was charged but its toy twin is gone`);
  switch (order.purpose) {
    case 'redo':
      return deliverRedo(transaction, order, toytwin);
    case 'upgrade':
      return deliverUpgrade(transaction, toytwin);
    default:
      return assertNever(order.purpose);
  }
}

async function deliverRedo(transaction: Database, { id }: FollowUpRow, toytwin: ToytwinRow): Promise<void> {
  const [version] = await transaction
    .update(versions)
    .set({ redoStatus: 'done' })
    .where(and(eq(versions.orderId, id), eq(versions.redoStatus, 'waiting')))
    .returning();
  if (!version) throw new Error(`Order ${id} was charged but its version is gone`);
  await showVersion(transaction, toytwin, version);
}

/** The other versions have their character and model already, and show them from now on. */
async function deliverUpgrade(transaction: Database, toytwin: ToytwinRow): Promise<void> {
  const tier = 'premium';
  await transaction.update(toytwins).set({ tier }).where(eq(toytwins.id, toytwin.id));
  const [shown] = await transaction
    .select()
    .from(versions)
    .where(and(eq(versions.toytwinId, toytwin.id), eq(versions.packagedKey, toytwin.packagedKey ?? '')));
  if (!shown) throw new Error(`The toy twin ${toytwin.id} shows no version`);
  await showVersion(transaction, { ...toytwin, tier }, shown);
}
