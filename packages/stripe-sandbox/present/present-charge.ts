import type Stripe from 'stripe';
import type { IntentRow } from '../tables.ts';
import { transactionOfCharge } from './present-balance-transaction.ts';
import type { Wire } from './wire.ts';

/** The charge of a payment intent that a card was accepted for. */
export function presentCharge(
  intent: IntentRow & { chargeId: string },
  { expandTransaction = false }: { expandTransaction?: boolean } = {},
) {
  const transaction = transactionOfCharge(intent);
  const { card } = intent;
  const captured = intent.status === 'succeeded';
  const released = intent.status === 'canceled';
  // Held money that was not charged counts as refunded, as with the real provider.
  const uncharged = captured ? intent.amount - intent.amountReceived : 0;
  return {
    id: intent.chargeId,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amountReceived,
    amount_refunded: released ? intent.amount : intent.amountRefunded + uncharged,
    balance_transaction: expandTransaction ? transaction : (transaction?.id ?? null),
    billing_details: {
      address: null,
      email: card?.email ?? null,
      name: card?.name ?? null,
      phone: null,
      tax_id: null,
    },
    captured,
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: intent.lastPaymentError?.code ?? null,
    failure_message: intent.lastPaymentError?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: intent.status !== 'requires_payment_method',
    payment_intent: intent.id,
    payment_method_details: card && {
      type: 'card',
      card: {
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: 'credit',
        ...(intent.captureBefore !== null && { capture_before: intent.captureBefore }),
      },
    },
    receipt_email: intent.receiptEmail,
    refunded: released || (intent.amountRefunded > 0 && intent.amountRefunded === intent.amountReceived),
    status: intent.status === 'requires_payment_method' ? 'failed' : 'succeeded',
  } satisfies Wire<Stripe.Charge, 'balance_transaction' | 'payment_method_details'>;
}
