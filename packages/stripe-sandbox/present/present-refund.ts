import type Stripe from 'stripe';
import type { IntentRow, RefundRow } from '../tables.ts';
import type { Wire } from './present-charge.ts';

/** A refund on the wire. */
export function presentRefund(refund: RefundRow, intent: IntentRow) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: intent.chargeId,
    created: refund.created,
    currency: intent.currency,
    metadata: refund.metadata,
    payment_intent: intent.id,
    reason: refund.reason,
    status: 'succeeded',
  } satisfies Wire<Stripe.Refund>;
}
