import { formatAmount } from '#shared/money.ts';
import type { Order } from '../contract.ts';
import type { OrderRow } from '../tables.ts';
import { orderReasonWords } from './order-reason-words.ts';

/** An order as its owner may see it, without the provider's ids. */
export function presentOrder(row: OrderRow): Order {
  return {
    orderId: row.id,
    status: row.status,
    purpose: row.purpose,
    tier: row.tier,
    people: row.people,
    amount: row.amount,
    currency: row.currency,
    formatted: formatAmount(row.amount, row.currency),
    tax: row.tax > 0 ? formatAmount(row.tax, row.currency) : null,
    toytwins: [row.toytwinId],
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    authorizedAt: row.authorizedAt?.toISOString() ?? null,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    reason: orderReasonWords(row),
  };
}
