import * as z from 'zod/mini';
import { tier } from '#features/toytwins/contract.ts';

/** docs/specification.md#states. */
export const orderStatuses = ['open', 'authorized', 'captured', 'released', 'expired', 'refunded'] as const;
/** One of them. */
const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** docs/specification.md#tiers: shown when the prices call fails. */
export const FALLBACK_PRICES = { basic: '$1.99', premium: '$4.99' } as const;

/** What a tier costs; `amount` is in the currency's smallest unit (cents). */
export const price = z.object({
  formatted: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** Whether the provider may add tax on its page. */
  taxAdded: z._default(z.boolean(), false),
});
/** Answer of `GET /api/payments/prices`. */
export const prices = z.object({ basic: price, premium: price });
export type Prices = z.infer<typeof prices>;

/** Body of `POST /api/payments/create-checkout`. */
export const createCheckoutBody = z.object({ toytwinId: z.uuid(), tier });
/** Its answer: `sessionUrl` is the payment provider's hosted page. */
export const checkoutSession = z.object({ orderId: z.uuid(), sessionUrl: z.string() });

/** An order as its owner sees it; `amount` in cents, times ISO 8601. */
export const order = z.object({
  orderId: z.uuid(),
  status: orderStatus,
  tier,
  amount: z.int(),
  currency: z.string(),
  formatted: z.string(),
  /** How much of the amount is tax, formatted; null when there is none. */
  tax: z._default(z.nullable(z.string()), null),
  toytwins: z.array(z.uuid()),
  title: z.string(),
  createdAt: z.iso.datetime(),
  authorizedAt: z.nullable(z.iso.datetime()),
  capturedAt: z.nullable(z.iso.datetime()),
  releasedAt: z.nullable(z.iso.datetime()),
  /** Why it was released, expired or (in part) refunded, in words for the buyer. */
  reason: z.nullable(z.string()),
});
export type Order = z.infer<typeof order>;

/** The short number of an order, as printed on its receipt: the first eight signs of its id. */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}

/** Answer of every call about one order. */
export const orderAnswer = z.object({ order });
/** `GET /api/payments/orders?cursor=&limit=`: newest first; `nextCursor` is null on the last page. */
export const ordersQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
});
/** Its answer. */
export const ordersPage = z.object({ orders: z.array(order), nextCursor: z.nullable(z.string()) });

/** docs/specification.md#messages, create flow: the server's words, and the page's own when no answer came. */
export const CHECKOUT_FAILED = 'Failed to create payment session. Please try again.';
