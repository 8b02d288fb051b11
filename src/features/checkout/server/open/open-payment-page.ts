import type Stripe from 'stripe';
import { defaultTitle, packageName, shownTitle } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { TierPrice } from '#services/payment/price-list.ts';
import { appPaths } from '#shared/app-paths.ts';
import { nameWare } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';
import { priceOf } from '../price-of.ts';
import { openBoxPictureTokens } from './box-picture.ts';
import { createWithoutRefused, type Optional } from './create-without-refused.ts';
import type { Buyer } from './purchase.ts';

const PROMISE = 'We hold the amount. You are charged only when your toy twin is ready.';
const FOLLOW_UP_PROMISE = 'We hold the amount. You are charged only when it is ready.';

const LEFT_OUT = 'the payment provider refused a part of the payment page; it was opened without that part';

type Needs = Pick<Services, 'payment' | 'logger' | 'database' | 'config'>;
type Order = Pick<OrderRow, 'id' | 'purpose' | 'tier' | 'people' | 'amount' | 'currency' | 'expiresAt'>;
type Toytwin = Pick<ToytwinRow, 'id' | 'templateId' | 'title'>;
/** How the page names and shows what is bought. */
type Ware = { title: string; image?: string };

/**
 * Opens the provider's hosted page on which an order is paid. It closes when the order expires. What the provider refuses
 * and the page can do without is left out: a buyer can pay with any address that they signed up with.
 * @throws {Error} when the provider does not answer with a page; as the `stripe` SDK.
 */
export async function openPaymentPage(
  services: Needs,
  order: Order,
  toytwin: Toytwin,
  buyer: Buyer,
): Promise<{ sessionId: string; sessionUrl: string; expiresAt: Date }> {
  const { payment, logger } = services;
  const ware = await describeWare(services, order, toytwin);
  const session = await createWithoutRefused(
    {
      key: `checkout-${order.id}`,
      onRefused: (details) => logger.warn({ orderId: order.id, ...details }, LEFT_OUT),
    },
    (leftOut, idempotencyKey) => {
      const page = {
        ...describePage(payment, order, toytwin, ware, leftOut),
        ...describeBuyer(order, toytwin, buyer, leftOut),
      };
      return payment.stripe.checkout.sessions.create(page, { idempotencyKey });
    },
  );
  if (!session.url) throw new Error('The payment provider returned no payment page');
  return { sessionId: session.id, sessionUrl: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

/**
 * The sandbox's page is a page of this server: it shows the box with its name. Any other provider is another company, which
 * learns neither (decision 018).
 */
async function describeWare(
  { payment, database, config }: Needs,
  order: Order,
  { templateId, title }: Toytwin,
): Promise<Ware> {
  if (!payment.sandbox) return { title: defaultTitle(templateId) };
  if (order.purpose !== 'toytwin') return { title: shownTitle(title) };
  const tokens = await openBoxPictureTokens(database);
  return { title: shownTitle(title), image: `${config.publicUrl}${tokens.path(order.id)}` };
}

function describePage(
  payment: Needs['payment'],
  order: Order,
  toytwin: Toytwin,
  ware: Ware,
  leftOut: ReadonlySet<Optional>,
): Stripe.Checkout.SessionCreateParams {
  const price = priceOf(payment.prices, order);
  const { priceId } = price;
  // Ids only: no picture, and nothing of what the person wrote.
  const metadata = { orderId: order.id, toytwinId: toytwin.id };
  return {
    mode: 'payment',
    client_reference_id: order.id,
    line_items: [
      {
        quantity: 1,
        ...(priceId ? { price: priceId } : describePrice(payment, price, order, ware, leftOut)),
      },
    ],
    ...(priceId && !leftOut.has('custom_text') && { custom_text: { submit: { message: PROMISE } } }),
    ...(payment.automaticTax && { automatic_tax: { enabled: true } }),
    // What we show is what is held: no other currency, and only cards, which is what the words speak of.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    payment_intent_data: { capture_method: 'manual', metadata },
    metadata,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  };
}

/** Who pays, and where they come back to: from a follow-up order to its toy twin. */
function describeBuyer(
  order: Order,
  toytwin: Toytwin,
  { email, origin }: Buyer,
  leftOut: ReadonlySet<Optional>,
) {
  const isFirst = order.purpose === 'toytwin';
  const paid = new URLSearchParams({ order_id: order.id, ...(!isFirst && { toytwin_id: toytwin.id }) });
  const cancelled = new URLSearchParams({
    toytwin_id: toytwin.id,
    ...(!isFirst && { purpose: order.purpose }),
  });
  return {
    // The page asks for the address where we do not send it.
    ...(!leftOut.has('customer_email') && { customer_email: email }),
    success_url: `${origin}${appPaths.paymentSuccess}?${paid}`,
    cancel_url: `${origin}${appPaths.paymentCancel}?${cancelled}`,
  };
}

function describePrice(
  { automaticTax }: Needs['payment'],
  { taxAdded }: TierPrice,
  { purpose, tier, people, amount, currency }: Order,
  { title, image }: Ware,
  leftOut: ReadonlySet<Optional>,
): Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price_data'> {
  const ware = nameWare({ purpose, title });
  return {
    price_data: {
      currency,
      unit_amount: amount,
      ...(automaticTax && { tax_behavior: taxAdded ? 'exclusive' : 'inclusive' }),
      product_data: {
        name: purpose === 'toytwin' ? `${ware}, ${packageName({ tier, people }).toLowerCase()}` : ware,
        ...(image && { images: [image] }),
        ...(!leftOut.has('description') && {
          description: purpose === 'toytwin' ? PROMISE : FOLLOW_UP_PROMISE,
        }),
      },
    },
  };
}
