import type Stripe from 'stripe';
import { readState } from '#features/toytwins/server/read-state.ts';
import type { Services } from '#services/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';
import { isFollowUp } from '../follow-ups/follow-up.ts';
import { moveOrder } from '../lifecycle.ts';
import { readPayment } from '../provider/read-payment.ts';
import { readSession } from '../provider/read-session.ts';
import { rereadOrder } from '../read-order.ts';
import { releasePayment } from '../release/release-payment.ts';
import { authorizeOrder } from './authorize-order.ts';
import { readAuthorizedPayment } from './authorized-payment.ts';
import { reconcileCharged } from './reconcile-charged.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Asks the provider for the state of an order's payment and moves the order to match. Webhook events, returning buyers
 * and the periodic check all come here, so a lost or repeated event changes nothing.
 */
export async function followPayment(services: Needs, order: OrderRow): Promise<void> {
  switch (order.status) {
    case 'open':
    case 'expired':
      await reconcileUnpaid(services, order);
      break;
    case 'authorized':
      await reconcileAuthorized(services, order);
      break;
    case 'captured':
      await reconcileCharged(services, order);
      break;
    case 'released':
    case 'refunded':
      break;
    default:
      assertNever(order.status);
  }
}

/** As `followPayment`. @returns the order afterwards. */
export async function reconcileOrder(services: Needs, order: OrderRow): Promise<OrderRow> {
  await followPayment(services, order);
  return (await rereadOrder(services, order.id)) ?? order;
}

async function reconcileUnpaid(services: Needs, order: OrderRow): Promise<void> {
  const { database, payment } = services;
  const session = await readSession(payment.stripe, order.sessionId);
  if (!session) {
    if (order.expiresAt < new Date()) await moveOrder(database, order.id, 'expired');
    return;
  }
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  // `succeeded`: somebody captured it at the provider's dashboard. It still counts as paid.
  if (intent?.status === 'requires_capture' || intent?.status === 'succeeded') {
    await authorizeOrder(services, order, readAuthorizedPayment(session, intent));
  } else if (intent && session.status === 'complete' && isCanceled(intent)) {
    await releasePayment(services, { ...order, paymentIntentId: intent.id }, 'authorization_expired');
  } else if (session.status === 'expired') {
    await moveOrder(database, order.id, 'expired', { reason: 'page_expired' });
  }
}

/** Canceled at the dashboard, or a capture there that the bank refused. */
function isCanceled({ status }: Stripe.PaymentIntent): boolean {
  return status === 'canceled' || status === 'requires_payment_method';
}

/**
 * An authorization can end without us: it expires, or somebody cancels it at the provider's dashboard. Or we have just
 * canceled it ourselves, and the provider's event arrives before our own write.
 */
async function reconcileAuthorized(services: Needs, order: OrderRow): Promise<void> {
  const intent = await readPayment(services.payment.stripe, order);
  if (!intent || intent.status === 'canceled') {
    await releasePayment(services, order, await whyCanceled(services, order));
  }
}

/**
 * We move the toy twin before we cancel an authorization, so the toy twin's status shows why we did; a follow-up order was
 * marked for release before.
 */
async function whyCanceled({ database }: Needs, order: OrderRow): Promise<OrderReason> {
  if (isFollowUp(order)) {
    const now = await rereadOrder({ database }, order.id);
    return (now?.stage === 'given_up' ? now.reason : null) ?? 'authorization_expired';
  }
  const state = await readState(database, order.toytwinId);
  switch (state?.status) {
    case 'failed':
      return 'processing_failed';
    case 'cancelled':
      return 'cancelled';
    default:
      return 'authorization_expired';
  }
}
