import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { Services } from '#services/index.ts';

/** Refunds an order's charge at the provider's dashboard. @param lost whether its webhook event never arrives. */
export async function refundOrder(
  services: Pick<Services, 'database' | 'payment'>,
  orderId: string,
  { lost = false }: { lost?: boolean } = {},
): Promise<void> {
  const { stripe, sandbox } = services.payment;
  const order = await rereadOrder(services, orderId);
  sandbox?.dropWebhooks(lost);
  await stripe.refunds.create({ payment_intent: order?.paymentIntentId ?? '' });
  await sandbox?.deliverDue();
  sandbox?.dropWebhooks(false);
}
