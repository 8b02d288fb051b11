import { orderNumber } from '#features/checkout/contract.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { shownTitle } from '#features/toytwins/contract.ts';
import { formatAmount } from '#shared/money.ts';
import type { DeskOrderRow } from '../contract.ts';

/** An order as the operator's list shows it. */
export function presentRow(row: OrderRow): DeskOrderRow {
  const { id, status, purpose, tier, people, engine, amount, amountRefunded, currency, title } = row;
  return {
    ...{ id, status, purpose, tier, people, engine },
    number: orderNumber(id),
    createdAt: row.createdAt.toISOString(),
    amount: formatAmount(amount, currency),
    returned: amountRefunded > 0 ? formatAmount(amountRefunded, currency) : null,
    title: shownTitle(title),
  };
}
