import Stripe from 'stripe';
import type { OrderRow } from '#features/checkout/tables.ts';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { formatAmount } from '#shared/money.ts';
import type { ProviderPayment } from '../contract.ts';

/** Asks the provider for its own figures of an order's payment. What fails is told in words and hides nothing else. */
export async function readProviderPayment(
  { payment, logger }: Pick<Services, 'payment' | 'logger'>,
  order: OrderRow,
): Promise<ProviderPayment> {
  if (!order.paymentIntentId) return { payment: null, problem: 'Nobody has paid yet.' };
  try {
    const intent = await payment.stripe.paymentIntents.retrieve(order.paymentIntentId, {
      expand: ['latest_charge'],
    });
    const url = payment.sandbox ? null : dashboardOf(intent);
    return { payment: { ...figuresOf(order, intent), url }, problem: null };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    logger.warn({ failure: explainFailure(error), orderId: order.id }, 'payment not read for the desk');
    return { payment: null, problem: error.message };
  }
}

function figuresOf(order: OrderRow, intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const { status, currency } = intent;
  const charged = intent.amount_received;
  // The provider counts what was held and not charged as refunded, too.
  const returned = charge && charged > 0 ? charge.amount_refunded - (charge.amount - charged) : 0;
  const inWords = (amount: number) => formatAmount(amount, currency);
  const card = charge?.payment_method_details?.card;
  return {
    status,
    held: inWords(intent.amount_capturable),
    charged: inWords(charged),
    returned: inWords(returned),
    card: card?.last4 ? `${card.brand ?? 'Card'} ending in ${card.last4}` : null,
    disputed: charge?.disputed ?? false,
    agrees: agrees(order, { held: intent.amount_capturable, charged, returned }),
  };
}

/** A lost dispute is counted by us only, so such an order is not compared. */
function agrees(order: OrderRow, at: { held: number; charged: number; returned: number }): boolean {
  switch (order.status) {
    case 'authorized':
      return at.held === order.amount;
    case 'captured':
    case 'refunded':
      return at.charged === order.amount && (at.returned === order.amountRefunded || isLost(order));
    case 'released':
    case 'expired':
    case 'open':
      return at.held === 0 && at.charged === at.returned;
    default:
      return false;
  }
}

const isLost = ({ reason }: OrderRow) => reason?.startsWith('dispute') ?? false;

function dashboardOf({ id, livemode }: Stripe.PaymentIntent): string {
  return `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/${id}`;
}
