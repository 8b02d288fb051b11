import type Stripe from 'stripe';
import type { OrderRow } from '../../tables.ts';

/** Money that the provider holds or has charged for an order, in its own figures. */
export interface AuthorizedPayment {
  paymentIntentId: string;
  /** In the currency's smallest unit, tax included. */
  amount: number;
  tax: number;
  currency: string;
  /** When the bank ends its hold by itself, where the provider says so. */
  captureBefore: Date | null;
}

/** @param session with its payment intent and that one's charge expanded. */
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

/** Whether what is held is the order's price, with no more on top than the tax. */
export function matchesAmount(
  order: Pick<OrderRow, 'amount' | 'currency'>,
  held: Pick<AuthorizedPayment, 'amount' | 'tax' | 'currency'>,
): boolean {
  const added = held.amount - order.amount;
  return held.currency === order.currency && added >= 0 && added <= held.tax;
}
