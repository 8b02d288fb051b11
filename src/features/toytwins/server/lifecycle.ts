import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type Moves, statusesBefore } from '#shared/moves.ts';
import type { ToytwinStatus } from '../contract.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/**
 * Which status may follow which. Migration `0001_lifecycle` has the same table as a trigger, so that no code can
 * write a wrong move.
 *
 * A failed toy twin may be queued again: while its payment is still authorized, or with a new payment.
 */
export const toytwinMoves: Moves<ToytwinStatus> = {
  draft: ['queued', 'cancelled'],
  queued: ['processing', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  completed: [],
  failed: ['queued', 'cancelled'],
  cancelled: [],
};

/** What may be written together with a move. */
export type ToytwinChange = Partial<
  Pick<
    ToytwinRow,
    | 'tier'
    | 'stage'
    | 'orderId'
    | 'packagedKey'
    | 'characterKey'
    | 'modelKey'
    | 'failureReason'
    | 'queuedAt'
    | 'completedAt'
    | 'processingTime'
    | 'refundedAt'
  >
>;

/**
 * Moves a toy twin to `to` if its present status allows it. Only this and {@link beginToytwin} write a status.
 * @returns false when the move is not allowed now (another call was faster).
 */
export async function moveToytwin(
  database: Database,
  id: string,
  to: ToytwinStatus,
  change: ToytwinChange = {},
): Promise<boolean> {
  const moved = await database
    .update(toytwins)
    .set({ ...change, status: to })
    .where(and(eq(toytwins.id, id), mayBecome(to)))
    .returning({ id: toytwins.id });
  return moved.length > 0;
}

/**
 * Moves a toy twin to `processing`, at its first stage.
 * @returns the row after the move, or undefined when it is no longer waiting.
 */
export async function beginToytwin(database: Database, id: string): Promise<ToytwinRow | undefined> {
  const [row] = await database
    .update(toytwins)
    .set({ status: 'processing', stage: 'describing' })
    .where(and(eq(toytwins.id, id), mayBecome('processing')))
    .returning();
  return row;
}

function mayBecome(to: ToytwinStatus) {
  return inArray(toytwins.status, statusesBefore(toytwinMoves, to));
}
