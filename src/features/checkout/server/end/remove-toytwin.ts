import { and, eq, inArray, ne } from 'drizzle-orm';
import { deleteToytwin } from '#features/toytwins/server/delete-toytwin.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { orders } from '../../tables.ts';
import { cancelOrder } from './cancel-order.ts';
import { expireUnpaidOrders } from './expire-order.ts';

/** What the owner reads whose follow-up order is being charged. */
export const BEING_CHARGED = 'Your toy twin is ready, and your card is being charged.';

type Needs = Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger' | 'config' | 'outboxDir'>;

/**
 * Removes a toy twin for its owner. Its open orders are expired first, so that nobody pays for a removed toy twin, and held
 * follow-up orders are released. One of them may turn out to be paid, on a page in another tab: then the toy twin stays, or
 * the follow-up order is released by the periodic check.
 * @throws {AppError} `conflict` as `deleteToytwin`, also when it turns out to be paid or is being charged.
 */
export async function removeToytwin(
  services: Needs,
  caller: Caller,
  id: string,
  { unpaid }: { unpaid: boolean },
): Promise<void> {
  await endToytwin(services, await readToytwin(services, caller, id), { unpaid });
}

/**
 * The same for a toy twin that was read.
 * @param removedBefore deletes only one that its owner had removed by then, and has not taken back.
 */
export async function endToytwin(
  services: Needs,
  toytwin: ToytwinRow,
  { unpaid, removedBefore }: { unpaid: boolean; removedBefore?: Date },
): Promise<void> {
  if (toytwin.status === 'draft' || toytwin.status === 'failed') {
    await expireUnpaidOrders(services, toytwin.id, 'toytwin_removed');
  }
  if (toytwin.status === 'completed' && !unpaid) await cancelFollowUps(services, toytwin.id);
  const check = (transaction: Database) => refuseWhileCharging(transaction, toytwin.id);
  await deleteToytwin(services, toytwin, { unpaid, removedBefore, check });
}

async function cancelFollowUps(services: Needs, toytwinId: string): Promise<void> {
  const isPending = and(
    eq(orders.toytwinId, toytwinId),
    ne(orders.purpose, 'toytwin'),
    inArray(orders.status, ['open', 'authorized']),
  );
  for (const order of await services.database.select().from(orders).where(isPending)) {
    await cancelOrder(services, order, 'toytwin_removed');
  }
}

/** A follow-up order may have been paid since. Nobody is charged for what they get no more. */
async function refuseWhileCharging(transaction: Database, toytwinId: string): Promise<void> {
  const isCharging = and(
    eq(orders.toytwinId, toytwinId),
    eq(orders.status, 'authorized'),
    eq(orders.stage, 'charging'),
  );
  if ((await transaction.$count(orders, isCharging)) === 0) return;
  throw new AppError('conflict', BEING_CHARGED);
}
