import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type Moves, statusesBefore } from '#shared/moves.ts';
import type { OrderStatus } from '../contract.ts';
import { type OrderRow, orders } from '../tables.ts';

/**
 * Which status may follow which. Migration `0001_lifecycle` has the same table as a trigger. `open` and `expired` become
 * `released` when a payment was authorized that must not be used, for example for a toy twin that is already paid.
 */
export const orderMoves: Moves<OrderStatus> = {
  open: ['authorized', 'released', 'expired'],
  authorized: ['captured', 'released'],
  captured: ['refunded'],
  released: [],
  expired: ['released'],
  refunded: [],
};

/** What may be written together with a move. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'amount'
    | 'tax'
    | 'paymentIntentId'
    | 'reason'
    | 'stage'
    | 'amountRefunded'
    | 'authorizedAt'
    | 'captureBefore'
    | 'capturedAt'
    | 'releasedAt'
  >
>;

/**
 * Moves an order to `to` if its present status allows it; the only writer of its status.
 * @returns the row after the move, or undefined when the move is not allowed now (another call was faster).
 */
export async function moveOrder(
  database: Database,
  id: string,
  to: OrderStatus,
  change: OrderChange = {},
): Promise<OrderRow | undefined> {
  const from = statusesBefore(orderMoves, to);
  const [row] = await database
    .update(orders)
    .set({ ...change, status: to })
    .where(and(eq(orders.id, id), inArray(orders.status, from)))
    .returning();
  return row;
}
