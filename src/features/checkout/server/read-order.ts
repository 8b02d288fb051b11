import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type OrderRow, orders } from '../tables.ts';

/** The caller's order. @throws {AppError} `not_found` when there is none or it is another person's. */
export async function readOrder(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  id: string,
): Promise<OrderRow> {
  if (!z.uuid().safeParse(id).success) throw notFound('Order');
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.uid, caller.uid)));
  if (!row) throw notFound('Order');
  return row;
}

/** The order as it is now, of any owner. */
export async function rereadOrder(
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  return row;
}
