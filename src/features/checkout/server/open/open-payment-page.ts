import type Stripe from 'stripe';
import { aboutTemplate } from '#features/templates/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { appPaths } from '#shared/app-paths.ts';
import type { OrderRow } from '../../tables.ts';

const PROMISE = 'We hold the amount. You are charged only when your toy twin is ready.';

type Needs = Pick<Services, 'payment'>;
type Order = Pick<OrderRow, 'id' | 'tier' | 'amount' | 'currency' | 'expiresAt'>;

/** Who pays for what, and the origin of the pages to which the provider sends them back. */
export interface Purchase {
  email: string;
  toytwin: Pick<ToytwinRow, 'id' | 'templateId'>;
  origin: string;
}

/**
 * Opens the provider's hosted page on which an order is paid. It closes when the order expires.
 * @throws {Error} when the provider does not answer with a page; as the `stripe` SDK.
 */
export async function openPaymentPage(
  { payment }: Needs,
  order: Order,
  purchase: Purchase,
): Promise<{ sessionId: string; sessionUrl: string; expiresAt: Date }> {
  const session = await payment.stripe.checkout.sessions.create(describePage(payment, order, purchase), {
    idempotencyKey: `checkout-${order.id}`,
  });
  if (!session.url) throw new Error('The provider answered no page');
  return { sessionId: session.id, sessionUrl: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

function describePage(
  payment: Needs['payment'],
  order: Order,
  { email, toytwin, origin }: Purchase,
): Stripe.Checkout.SessionCreateParams {
  const { priceId } = payment.prices[order.tier];
  // Ids only: no picture, and nothing of what the person wrote.
  const metadata = { orderId: order.id, toytwinId: toytwin.id };
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: email,
    line_items: [{ quantity: 1, ...(priceId ? { price: priceId } : describePrice(payment, order, toytwin)) }],
    ...(priceId && { custom_text: { submit: { message: PROMISE } } }),
    ...(payment.automaticTax && { automatic_tax: { enabled: true } }),
    // What we show is what is held: no other currency, and only cards, which is what the words speak of.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    payment_intent_data: { capture_method: 'manual', metadata },
    metadata,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: `${origin}${appPaths.paymentSuccess}?order_id=${order.id}`,
    cancel_url: `${origin}${appPaths.paymentCancel}?toytwin_id=${toytwin.id}`,
  };
}

function describePrice(
  { automaticTax }: Needs['payment'],
  order: Order,
  toytwin: Purchase['toytwin'],
): Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price_data'> {
  return {
    price_data: {
      currency: order.currency,
      unit_amount: order.amount,
      ...(automaticTax && { tax_behavior: 'inclusive' }),
      product_data: {
        name: `${aboutTemplate(toytwin.templateId).name} Toy Twin, ${order.tier}`,
        description: PROMISE,
      },
    },
  };
}
