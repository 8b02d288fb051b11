import { eq } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { type UserRow, users } from '../../accounts/tables.ts';
import { type OrderRow, orders } from '../../checkout/tables.ts';

/** Whom a letter goes to, and the order that it speaks of, as both are now. */
export interface Reader {
  user: UserRow;
  order: OrderRow;
}

/** @returns undefined when the order's owner has left: a deleted account gets no mail. */
export async function findReader(
  { database }: Pick<Services, 'database'>,
  orderId: string,
): Promise<Reader | undefined> {
  const [row] = await database
    .select({ user: users, order: orders })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(eq(orders.id, orderId));
  return row;
}
