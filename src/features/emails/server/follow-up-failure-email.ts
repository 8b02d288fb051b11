import { nameWare, orderNumber } from '#features/checkout/contract.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths } from '#shared/app-paths.ts';
import { formatAmount } from '#shared/money.ts';
import type { Recipient } from './find-recipient.ts';

/** The email about an order for a finished toy twin that was released or refunded: the toy twin is as it was. */
export function followUpFailureEmail(publicUrl: string, { user, order }: Recipient): EmailContent {
  const amount = formatAmount(order.amount, order.currency);
  const ware = nameWare(order);
  const isReleased = order.status === 'released';
  const isRefused = order.reason === 'charge_refused';
  const money = isReleased
    ? `You were not charged. The ${amount} held on your card has been released; your bank may still show it for a few days.`
    : `The ${amount} that your card was charged has been refunded in full; your bank may need a few days to show it.`;
  const what = isRefused ? 'Your bank declined the charge' : 'Your order could not be made';
  return {
    subject: `${what}: ${isReleased ? 'you were not charged' : 'your refund is on its way'}`,
    preview: money,
    heading: what,
    paragraphs: [
      greeting(user.displayName),
      isRefused
        ? `${ware} was made, but your bank declined the charge.`
        : `${ware} could not be made. We are sorry.`,
      money,
      isRefused
        ? 'Your toy twin is unchanged. You can order it again with another card whenever you like.'
        : 'Your toy twin is unchanged. You can order it again whenever you like.',
    ],
    facts: [
      { name: 'Order', value: orderNumber(order.id) },
      { name: isReleased ? 'Released' : 'Refunded', value: amount },
    ],
    action: { label: 'See your toy twin', url: `${publicUrl}${appPaths.gallery}/${order.toytwinId}` },
    notes: [],
  };
}
