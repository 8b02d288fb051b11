import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { orders } from '../../tables.ts';

/** Has the movements of an order asked for again: after an event that need not change the order itself, as a failed refund. */
export async function bookAgain(database: Database, orderId: string): Promise<void> {
  await database.update(orders).set({ bookedRefunded: null }).where(eq(orders.id, orderId));
}
