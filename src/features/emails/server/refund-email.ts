import { nameWare, orderNumber } from '#features/checkout/contract.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths } from '#shared/app-paths.ts';
import { assertNever } from '#shared/assert-never.ts';
import { formatAmount } from '#shared/money.ts';
import type { Recipient } from './find-recipient.ts';

/**
 * The email about money that we have returned: how much this time, how much in all, and what becomes of the toy twin.
 * @param returned this time; without it, all that was returned.
 * @returns undefined when nothing was returned.
 */
export function refundEmail(
  { config }: Pick<Services, 'config'>,
  { user, order }: Recipient,
  returned: number = order.amountRefunded,
): EmailContent | undefined {
  const { amountRefunded, currency } = order;
  if (amountRefunded === 0) return undefined;
  const now = formatAmount(returned, currency);
  const inAll = formatAmount(amountRefunded, currency);
  const charged = formatAmount(order.amount, currency);
  const number = orderNumber(order.id);
  const earlier = returned < amountRefunded ? ` With what came back before, that is ${inAll} in all.` : '';
  return {
    subject: `Your refund for order ${number}: ${now}`,
    preview: `${now} is on its way back to your card.`,
    heading: `We have returned ${now} to you`,
    paragraphs: [
      greeting(user.displayName),
      `We have returned ${now} of the ${charged} that your card was charged for ${nameWare(order)}.${earlier}`,
      'Your bank may need a few days to show it.',
      whatFollows(order),
    ],
    facts: [
      { name: 'Order', value: number },
      { name: 'Charged', value: charged },
      { name: earlier ? 'Refunded in all' : 'Refunded', value: inAll },
    ],
    action: { label: 'See all receipts', url: `${config.publicUrl}${appPaths.receipts}` },
    notes: ['Keep this email for your records.'],
  };
}

/** Only all of the money takes something back. */
function whatFollows({ status, purpose }: OrderRow): string {
  if (status !== 'refunded') return 'Nothing else changes: what you bought stays yours.';
  switch (purpose) {
    case 'toytwin':
      return 'Your toy twin stays in your gallery. Nothing more is drawn of it.';
    case 'redo':
      return 'The drawing that it paid for has been taken out of your gallery. Your toy twin stays.';
    case 'upgrade':
      return 'Your toy twin stays in your gallery, as a basic one again.';
    default:
      return assertNever(purpose);
  }
}
