import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/** How far a toy twin is. */
export type ToytwinState = Pick<ToytwinRow, 'status' | 'stage'>;

/** How far a toy twin is now; undefined when it is gone. */
export async function readState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id);
  return state;
}

/**
 * The same, once whoever is just changing it has ended. In a transaction nobody changes it until the end of that.
 */
export async function lockState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id).for('update');
  return state;
}

/** Whether all that its tier promises is stored and its charge is announced: it is not given up any more. */
export function isBeingCharged(state: ToytwinState | undefined): boolean {
  return state?.status === 'processing' && state.stage === 'charging';
}

function selectState(database: Database, id: string) {
  return database
    .select({ status: toytwins.status, stage: toytwins.stage })
    .from(toytwins)
    .where(eq(toytwins.id, id));
}
