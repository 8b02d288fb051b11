import type Stripe from 'stripe';
import type { IntentRow, RefundRow } from '../tables.ts';
import { transactionOfRefund } from './present-balance-transaction.ts';
import type { Wire } from './wire.ts';

/** A refund on the wire; with `expandTransaction` it contains what it moved on the account. */
export function presentRefund(
  refund: RefundRow,
  intent: IntentRow,
  { expandTransaction = false }: { expandTransaction?: boolean } = {},
) {
  const transaction = transactionOfRefund(refund, intent);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: expandTransaction ? transaction : transaction.id,
    charge: intent.chargeId,
    created: refund.created,
    currency: intent.currency,
    metadata: refund.metadata,
    payment_intent: intent.id,
    reason: refund.reason,
    status: 'succeeded',
  } satisfies Wire<Stripe.Refund, 'balance_transaction'>;
}
