import type { Paper } from '@toy-twin/studio';
import type { Config } from '#config.ts';
import { packageName, shownTitle } from '#features/toytwins/contract.ts';
import { assertNever } from '#shared/assert-never.ts';
import { formatAmount } from '#shared/money.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { orderNumber } from '../../contract.ts';
import type { OrderRow } from '../../tables.ts';
import { orderReasonWords } from '../order-reason-words.ts';

/**
 * What is printed on the receipt of a charged order: who sold what to whom, what it cost, and what went back.
 * @param buyer the buyer's name; undefined when the account is deleted.
 */
export function receiptPaper(
  order: OrderRow & { capturedAt: Date },
  buyer: string | undefined,
  config: Pick<Config, 'seller' | 'mail'>,
): Paper {
  const number = orderNumber(order.id);
  const money = (amount: number) => formatAmount(amount, order.currency);
  const reason = orderReasonWords(order);
  return {
    title: `Receipt ${number} · Toy Twin`,
    author: config.seller?.name ?? config.mail.from.name,
    brand: 'Toy Twin',
    heading: `Receipt ${number}`,
    parties: [
      { name: 'Seller', lines: sellerLines(config) },
      ...(buyer ? [{ name: 'Buyer', lines: [buyer] }] : []),
    ],
    facts: [
      { name: 'Ordered', value: dayOf(order.createdAt) },
      { name: 'Charged', value: dayOf(order.capturedAt) },
      ...(order.releasedAt ? [{ name: 'Refunded', value: dayOf(order.releasedAt) }] : []),
    ],
    rows: [
      { name: shownTitle(order.title), detail: describeWare(order), value: money(order.amount) },
      ...(order.tax > 0 ? [{ name: 'Tax included', value: money(order.tax) }] : []),
      ...(order.amountRefunded > 0 ? [{ name: 'Returned to you', value: money(-order.amountRefunded) }] : []),
    ],
    total: { name: 'Paid', value: money(order.amount - order.amountRefunded) },
    notes: [...(reason ? [reason] : []), 'Days are those of UTC.'],
    code: order.id,
  };
}

function sellerLines({ seller, mail }: Pick<Config, 'seller' | 'mail'>): string[] {
  if (!seller) return [mail.from.name, readableAddress(mail.contact)];
  const { name, address, email, taxNumber, register } = seller;
  return [
    name,
    ...address,
    readableAddress(email),
    ...(taxNumber ? [`Tax number ${taxNumber}`] : []),
    ...(register ? [register] : []),
  ];
}

function describeWare({ purpose, tier, people }: OrderRow): string {
  switch (purpose) {
    case 'toytwin':
      return `Toy twin, ${packageName({ tier, people })}`;
    case 'redo':
      return 'Another drawing';
    case 'upgrade':
      return 'Upgrade to premium';
    default:
      return assertNever(purpose);
  }
}

function dayOf(time: Date): string {
  return time.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
