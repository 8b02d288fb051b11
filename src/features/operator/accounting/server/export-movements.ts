import { Readable } from 'node:stream';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { orderNumber } from '#features/checkout/contract.ts';
import { type MovementRow, movements, orders } from '#features/checkout/tables.ts';
import { packageName } from '#features/toytwins/contract.ts';
import type { Database } from '#services/database/index.ts';
import { decimalAmount } from '#shared/money.ts';
import { csvLine } from '../../server/csv-line.ts';

/** Rows that are read at a time. */
const PAGE = 500;

const COLUMNS = [
  'time (UTC)',
  'what',
  'receipt',
  'order',
  'bought',
  'currency',
  'charged',
  'returned',
  'tax',
  'fee',
  'fee currency',
  'provider id',
];

/** A movement with what it was for. An order that is gone has left only its id. */
type Line = {
  movement: MovementRow;
  order: Pick<typeof orders.$inferSelect, 'purpose' | 'tier' | 'people'> | null;
};

/** All movements of a month (UTC) as CSV (RFC 4180), oldest first, read page by page. @param month `2026-11`. */
export function exportMovements(database: Database, month: string): Readable {
  return Readable.from(lines(database, month));
}

async function* lines(database: Database, month: string): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let page: Line[] = [];
  do {
    page = await readPage(database, month, page.at(-1)?.movement);
    yield page.map(csvOf).join('');
  } while (page.length === PAGE);
}

function readPage(database: Database, month: string, after: MovementRow | undefined): Promise<Line[]> {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const end = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1));
  return database
    .select({
      movement: movements,
      order: { purpose: orders.purpose, tier: orders.tier, people: orders.people },
    })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(
      and(
        gte(movements.at, begin),
        lt(movements.at, end),
        after &&
          sql`(${movements.at}, ${movements.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(movements.at), asc(movements.id))
    .limit(PAGE);
}

const WHAT: Record<MovementRow['kind'], string> = {
  charge: 'charge',
  refund: 'refund',
  refund_failed: 'failed refund',
  dispute: 'dispute',
  dispute_won: 'won dispute',
};

function csvOf({ movement, order }: Line): string {
  const { at, kind, orderId, currency, amount, tax, fee, feeCurrency, id } = movement;
  const money = (value: number) => decimalAmount(value, currency);
  return csvLine([
    at.toISOString(),
    WHAT[kind],
    orderNumber(orderId),
    orderId,
    order ? describe(order) : '',
    currency.toUpperCase(),
    money(kind === 'charge' ? amount : 0),
    money(kind === 'charge' ? 0 : 0 - amount),
    money(tax),
    decimalAmount(fee, feeCurrency),
    feeCurrency.toUpperCase(),
    id,
  ]);
}

function describe({ purpose, tier, people }: NonNullable<Line['order']>): string {
  const wares = {
    toytwin: `Toy twin, ${packageName({ tier, people })}`,
    redo: 'Another drawing',
    upgrade: 'Upgrade to premium',
  };
  return wares[purpose];
}
