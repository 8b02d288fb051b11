import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOrders } from '#features/checkout/server/ledger/book-orders.job.ts';
import {
  type MovementRow,
  movementMonths,
  movements,
  NOT_BOOKED,
  orders,
} from '#features/checkout/tables.ts';
import { exportMonths } from '#features/operator/accounting/server/export-months.ts';
import { exportMovements } from '#features/operator/accounting/server/export-movements.ts';
import type { DatabaseService } from '#services/database/index.ts';
import { decimalAmount } from '#shared/money.ts';
import { openTestDatabase } from './database.ts';
import { createToldPayments, type ToldPayment } from './told-payments.ts';

const HISTORIES = 12;
const YEAR = Date.UTC(2026, 0, 1) / 1000;
const DAY = 86_400;

/** What may become of a part of a charge. */
const anyReturn = fc.record({
  how: fc.constantFrom('refund', 'failed refund', 'lost dispute', 'won dispute'),
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  days: fc.integer({ min: 0, max: 90 }),
});
const anyOrder = fc.record({
  amount: fc.integer({ min: 50, max: 99_999 }),
  taxShare: fc.constantFrom(0, 0.07, 0.19, 0.25),
  currency: fc.constantFrom('usd', 'eur', 'jpy'),
  paidOut: fc.constantFrom('usd', 'eur'),
  day: fc.integer({ min: 0, max: 364 }),
  returns: fc.array(anyReturn, { maxLength: 4 }),
});

type Ledger = { service: DatabaseService; payments: Map<string, ToldPayment>; book(): Promise<void> };

/** A charged order, and the charge at the provider. @returns its id. */
async function buy(
  { service, payments }: Ledger,
  {
    amount,
    taxShare,
    currency,
    paidOut,
    day,
  }: {
    amount: number;
    taxShare: number;
    currency: string;
    paidOut: string;
    day: number;
    returns: readonly { how: string; share: number; days: number }[];
  },
): Promise<string> {
  const [id, paymentIntentId] = [randomUUID(), `pi_${randomUUID()}`];
  const created = YEAR + day * DAY;
  const fee = Math.round(amount * 0.029) + 30;
  payments.set(paymentIntentId, { amount, currency, paidOut, fee, created, refunds: [], disputes: [] });
  await service.database.insert(orders).values({
    id,
    uid: 'buyer',
    toytwinId: randomUUID(),
    title: 'Toy',
    tier: 'basic',
    amount,
    tax: Math.round(amount * taxShare),
    currency,
    status: 'captured',
    paymentIntentId,
    createdAt: new Date(created * 1000),
    expiresAt: new Date(created * 1000),
    capturedAt: new Date(created * 1000),
  });
  return id;
}

/** Gives a part back at the provider, and writes on the order what reconciling would. */
async function giveBack(
  { service, payments }: Ledger,
  orderId: string,
  { how, share, days }: { how: string; share: number; days: number },
): Promise<void> {
  const { database } = service;
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  const payment = payments.get(order?.paymentIntentId ?? '');
  const left = order ? order.amount - order.amountRefunded : 0;
  if (!order || !payment || left === 0) return;
  const amount = Math.max(1, Math.round(left * share));
  const created = payment.created + days * DAY;
  const isDispute = how.endsWith('dispute');
  if (isDispute) payment.disputes.push({ amount, created, isWon: how === 'won dispute' });
  else payment.refunds.push({ amount, created, isFailed: how === 'failed refund' });
  const isGone = how === 'refund' || how === 'lost dispute';
  const amountRefunded = order.amountRefunded + (isGone ? amount : 0);
  // An event of the provider has the order booked again even if nothing of it changes.
  await database.update(orders).set({ amountRefunded, bookedRefunded: null }).where(eq(orders.id, orderId));
}

/** Each line of a CSV as an object of its cells; none of these files has a comma in a cell but those in quotes. */
async function readCsv(file: AsyncIterable<string>): Promise<Record<string, string>[]> {
  let text = '';
  for await (const part of file) text += part;
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = [], ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

const sumBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, of: (row: Row) => number) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + of(row));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
};
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

describe('the ledger', () => {
  let ledger: Ledger;
  beforeAll(async () => {
    const service = await openTestDatabase();
    const payments = new Map<string, ToldPayment>();
    const fetch = createToldPayments(payments);
    const stripe = new Stripe('sk_test_1', {
      httpClient: Stripe.createFetchHttpClient(fetch),
      telemetry: false,
    });
    const logger = {
      info: () => {},
      error: (details: object) => expect.unreachable(JSON.stringify(details)),
    };
    const needs = { database: service.database, payment: { stripe }, logger };
    ledger = {
      service,
      payments,
      book: () => bookOrders(needs as unknown as Parameters<typeof bookOrders>[0]),
    };
  });
  afterAll(() => ledger.service.close());

  /** Compares the movements with the orders, the provider, the sums of months, and both files. */
  async function expectEqual(): Promise<void> {
    const { database } = ledger.service;
    const rows = await database.select().from(movements);
    const months = await database.select().from(movementMonths);
    const all = await database.select().from(orders);
    const isBack = ({ kind }: MovementRow) => kind !== 'charge';
    const charges = rows.filter((row) => !isBack(row));
    expect(
      sumBy(
        charges,
        ({ orderId }) => orderId,
        ({ amount }) => amount,
      ),
    ).toEqual(
      sumBy(
        all,
        ({ id }) => id,
        ({ amount }) => amount,
      ),
    );
    expect(
      sumBy(
        rows.filter(isBack),
        ({ orderId }) => orderId,
        ({ amount }) => -amount,
      ),
    ).toEqual(
      sumBy(
        all,
        ({ id }) => id,
        ({ amountRefunded }) => amountRefunded,
      ),
    );
    // Of an order that went back whole no tax is left; of any other its share.
    expect(
      sumBy(
        rows,
        ({ orderId }) => orderId,
        ({ tax }) => tax,
      ),
    ).toEqual(
      sumBy(
        all,
        ({ id }) => id,
        ({ tax, amount, amountRefunded }) => Math.round((tax * (amount - amountRefunded)) / amount),
      ),
    );
    const key = (row: MovementRow) => `${monthOf(row.at)} ${row.currency}`;
    const monthKey = ({ month, currency }: { month: string; currency: string }) =>
      `${month.slice(0, 7)} ${currency}`;
    expect(sumBy(months, monthKey, ({ charged }) => charged)).toEqual(
      sumBy(charges, key, ({ amount }) => amount),
    );
    expect(sumBy(months, monthKey, ({ returned }) => returned)).toEqual(
      sumBy(rows.filter(isBack), key, ({ amount }) => -amount),
    );
    expect(sumBy(months, monthKey, ({ tax }) => tax)).toEqual(sumBy(rows, key, ({ tax }) => tax));
    expect(sumBy(months, monthKey, ({ fees }) => fees)).toEqual(
      sumBy(
        rows,
        (row) => `${monthOf(row.at)} ${row.feeCurrency}`,
        ({ fee }) => fee,
      ),
    );
    await expectFilesEqual(months.map(monthKey), rows);
  }

  async function expectFilesEqual(keys: string[], rows: MovementRow[]): Promise<void> {
    const { database } = ledger.service;
    const sums = await readCsv(exportMonths(database));
    expect(sums.map((line) => `${line['month (UTC)']} ${line.currency?.toLowerCase()}`).sort()).toEqual(
      keys.sort(),
    );
    const names = [...new Set(keys.map((key) => key.slice(0, 7)))];
    const lines = (await Promise.all(names.map((month) => readCsv(exportMovements(database, month))))).flat();
    expect(lines.map((line) => line['provider id']).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const line of sums) {
      const own = lines.filter(
        (other) =>
          other.currency === line.currency && other['time (UTC)']?.startsWith(line['month (UTC)'] ?? ''),
      );
      const cents = own.reduce((sum, { charged = '0' }) => sum + Math.round(Number(charged) * 100), 0);
      expect(cents, `${line['month (UTC)']} ${line.currency}`).toBe(Math.round(Number(line.charged) * 100));
    }
  }

  it('equals orders and provider in any history, month by month', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOrder, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        async (bought, every) => {
          for (const [at, one] of bought.entries()) {
            const id = await buy(ledger, one);
            for (const part of one.returns) {
              await giveBack(ledger, id, part);
              if (at % (every + 1) === 0) await ledger.book();
            }
          }
          // Two processes at once, and once more: nothing is booked twice.
          await Promise.all([ledger.book(), ledger.book()]);
          await ledger.book();
          await expectEqual();
        },
      ),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  });

  it('has no movement of a payment that belongs to another account', async () => {
    const { database } = ledger.service;
    const id = await buy(ledger, {
      amount: 499,
      taxShare: 0,
      currency: 'usd',
      paidOut: 'usd',
      day: 1,
      returns: [],
    });
    const [order] = await database.select().from(orders).where(eq(orders.id, id));
    ledger.payments.delete(order?.paymentIntentId ?? '');
    await ledger.book();
    expect(await database.select().from(movements).where(eq(movements.orderId, id))).toEqual([]);
    const [booked] = await database.select().from(orders).where(eq(orders.id, id));
    expect(booked?.bookedRefunded).toBe(0);
  });

  it('finds what is not booked through an index', async () => {
    const plan = await ledger.service.database.transaction(async (transaction) => {
      // Of so few rows the planner reads all.
      await transaction.execute(sql`set local enable_seqscan = off`);
      return transaction.execute(
        sql`explain select id from orders where ${NOT_BOOKED} order by created_at, id limit 200`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('orders_not_booked');
  });

  it('writes amounts as plain numbers in the decimals of their currency', () => {
    expect([decimalAmount(199, 'usd'), decimalAmount(-5, 'usd'), decimalAmount(300, 'jpy')]).toEqual([
      '1.99',
      '-0.05',
      '300',
    ]);
  });
});
