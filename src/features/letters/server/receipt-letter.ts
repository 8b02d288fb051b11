import type { Services } from '../../../services/index.ts';
import { greeting } from '../../../services/mail/greeting.ts';
import type { Letter } from '../../../services/mail/letter.ts';
import { formatAmount } from '../../../shared/money.ts';
import { orderNumber } from '../../checkout/contract.ts';
import { printedTitle, TIER_NAMES } from '../../toytwins/contract.ts';
import type { Reader } from './find-reader.ts';

/** The receipt for a charged order; what was charged, and to which card, is the provider's word. */
export async function receiptLetter(
  services: Pick<Services, 'payment' | 'config'>,
  { user, order }: Reader,
): Promise<Letter | undefined> {
  if (order.status !== 'captured' || !order.capturedAt || !order.paymentIntentId) return undefined;
  const charge = await readCharge(services, order.paymentIntentId);
  const number = orderNumber(order.id);
  const facts = [
    { name: 'Receipt', value: number },
    { name: 'Toy twin', value: printedTitle(order.title) },
    { name: 'Package', value: TIER_NAMES[order.tier] },
    { name: 'Charged', value: charge.formatted },
    {
      name: 'Date',
      value: order.capturedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    },
    ...(charge.card ? [{ name: 'Card', value: charge.card }] : []),
    { name: 'Seller', value: services.config.mail.from.name },
  ];
  return {
    subject: `Your receipt ${number}: ${charge.formatted}`,
    preview: `${charge.formatted} for ${printedTitle(order.title)}.`,
    heading: `Receipt ${number}`,
    paragraphs: [
      greeting(user.displayName),
      `Your toy twin was ready, and your card was charged ${charge.formatted}. Thank you.`,
    ],
    facts,
    action: { label: 'See all receipts', url: `${services.config.publicUrl}/receipts` },
    notes: ['Keep this mail for your records. All receipts also stay in your account.'],
  };
}

/** @returns the charged amount in words, and the card's last digits when the provider tells them. */
async function readCharge({ payment }: Pick<Services, 'payment'>, intentId: string) {
  const intent = await payment.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const digits = charge?.payment_method_details?.card?.last4;
  return {
    formatted: formatAmount(intent.amount_received, intent.currency),
    card: digits ? `ending in ${digits}` : undefined,
  };
}
