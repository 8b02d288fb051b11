import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type OrderReason, type OrderRow, orders } from '../../tables.ts';
import { rereadOrder } from '../read-order.ts';

/** What became of an order that is to be released. */
export type Marked = 'marked' | 'charging' | 'ended';

/**
 * Marks a follow-up order as one whose payment is to be released, so that it cannot be charged any more: the stored stage
 * `given_up`. One that is being charged stays, unless the bank has refused the charge.
 * @returns `marked`, by this call or an earlier one; `charging` when it stays; `ended` when its payment is not held any
 * more.
 */
export async function markForRelease(
  database: Database,
  orderId: string,
  reason: OrderReason,
): Promise<Marked> {
  const marked = await setStage(database, orderId, { stage: 'given_up', reason }, [
    'making',
    ...(reason === 'charge_refused' ? (['charging'] as const) : []),
  ]);
  if (marked) return 'marked';
  const now = await rereadOrder({ database }, orderId);
  if (now?.status !== 'authorized') return 'ended';
  return now.stage === 'given_up' ? 'marked' : 'charging';
}

/**
 * Announces that a follow-up order is being charged: from here on it cannot be canceled.
 * @returns false when it is to be released, or has ended.
 */
export async function announceCharging(transaction: Database, orderId: string): Promise<boolean> {
  return setStage(transaction, orderId, { stage: 'charging' }, ['making', 'charging']);
}

type Stage = NonNullable<OrderRow['stage']>;

/** A single conditional update, so that of two calls at once one wins and the other one knows (decision 002). */
async function setStage(
  database: Database,
  orderId: string,
  change: { stage: Stage; reason?: OrderReason },
  from: Stage[],
): Promise<boolean> {
  const changed = await database
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'authorized'), inArray(orders.stage, from)))
    .returning({ id: orders.id });
  return changed.length > 0;
}
