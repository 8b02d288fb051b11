import type Stripe from 'stripe';

/** Events about charged money that was returned, or may be. */
export const refundEventTypes = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.failed',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * The kinds of events to subscribe to at the provider. Each event is only a reason to read the payment; all other
 * events are acknowledged and ignored.
 */
export const handledEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.captured',
  'charge.expired',
  ...refundEventTypes,
] as const satisfies readonly Stripe.Event['type'][];
export type HandledEventType = (typeof handledEventTypes)[number];

/** Whether an event is of a kind that may concern an order. */
export function isHandledEventType(type: string): type is HandledEventType {
  return handledEventTypes.some((known) => known === type);
}

/** Whether an event is about charged money that was returned, or may be. */
export function isRefundEventType(type: string): boolean {
  return refundEventTypes.some((known) => known === type);
}
