import { Readable } from 'node:stream';
import type { Database } from '#services/database/index.ts';
import { decimalAmount } from '#shared/money.ts';
import { csvLine } from '../../server/csv-line.ts';
import { listMonths } from './list-months.ts';

/** Rows that are read at a time. */
const PAGE = 500;

/** The sums of all months (UTC) as CSV (RFC 4180), newest first. */
export function exportMonths(database: Database): Readable {
  return Readable.from(lines(database));
}

async function* lines(database: Database): AsyncGenerator<string> {
  yield csvLine(['month (UTC)', 'currency', 'charged', 'returned', 'fees', 'tax', 'net']);
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listMonths(database, { cursor, limit: PAGE });
    for (const { month, currency, charged, returned, fees, tax } of rows) {
      const sums = [charged, returned, fees, tax, charged - returned - fees];
      const money = sums.map((sum) => decimalAmount(sum, currency));
      yield csvLine([month.slice(0, 7), currency.toUpperCase(), ...money]);
    }
    cursor = nextCursor ?? undefined;
  } while (cursor);
}
