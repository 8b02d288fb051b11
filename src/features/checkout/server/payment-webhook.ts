import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { orders, paymentEvents } from '../tables.ts';
import { type OrderRow, rereadOrder } from './read-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/** A signature may not be older, nor from further ahead, than this many seconds. */
const TOLERANCE = 300;
const subject = z.object({ id: z.string(), metadata: z.object({ orderId: z.uuid() }).nullish() });

/**
 * Takes a notice of the payment provider. It is only a hint: its signature is checked, its id remembered, and
 * what really happened is asked from the provider.
 * @throws {AppError} `bad_request` when it was not signed by the provider.
 */
export async function takePaymentNotice(services: Needs, body: Buffer, signature: string): Promise<void> {
  const { database, logger } = services;
  const event = readEvent(services, body, signature);
  const [seen] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (seen) return;
  const orderId = await findOrderId(services, event);
  const order = orderId && (await rereadOrder(services, orderId));
  if (order && mayChange(order, event)) await reconcileOrder(services, order);
  if (!order) logger.info({ event: event.id, type: event.type }, 'payment notice without an order of ours');
  await database.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
}

/** Of a payment that is known to be held, only its end is news; the second notice that it is held is not. */
function mayChange(order: OrderRow, event: Stripe.Event): boolean {
  return order.status !== 'authorized' || event.type === 'payment_intent.canceled';
}

function readEvent({ payment }: Needs, body: Buffer, signature: string): Stripe.Event {
  try {
    const event = payment.stripe.webhooks.constructEvent(body, signature, payment.webhookSecret, TOLERANCE);
    // The SDK takes signatures from the future; a stolen one could be kept for later.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (signedAt > Date.now() / 1000 + TOLERANCE) throw new Error('The signature is from the future');
    return event;
  } catch (cause) {
    throw new AppError('bad_request', 'The signature does not hold.', { cause });
  }
}

async function findOrderId({ database }: Needs, event: Stripe.Event): Promise<string | undefined> {
  const parsed = subject.safeParse(event.data.object);
  if (!parsed.success) return undefined;
  if (parsed.data.metadata) return parsed.data.metadata.orderId;
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, parsed.data.id));
  return order?.id;
}
