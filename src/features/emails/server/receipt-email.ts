import type { Config } from '#config.ts';
import { nameWare, orderNumber } from '#features/checkout/contract.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { packageName, shownTitle } from '#features/toytwins/contract.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import { receiptPath } from '#shared/app-paths.ts';
import { formatAmount } from '#shared/money.ts';
import type { Recipient } from './find-recipient.ts';

/**
 * The receipt for a captured order, with the last digits of the card where the provider knows them.
 * @returns undefined when the order is no longer captured.
 */
export async function receiptEmail(
  services: Pick<Services, 'payment' | 'config'>,
  { user, order }: Recipient,
): Promise<EmailContent | undefined> {
  if (order.status !== 'captured' || !order.capturedAt || !order.paymentIntentId) return undefined;
  const charged = formatAmount(order.amount, order.currency);
  const card = await readCard(services, order.paymentIntentId);
  const number = orderNumber(order.id);
  const facts = [
    { name: 'Receipt', value: number },
    ...describeWare(order),
    { name: 'Charged', value: charged },
    {
      name: 'Date',
      value: order.capturedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    },
    ...(card ? [{ name: 'Card', value: card }] : []),
    ...(order.tax > 0 ? [{ name: 'Tax included', value: formatAmount(order.tax, order.currency) }] : []),
    ...describeSeller(services.config),
  ];
  return {
    subject: `Your receipt ${number}: ${charged}`,
    preview: `${charged} for ${nameWare(order)}.`,
    heading: `Receipt ${number}`,
    paragraphs: [
      greeting(user.displayName),
      `${order.purpose === 'toytwin' ? 'Your toy twin' : nameWare(order)} is ready, and your card was charged ${charged}. Thank you.`,
    ],
    facts,
    action: { label: 'Download PDF', url: `${services.config.publicUrl}${receiptPath(order.id)}` },
    notes: ['Keep this email for your records. All receipts are also in your account.'],
  };
}

function describeSeller({ seller, mail }: Config): { name: string; value: string }[] {
  if (!seller) return [{ name: 'Seller', value: mail.from.name }];
  const { name, address, taxNumber } = seller;
  return [
    { name: 'Seller', value: [name, ...address].join(', ') },
    ...(taxNumber ? [{ name: 'Tax number', value: taxNumber }] : []),
  ];
}

function describeWare(order: OrderRow): { name: string; value: string }[] {
  if (order.purpose !== 'toytwin') return [{ name: 'For', value: nameWare(order) }];
  return [
    { name: 'Toy twin', value: shownTitle(order.title) },
    { name: 'Package', value: packageName(order) },
  ];
}

/**
 * @returns undefined when the provider does not name the card, or does not know the payment after a change of the API
 * key.
 */
async function readCard(
  { payment }: Pick<Services, 'payment'>,
  intentId: string,
): Promise<string | undefined> {
  try {
    const intent = await payment.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const digits = charge?.payment_method_details?.card?.last4;
    return digits ? `ending in ${digits}` : undefined;
  } catch (error) {
    if (isUnknownAtProvider(error)) return undefined;
    throw error;
  }
}
