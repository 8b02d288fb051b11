import { orderNumber } from '#features/checkout/contract.ts';
import { shownTitle } from '#features/toytwins/contract.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths } from '#shared/app-paths.ts';
import { formatAmount } from '#shared/money.ts';
import type { Recipient } from './find-recipient.ts';
import { followUpFailureEmail } from './follow-up-failure-email.ts';

/**
 * The email about a toy twin that could not be made, or a follow-up order, with what that means for the payment.
 * @returns undefined when the order is neither released nor refunded.
 */
export function failureEmail(
  { config }: Pick<Services, 'config'>,
  { user, order }: Recipient,
): EmailContent | undefined {
  if (order.status !== 'released' && order.status !== 'refunded') return undefined;
  if (order.purpose !== 'toytwin') return followUpFailureEmail(config.publicUrl, { user, order });
  if (order.status === 'released' && order.reason === 'charge_refused')
    return refusedChargeEmail(config.publicUrl, { user, order });
  const amount = formatAmount(order.amount, order.currency);
  const released = order.status === 'released';
  const title = shownTitle(order.title);
  const money = released
    ? `You were not charged. The ${amount} held on your card has been released; your bank may still show it for a few days.`
    : `The ${amount} that your card was charged has been refunded in full; your bank may need a few days to show it.`;
  return {
    subject: released
      ? 'Your toy twin could not be made: you were not charged'
      : 'Your toy twin could not be made: your refund is on its way',
    preview: money,
    heading: 'Your toy twin could not be made',
    paragraphs: [
      greeting(user.displayName),
      `${title} could not be finished. We are sorry.`,
      money,
      'Your photo and your description are still there. You can try again whenever you like.',
    ],
    facts: [
      { name: 'Order', value: orderNumber(order.id) },
      { name: released ? 'Released' : 'Refunded', value: amount },
    ],
    action: { label: 'Try again', url: `${config.publicUrl}${appPaths.gallery}/${order.toytwinId}` },
    notes: [],
  };
}

/** The toy twin was made, but the bank did not pay for it. */
function refusedChargeEmail(publicUrl: string, { user, order }: Recipient): EmailContent {
  const amount = formatAmount(order.amount, order.currency);
  const money = `You were not charged. The ${amount} held on your card has been released; your bank may still show it for a few days.`;
  return {
    subject: 'Your bank declined the charge: you were not charged',
    preview: money,
    heading: 'Your bank declined the charge',
    paragraphs: [
      greeting(user.displayName),
      `${shownTitle(order.title)} was made, but your bank declined the charge.`,
      money,
      'Your photo and your description are still there. You can pay with another card whenever you like.',
    ],
    facts: [
      { name: 'Order', value: orderNumber(order.id) },
      { name: 'Released', value: amount },
    ],
    action: {
      label: 'Use another card',
      url: `${publicUrl}${appPaths.create}?draft=${order.toytwinId}`,
    },
    notes: [],
  };
}
