import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Services } from '#services/index.ts';
import { type OrderRow, orders } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';

/** What notices of sessions, payment intents, charges and disputes have in common; whatever else they say. */
const subject = z.object({
  id: z.string(),
  object: z.string().optional(),
  metadata: z.object({ orderId: z.uuid().optional().catch(undefined) }).nullish(),
  /** Charges and disputes name theirs, and sessions once a card was tried. */
  payment_intent: z.string().nullish().catch(undefined),
});

/** The order that a notice is about, by our own id in its metadata or by the provider's ids. */
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
