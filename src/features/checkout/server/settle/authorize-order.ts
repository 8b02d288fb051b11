import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { Database } from '#services/database/index.ts';
import { violatesConstraint } from '#services/database/violates-constraint.ts';
import type { Services } from '#services/index.ts';
import { ONE_PAYMENT, type OrderRow } from '../../tables.ts';
import { beginFollowUp } from '../follow-ups/begin-follow-up.ts';
import { isFollowUp } from '../follow-ups/follow-up.ts';
import { moveOrder } from '../lifecycle.ts';
import { rereadOrder } from '../read-order.ts';
import { releasePayment } from '../release/release-payment.ts';
import { type AuthorizedPayment, matchesAmount } from './authorized-payment.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/** The payment is authorized, but this toy twin cannot use it. */
class UnusablePaymentError extends Error {}

/**
 * Moves an order to `authorized`, queues its toy twin and sends the job, all in one transaction; a follow-up order leaves
 * its toy twin as it is. A payment that cannot be used is released at once.
 */
export async function authorizeOrder(
  services: Needs,
  order: OrderRow,
  payment: AuthorizedPayment,
): Promise<void> {
  const { database, logger } = services;
  try {
    if (!matchesAmount(order, payment))
      throw new UnusablePaymentError(`The held amount differs from the order's`);
    await database.transaction((transaction) => authorize(services, transaction, order, payment));
  } catch (error) {
    if (!(error instanceof UnusablePaymentError) && !isSecondPayment(error)) throw error;
    logger.warn(
      { orderId: order.id, reason: error instanceof Error ? error.message : '' },
      'payment cannot be used',
    );
    const unused = { ...order, paymentIntentId: payment.paymentIntentId };
    await releasePayment(services, unused, 'payment_not_needed');
  }
}

async function authorize(
  { jobs }: Needs,
  transaction: Database,
  order: OrderRow,
  { paymentIntentId, amount, tax, captureBefore }: AuthorizedPayment,
): Promise<void> {
  const now = new Date();
  const change = { paymentIntentId, amount, tax, captureBefore, authorizedAt: now, reason: null };
  const stage = isFollowUp(order) ? 'making' : null;
  const moved = await moveOrder(transaction, order.id, 'authorized', { ...change, stage });
  if (!moved) {
    // Another call was faster: it authorized the order by this very payment, or expired it.
    const present = await rereadOrder({ database: transaction }, order.id);
    if (present?.status === 'expired') throw new UnusablePaymentError('The order has expired');
    return;
  }
  if (isFollowUp(order)) {
    const isBegun = await beginFollowUp(jobs, transaction, order);
    if (!isBegun) throw new UnusablePaymentError('The toy twin does not need this payment');
    return;
  }
  const queued = await moveToytwin(transaction, order.toytwinId, 'queued', {
    orderId: order.id,
    // The tier of this order. The toy twin may have the other one: a later payment page changes it.
    tier: order.tier,
    queuedAt: now,
    stage: 'waiting',
    failureReason: null,
    refundedAt: null,
  });
  if (!queued) throw new UnusablePaymentError('The toy twin cannot be queued');
  const data = { toytwinId: order.toytwinId, orderId: order.id };
  await jobs.send(GENERATE_TOYTWIN, data, { transaction, singletonKey: order.id });
}

/** The database allows one held or captured payment per toy twin and purpose. */
function isSecondPayment(error: unknown): boolean {
  return violatesConstraint(error, ONE_PAYMENT);
}
