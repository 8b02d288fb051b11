import { and, eq, inArray } from 'drizzle-orm';
import type { CheckoutSession } from '#features/checkout/contract.ts';
import { openCheckout } from '#features/checkout/server/open/open-checkout.ts';
import type { Buyer, Purchase } from '#features/checkout/server/open/purchase.ts';
import { orders } from '#features/checkout/tables.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { type ToytwinRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { refuseRedo } from '../follow-ups/offers.ts';
import { addRedoVersion, isDrawnFrom, type RedoWishes, readWishes } from './redo-version.ts';

/**
 * Opens an order for another drawing of a completed toy twin whose free redo is used or over. Its version is noted now and
 * drawn once the payment is held; it is charged only when all of it is stored.
 * @throws {AppError} `conflict` where it cannot be bought now; as `readWishes` and `openCheckout`.
 */
export async function buyRedo(
  services: Services,
  row: ToytwinRow,
  body: RedoBody,
  buyer: Buyer,
): Promise<CheckoutSession> {
  const wishes = await readWishes(services, row, body);
  const session = await openCheckout(services, purchaseOf(services, row, wishes), buyer);
  return session ?? buyRedo(services, row, body, buyer);
}

function purchaseOf(services: Services, toytwin: ToytwinRow, wishes: RedoWishes): Purchase {
  return {
    toytwin,
    purpose: 'redo',
    tier: toytwin.tier,
    alreadyPaid: beingDrawn,
    lock: async (transaction) => void (await lockOffered(transaction, toytwin.id)),
    isSame: async (order) => {
      const made = await services.database.select().from(versions).where(eq(versions.orderId, order.id));
      return made.some((version) => isDrawnFrom(version, wishes));
    },
    record: async (transaction, orderId) => {
      const row = await lockOffered(transaction, toytwin.id);
      await deleteUnpaidVersions(transaction, toytwin.id);
      await addRedoVersion(services, transaction, row, wishes, { redoStatus: 'unpaid', orderId });
    },
  };
}

/** @throws {AppError} `conflict` where another drawing cannot be bought. */
async function lockOffered(transaction: Database, id: string): Promise<ToytwinRow> {
  const row = await lockToytwin(transaction, id);
  if (!row) throw notFound('Toy Twin');
  const refusal = await refuseRedo(transaction, row);
  if (refusal) throw new AppError('conflict', refusal);
  const isWaiting = and(eq(versions.toytwinId, id), eq(versions.redoStatus, 'waiting'));
  if ((await transaction.$count(versions, isWaiting)) > 0) throw beingDrawn();
  return row;
}

function beingDrawn(): AppError {
  return new AppError('conflict', 'This toy twin is already being drawn again.');
}

/** Versions whose orders have ended unpaid have no files, so their numbers are free again. */
async function deleteUnpaidVersions(transaction: Database, toytwinId: string): Promise<void> {
  const ended = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), inArray(orders.status, ['expired', 'released'])));
  const isUnpaid = and(eq(versions.toytwinId, toytwinId), eq(versions.redoStatus, 'unpaid'));
  await transaction.delete(versions).where(and(isUnpaid, inArray(versions.orderId, ended)));
}
