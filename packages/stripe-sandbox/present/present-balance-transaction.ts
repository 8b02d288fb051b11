import type Stripe from 'stripe';
import type { IntentRow, RefundRow } from '../tables.ts';
import type { Wire } from './wire.ts';

/** The provider's published fee for a card: a share of the amount, and a fixed part in the smallest unit. */
const FEE = { share: 0.029, fixed: 30 };

type Movement = {
  id: string;
  source: string;
  type: 'charge' | 'refund';
  amount: number;
  fee: number;
  currency: string;
  created: number;
};

/** The id of what a charge or refund moved on the account: `txn_…` with the rest of its own id. */
function transactionId(source: string): string {
  return `txn_${source.slice(source.indexOf('_') + 1)}`;
}

/** What a captured charge moved on the account; null before it is captured. */
export function transactionOfCharge(intent: IntentRow & { chargeId: string }) {
  if (intent.status !== 'succeeded') return null;
  const { chargeId, amountReceived: amount, currency, capturedAt, created } = intent;
  const fee = Math.round(amount * FEE.share) + FEE.fixed;
  const id = transactionId(chargeId);
  return present({
    id,
    source: chargeId,
    type: 'charge',
    amount,
    fee,
    currency,
    created: capturedAt ?? created,
  });
}

/** What a refund moved on the account. The fee of its charge is not returned, and there is none of its own. */
export function transactionOfRefund({ id, amount, created }: RefundRow, { currency }: IntentRow) {
  return present({
    id: transactionId(id),
    source: id,
    type: 'refund',
    amount: -amount,
    fee: 0,
    currency,
    created,
  });
}

function present({ id, source, type, amount, fee, currency, created }: Movement) {
  const description = 'Stripe processing fees';
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'available',
    type,
  } satisfies Wire<Stripe.BalanceTransaction>;
}
