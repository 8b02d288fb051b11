import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Toytwin } from '../contract.ts';
import { REDO_DAYS, REDO_TRIES } from '../redo/contract.ts';
import { redoGrants, type ToytwinRow, versions } from '../tables.ts';
import { isPhotoErased } from './require-photos.ts';

const DAY = 86_400_000;

type Redo = NonNullable<Toytwin['redo']>;
type Row = Pick<
  ToytwinRow,
  'id' | 'status' | 'completedAt' | 'refundedAt' | 'photoKey' | 'secondPhotoId' | 'secondPhotoKey'
>;

/** A free redo: its state, and the grant that it comes from; null where it is the one that every toy twin has. */
export type FreeRedo = Redo & { grantId: string | null };

/** The state of a toy twin's free redo; undefined before it is completed, and once its payment was refunded. */
export async function readRedo(database: Database, row: Row): Promise<Toytwin['redo']> {
  const redo = await readFreeRedo(database, row);
  return redo && { state: redo.state, until: redo.until };
}

/**
 * The free redo that can be asked for now: the one that every toy twin has, else the first that the operator has granted
 * and that is not used. Without any, the state of the last one.
 */
export async function readFreeRedo(database: Database, row: Row): Promise<FreeRedo | undefined> {
  const { id, status, completedAt, refundedAt } = row;
  if (status !== 'completed' || !completedAt || refundedAt) return undefined;
  const redos = await database
    .select({ status: versions.redoStatus, grantId: versions.grantId, isRename: versions.isRename })
    .from(versions)
    // One that is paid has its order.
    .where(and(eq(versions.toytwinId, id), isNotNull(versions.redoStatus), isNull(versions.orderId)));
  const grants = await database
    .select()
    .from(redoGrants)
    .where(eq(redoGrants.toytwinId, id))
    .orderBy(asc(redoGrants.createdAt), asc(redoGrants.id));
  const free = [
    { grantId: null, from: completedAt },
    ...grants.map((grant) => ({ grantId: grant.id, from: grant.createdAt })),
  ].map(({ grantId, from }) => {
    const end = from.getTime() + REDO_DAYS * DAY;
    // A new box for a new name uses none of them, but nothing else is drawn at the same time.
    const own = redos
      .filter((redo) => redo.grantId === grantId && (!redo.isRename || redo.status === 'waiting'))
      .map((redo) => redo.status);
    const state = stateOf(own, { isOver: Date.now() > end || isPhotoErased(row) });
    return { grantId, state, until: new Date(end).toISOString() };
  });
  return (
    free.find(({ state }) => state === 'waiting') ??
    free.find(({ state }) => state === 'offered' || state === 'failed') ??
    free.at(-1)
  );
}

function stateOf(redos: readonly (string | null)[], { isOver }: { isOver: boolean }): Redo['state'] {
  if (redos.includes('waiting')) return 'waiting';
  if (redos.includes('done')) return 'used';
  if (isOver || redos.length >= REDO_TRIES) return 'over';
  return redos.length > 0 ? 'failed' : 'offered';
}
