import type { Database } from '#services/database/index.ts';
import type { OrderRow } from '../../tables.ts';
import { takeBack } from '../follow-ups/take-back.ts';
import { moveOrder, type OrderChange } from '../lifecycle.ts';

/**
 * Moves a charged order to `refunded`, and takes back what it paid for: one transaction.
 * @returns the row after the move, or undefined when another call was faster.
 */
export async function refundOrder(
  transaction: Database,
  id: string,
  change: OrderChange,
): Promise<OrderRow | undefined> {
  const refunded = await moveOrder(transaction, id, 'refunded', change);
  if (refunded) await takeBack(transaction, refunded);
  return refunded;
}
