import { desc, sql } from 'drizzle-orm';
import { type MovementMonth, movementMonths, NOT_BOOKED, orders } from '#features/checkout/tables.ts';
import type { Database } from '#services/database/index.ts';
import { formatAmount } from '#shared/money.ts';
import { type AccountingMonth, NOT_BOOKED_MOST } from '../contract.ts';

/**
 * The sums of the months, newest first.
 * @param cursor month and currency of the last one that is known: `2026-11 usd`.
 */
export async function listMonths(
  database: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: MovementMonth[]; nextCursor: string | null }> {
  const [month, currency] = cursor?.split(' ') ?? [];
  const found = await database
    .select()
    .from(movementMonths)
    .where(
      month && currency
        ? sql`(${movementMonths.month}, ${movementMonths.currency}) < (${`${month}-01`}::date, ${currency})`
        : undefined,
    )
    .orderBy(desc(movementMonths.month), desc(movementMonths.currency))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? `${last.month.slice(0, 7)} ${last.currency}` : null };
}

/** How many charged orders wait to be booked, counted up to a limit. */
export async function countNotBooked(database: Database): Promise<number> {
  const waiting = await database
    .select({ id: orders.id })
    .from(orders)
    .where(NOT_BOOKED)
    .limit(NOT_BOOKED_MOST);
  return waiting.length;
}

/** A month as the desk shows it. */
export function presentMonth({
  month,
  currency,
  charged,
  returned,
  tax,
  fees,
}: MovementMonth): AccountingMonth {
  const money = (amount: number) => formatAmount(amount, currency);
  return {
    month: month.slice(0, 7),
    currency: currency.toUpperCase(),
    charged: money(charged),
    returned: money(returned),
    fees: money(fees),
    tax: money(tax),
    net: money(charged - returned - fees),
  };
}
