import type Stripe from 'stripe';
import type { OrderRow } from '../../tables.ts';

/** A payment that the provider has authorized or captured for an order, in the provider's figures. */
export interface AuthorizedPayment {
  paymentIntentId: string;
  /** In the currency's smallest unit, tax included. */
  amount: number;
  tax: number;
  currency: string;
  /** When the authorization expires; null where the provider does not say. */
  captureBefore: Date | null;
}

/** @param session with `payment_intent.latest_charge` expanded. */
export function readAuthorizedPayment(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): AuthorizedPayment {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const seconds = charge?.payment_method_details?.card?.capture_before;
  return {
    paymentIntentId: intent.id,
    amount: intent.amount,
    tax: session.total_details?.amount_tax ?? 0,
    currency: intent.currency,
    captureBefore: seconds ? new Date(seconds * 1000) : null,
  };
}

/** Whether the authorized amount is the order's price, or the price plus the tax that the provider added. */
export function matchesAmount(
  order: Pick<OrderRow, 'amount' | 'currency'>,
  held: Pick<AuthorizedPayment, 'amount' | 'tax' | 'currency'>,
): boolean {
  const added = held.amount - order.amount;
  return held.currency === order.currency && added >= 0 && added <= held.tax;
}
