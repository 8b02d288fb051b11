import { eq, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { isUnknownAtProvider } from '#services/payment/is-unknown.ts';
import { type MovementRow, movementMonths, movements, type OrderRow, orders } from '../../tables.ts';
import { askMovements, type Told } from './ask-movements.ts';
import { shareTax } from './share-tax.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'logger'>;

/**
 * Books what a charged order has moved since it was last booked, with the provider's fees, and adds it to the sums of its
 * months: one transaction. Safe to repeat, also at once: each movement is booked once. A payment that the provider does not
 * know, such as one of the sandbox after going live, moved nothing on this account.
 * @throws when the provider cannot be asked; then the order is booked later.
 */
export async function bookOrder({ database, payment, logger }: Needs, order: OrderRow): Promise<void> {
  const told = await ask({ payment }, order);
  if (told === 'later') return;
  if (told === 'unknown') logger.info({ orderId: order.id }, 'not booked: the payment is of another account');
  await database.transaction(async (transaction) => {
    if (told !== 'unknown') await addMovements(transaction, order, told);
    // As they were before the provider was asked: what has changed since is booked next time.
    const booked = { bookedRefunded: order.amountRefunded, bookedReason: order.reason };
    await transaction.update(orders).set(booked).where(eq(orders.id, order.id));
  });
}

async function ask(
  { payment }: Pick<Needs, 'payment'>,
  order: OrderRow,
): Promise<Told[] | 'later' | 'unknown'> {
  const { paymentIntentId } = order;
  if (!paymentIntentId) return 'unknown';
  try {
    return (await askMovements(payment.stripe, { ...order, paymentIntentId })) ?? 'later';
  } catch (error) {
    if (isUnknownAtProvider(error)) return 'unknown';
    throw error;
  }
}

/** Adds the movements that are new, and them to the sums of their months. */
async function addMovements(transaction: Database, { id, tax }: OrderRow, told: Told[]): Promise<void> {
  // Another process that books the same order waits here.
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  const booked = await transaction.select().from(movements).where(eq(movements.orderId, id));
  const known = new Set(booked.map((movement) => movement.id));
  const added = shareTax(
    tax,
    booked,
    told.filter((movement) => !known.has(movement.id)),
  );
  if (added.length === 0) return;
  await transaction.insert(movements).values(added);
  const sums = sumUp(added);
  const plus = (column: 'charged' | 'returned' | 'tax' | 'fees') =>
    sql`${movementMonths[column]} + ${sql.raw(`excluded.${column}`)}`;
  await transaction
    .insert(movementMonths)
    .values(sums)
    .onConflictDoUpdate({
      target: [movementMonths.month, movementMonths.currency],
      set: { charged: plus('charged'), returned: plus('returned'), tax: plus('tax'), fees: plus('fees') },
    });
}

type Sums = typeof movementMonths.$inferInsert;

/** The sums of movements by month and currency, in one order, so that two bookings never wait for each other. */
export function sumUp(rows: readonly MovementRow[]): Sums[] {
  const sums = new Map<string, Sums>();
  const add = (at: Date, currency: string, change: Partial<Sums>) => {
    const month = monthOf(at);
    const key = `${month} ${currency}`;
    const sum = sums.get(key) ?? { month, currency, charged: 0, returned: 0, tax: 0, fees: 0 };
    for (const name of ['charged', 'returned', 'tax', 'fees'] as const) sum[name] += change[name] ?? 0;
    sums.set(key, sum);
  };
  for (const { kind, at, amount, tax, currency, fee, feeCurrency } of rows) {
    add(at, currency, kind === 'charge' ? { charged: amount, tax } : { returned: -amount, tax });
    add(at, feeCurrency, { fees: fee });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** The first day of a time's month, in UTC. */
function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`;
}
