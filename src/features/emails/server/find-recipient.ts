import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { type UserRow, users } from '#features/profiles/tables.ts';
import type { Services } from '#services/index.ts';

/** The person who gets an email, and the order that it is about, as both are now. */
export interface Recipient {
  user: UserRow;
  order: OrderRow;
}

/** @returns undefined when the order's owner has deleted their account. */
export async function findRecipient(
  { database }: Pick<Services, 'database'>,
  orderId: string,
): Promise<Recipient | undefined> {
  const [row] = await database
    .select({ user: users, order: orders })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(eq(orders.id, orderId));
  return row;
}
