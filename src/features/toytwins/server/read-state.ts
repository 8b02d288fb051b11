import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/** Status and generation stage of a toy twin, and why it failed. */
export type ToytwinState = Pick<ToytwinRow, 'status' | 'stage' | 'failureReason'>;

/** Reads the current state; undefined if the toy twin does not exist. */
export async function readState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id);
  return state;
}

/**
 * Reads the state with a row lock: waits for a concurrent change, and blocks others until the transaction
 * ends.
 */
export async function lockState(database: Database, id: string): Promise<ToytwinState | undefined> {
  const [state] = await selectState(database, id).for('update');
  return state;
}

/**
 * Whether all files of the tier are stored and the charge has been announced. From then on generation cannot
 * fail.
 */
export function isBeingCharged(state: ToytwinState | undefined): boolean {
  return state?.status === 'processing' && state.stage === 'charging';
}

function selectState(database: Database, id: string) {
  return database
    .select({ status: toytwins.status, stage: toytwins.stage, failureReason: toytwins.failureReason })
    .from(toytwins)
    .where(eq(toytwins.id, id));
}
