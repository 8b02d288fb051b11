import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/** How far a toy twin is. */
export type ToytwinState = Pick<ToytwinRow, 'status' | 'stage'>;

/** How far a toy twin is now; undefined when it was deleted. */
export async function readState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id);
  return state;
}

/**
 * As `readState`, after waiting for writes in progress. Within a transaction it stays locked until the end.
 */
export async function lockState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id).for('update');
  return state;
}

/** Whether everything is stored and the charge has begun. Then a toy twin can no longer be cancelled or fail. */
export function isBeingCharged(state: ToytwinState | undefined): boolean {
  return state?.status === 'processing' && state.stage === 'charging';
}

function selectState(database: Database, id: string) {
  return database
    .select({ status: toytwins.status, stage: toytwins.stage })
    .from(toytwins)
    .where(eq(toytwins.id, id));
}
