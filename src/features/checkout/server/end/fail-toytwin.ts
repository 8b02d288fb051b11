import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { isBeingCharged, lockState } from '#features/toytwins/server/read-state.ts';
import type { Database } from '#services/database/index.ts';

/**
 * Makes a toy twin `failed` whose money is to go back, unless it is ready or just being charged: whoever has announced
 * a charge is left to it, it must not be refunded under their hands. What the bank refuses is no charge, whoever
 * announced it.
 * @param why `words` are for the buyer; `refused` when the bank will not pay, however often it is asked.
 * @returns false when it is left.
 */
export async function failToytwin(
  database: Database,
  id: string,
  { words, refused }: { words: string; refused: boolean },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const state = await lockState(transaction, id);
    if (state?.status === 'completed' || (isBeingCharged(state) && !refused)) return false;
    await moveToytwin(transaction, id, 'failed', { failureMessage: words });
    return true;
  });
}
