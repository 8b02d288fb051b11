import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../../services/identity/index.ts';
import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { TEMPLATES } from '../../templates/contract.ts';
import type { Tier } from '../../toytwins/contract.ts';
import { readToytwin } from '../../toytwins/server/read-toytwin.ts';
import { refuseUnfit } from '../../toytwins/server/refuse-unfit.ts';
import { toytwins } from '../../toytwins/tables.ts';
import { orders } from '../tables.ts';
import { moveOrder } from './lifecycle.ts';
import type { OrderRow } from './read-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

/** For how long the provider's page takes a payment, in milliseconds; the provider's own minimum is 30 minutes. */
const PAGE_LIFETIME = 31 * 60_000;
const PROVIDER_FAILED = 'Failed to create payment session. Please try again.';

type Needs = Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'config' | 'logger' | 'moderation'>;
type ToytwinRow = typeof toytwins.$inferSelect;

/**
 * Opens an order for a toy twin and the provider's hosted page to pay it. Asking twice gives the same page.
 * @param origin where the provider sends the person back to.
 * @throws {AppError} `conflict` when it is paid already, `payment_provider_failed` when the provider fails; as
 * `refuseUnfit`.
 */
export async function startCheckout(
  services: Needs,
  caller: Caller,
  wish: { toytwinId: string; tier: Tier },
  origin: string,
): Promise<{ orderId: string; sessionUrl: string }> {
  const toytwin = await readToytwin(services, caller, wish.toytwinId);
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') throw alreadyPaid();
  // Again, because the record may be older than today's rules, and nobody pays for what will not be made.
  await refuseUnfit(services, toytwin);
  const usable = await settleEarlierOrders(services, toytwin.id, wish.tier);
  if (usable?.sessionUrl) return { orderId: usable.id, sessionUrl: usable.sessionUrl };
  await services.database.update(toytwins).set({ tier: wish.tier }).where(eq(toytwins.id, toytwin.id));
  const order = await openOrder(services, toytwin, wish.tier);
  const sessionUrl = await openPage(services, caller, order, toytwin, origin);
  // Two clicks at once: the other one has replaced this order meanwhile, and its page is the one to use.
  if (!sessionUrl) return startCheckout(services, caller, wish, origin);
  return { orderId: order.id, sessionUrl };
}

/**
 * Looks at what the provider knows of earlier orders of this toy twin before a new one is opened, so that
 * nobody pays twice.
 * @returns an open order whose page can be used again.
 */
async function settleEarlierOrders(
  services: Needs,
  toytwinId: string,
  tier: Tier,
): Promise<OrderRow | undefined> {
  const earlier = await services.database
    .select()
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), inArray(orders.status, ['open', 'authorized'])));
  let usable: OrderRow | undefined;
  for (const order of earlier) {
    const now = await reconcileOrder(services, order);
    if (now.status === 'authorized' || now.status === 'captured') throw alreadyPaid();
    if (now.status !== 'open') continue;
    if (isUsable(services, now, tier)) usable = now;
    else await expire(services, now);
  }
  return usable;
}

function isUsable({ config }: Needs, order: OrderRow, tier: Tier): boolean {
  const minuteLeft = order.expiresAt.getTime() - Date.now() > 60_000;
  const { prices } = config;
  return (
    order.tier === tier &&
    order.amount === prices[tier] &&
    order.currency === prices.currency &&
    order.sessionUrl !== null &&
    minuteLeft
  );
}

async function expire({ database, payment }: Needs, order: OrderRow): Promise<void> {
  if (order.sessionId) await payment.stripe.checkout.sessions.expire(order.sessionId);
  await moveOrder(database, order.id, 'expired', { reason: 'Replaced by a newer order.' });
}

async function openOrder({ database, config }: Needs, toytwin: ToytwinRow, tier: Tier): Promise<OrderRow> {
  const now = new Date();
  const [order] = await database
    .insert(orders)
    .values({
      id: randomUUID(),
      uid: toytwin.uid,
      toytwinId: toytwin.id,
      title: toytwin.title,
      tier,
      amount: config.prices[tier],
      currency: config.prices.currency,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAGE_LIFETIME),
    })
    .returning();
  if (!order) throw new Error('The order row was not returned');
  return order;
}

/** @returns undefined when the order was given up before its page was there; the page is closed then. */
async function openPage(
  { database, payment, logger }: Needs,
  caller: Caller,
  order: OrderRow,
  toytwin: ToytwinRow,
  origin: string,
): Promise<string | undefined> {
  const metadata = { orderId: order.id, toytwinId: toytwin.id };
  try {
    const session = await payment.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order.id,
        customer_email: caller.email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency,
              unit_amount: order.amount,
              product_data: {
                name: `${TEMPLATES[toytwin.templateId].name} Toy Twin, ${order.tier}`,
                description: 'We hold the amount. You are charged only when your toy twin is ready.',
              },
            },
          },
        ],
        payment_intent_data: { capture_method: 'manual', metadata },
        metadata,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
        success_url: `${origin}/payment-success?order_id=${order.id}`,
        cancel_url: `${origin}/payment-cancel`,
      },
      { idempotencyKey: `checkout-${order.id}` },
    );
    if (!session.url) throw new Error('The provider answered no page');
    const [opened] = await database
      .update(orders)
      .set({ sessionId: session.id, sessionUrl: session.url })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'open')))
      .returning({ id: orders.id });
    if (opened) return session.url;
    await payment.stripe.checkout.sessions.expire(session.id);
    return undefined;
  } catch (cause) {
    logger.error({ err: cause, orderId: order.id }, 'checkout session failed');
    await moveOrder(database, order.id, 'expired', { reason: 'The payment page could not be opened.' });
    throw new AppError('payment_provider_failed', PROVIDER_FAILED, { cause });
  }
}

function alreadyPaid(): AppError {
  return new AppError('conflict', 'This toy twin is already paid for.');
}
