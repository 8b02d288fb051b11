import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Services } from '#services/index.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';

/** The fields that events about sessions, payment intents, charges and disputes have in common. */
const subject = z.object({
  id: z.string(),
  object: z.string().optional(),
  metadata: z.object({ orderId: z.uuid().optional().catch(undefined) }).nullish(),
  /** Set on charges and disputes, and on sessions once a card was tried. */
  payment_intent: z.string().nullish().catch(undefined),
});

/** The order that a webhook event is about, by our id in its metadata or by the provider's ids. */
export async function findOrderOfEvent(
  services: Pick<Services, 'database'>,
  event: Stripe.Event,
): Promise<OrderRow | undefined> {
  const parsed = subject.safeParse(event.data.object);
  if (!parsed.success) return undefined;
  const { id, object, metadata, payment_intent } = parsed.data;
  if (metadata?.orderId) return rereadOrder(services, metadata.orderId);
  const known = object === 'checkout.session' ? eq(orders.sessionId, id) : undefined;
  const [order] = await services.database
    .select()
    .from(orders)
    .where(known ?? eq(orders.paymentIntentId, payment_intent ?? id));
  return order;
}
