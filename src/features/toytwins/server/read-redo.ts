import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { REDO_DAYS, REDO_TRIES, type Toytwin } from '../contract.ts';
import { type ToytwinRow, versions } from '../tables.ts';

const DAY = 86_400_000;

/** The state of a toy twin's free redo; undefined before it is completed, and once its payment was refunded. */
export async function readRedo(
  database: Database,
  {
    id,
    status,
    completedAt,
    refundedAt,
    photoKey,
  }: Pick<ToytwinRow, 'id' | 'status' | 'completedAt' | 'refundedAt' | 'photoKey'>,
): Promise<Toytwin['redo']> {
  if (status !== 'completed' || !completedAt || refundedAt) return undefined;
  const redos = await database
    .select({ status: versions.redoStatus })
    .from(versions)
    // One that is paid has its order.
    .where(and(eq(versions.toytwinId, id), isNotNull(versions.redoStatus), isNull(versions.orderId)));
  const end = completedAt.getTime() + REDO_DAYS * DAY;
  const state = stateOf(
    redos.map((redo) => redo.status),
    { isOver: Date.now() > end || photoKey === null },
  );
  return { state, until: new Date(end).toISOString() };
}

function stateOf(
  redos: readonly (string | null)[],
  { isOver }: { isOver: boolean },
): NonNullable<Toytwin['redo']>['state'] {
  if (redos.includes('waiting')) return 'waiting';
  if (redos.includes('done')) return 'used';
  if (isOver || redos.length >= REDO_TRIES) return 'over';
  return redos.length > 0 ? 'failed' : 'offered';
}
