import type Stripe from 'stripe';
import type { IntentRow } from '../tables.ts';
import { presentCharge } from './present-charge.ts';
import type { Wire } from './wire.ts';

/** A payment intent on the wire; with `expandCharge` it contains the whole charge, otherwise the charge's id. */
export function presentIntent(
  intent: IntentRow,
  options: { expandCharge?: boolean; expandTransaction?: boolean } = {},
) {
  const { chargeId, lastPaymentError } = intent;
  const charge =
    chargeId !== null && options.expandCharge ? presentCharge({ ...intent, chargeId }, options) : chargeId;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amountReceived,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'manual',
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: lastPaymentError && {
      type: 'card_error',
      code: lastPaymentError.code,
      ...(lastPaymentError.declineCode !== null && { decline_code: lastPaymentError.declineCode }),
      message: lastPaymentError.message,
    },
    latest_charge: charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method_types: ['card'],
    receipt_email: intent.receiptEmail,
    status: intent.status,
  } satisfies Wire<Stripe.PaymentIntent, 'last_payment_error' | 'latest_charge'>;
}
export type PaymentIntentJson = ReturnType<typeof presentIntent>;
