import * as z from 'zod/mini';
import { shownTitle, tier } from '#features/toytwins/contract.ts';
import { redoBody } from '#features/toytwins/redo/contract.ts';
import { assertNever } from '#shared/assert-never.ts';

/** docs/specification.md#states. */
export const orderStatuses = ['open', 'authorized', 'captured', 'released', 'expired', 'refunded'] as const;
/** One of them. */
const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What an order pays for: the toy twin itself; of a completed one another drawing, or that it becomes premium. */
export const orderPurposes = ['toytwin', 'redo', 'upgrade'] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

/** docs/specification.md#tiers: shown when the prices call fails. */
export const FALLBACK_PRICES = { basic: '$1.99', premium: '$4.99', duo: '$4.99' } as const;

/** What a tier costs; `amount` is in the currency's smallest unit (cents). */
export const price = z.object({
  formatted: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** Whether the provider may add tax on its page. */
  taxAdded: z._default(z.boolean(), false),
});
export type Price = z.infer<typeof price>;
/** Answer of `GET /api/payments/prices`; `duo` is of two people in one box, at either tier. */
export const prices = z.object({ basic: price, premium: price, duo: price });
export type Prices = z.infer<typeof prices>;

/** Body of `POST /api/payments/create-checkout`. */
export const createCheckoutBody = z.object({
  toytwinId: z.uuid(),
  tier,
  /** Whether to send one email if it is still unpaid a day later; without it, what was wished before stays. */
  remind: z.optional(z.boolean()),
});
/** Its answer: `sessionUrl` is the payment provider's hosted page. */
export const checkoutSession = z.object({ orderId: z.uuid(), sessionUrl: z.string() });
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** An order as its owner sees it; `amount` in cents, times ISO 8601. */
export const order = z.object({
  orderId: z.uuid(),
  status: orderStatus,
  purpose: z.enum(orderPurposes),
  tier,
  /** How many people are in the box. */
  people: z._default(z.int(), 1),
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

/** What an order was for, as receipts and emails call it. */
export function nameWare({ purpose, title }: Pick<Order, 'purpose' | 'title'>): string {
  const name = shownTitle(title);
  switch (purpose) {
    case 'toytwin':
      return name;
    case 'redo':
      return `Another drawing of ${name}`;
    case 'upgrade':
      return `Premium for ${name}`;
    default:
      return assertNever(purpose);
  }
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

/** Something more that can be bought of a completed toy twin. */
export const followUp = z.object({
  /** Null where it is not sold. */
  price: z.nullable(price),
  /** The newest order for it that has not expired. */
  order: z.nullable(order),
});
export type FollowUp = z.infer<typeof followUp>;

/** `GET /api/toytwins/{id}/follow-ups`: another drawing, and the upgrade of a basic toy twin. */
export const followUps = z.object({
  redo: z.extend(followUp, {
    /** The wishes of an order that is still open, or whose payment was released. */
    wishes: z.nullable(redoBody),
  }),
  upgrade: followUp,
});
export type FollowUps = z.infer<typeof followUps>;

/** Body of `POST /api/toytwins/{id}/follow-ups`, which answers a {@link checkoutSession}. */
export const buyFollowUpBody = z.discriminatedUnion('purpose', [
  z.extend(redoBody, { purpose: z.literal('redo') }),
  z.object({ purpose: z.literal('upgrade') }),
]);
export type BuyFollowUpBody = z.infer<typeof buyFollowUpBody>;

/** docs/specification.md#messages, create flow: the server's words, and the page's own when no answer came. */
export const CHECKOUT_FAILED = 'Failed to create payment session. Please try again.';
