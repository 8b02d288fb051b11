import type { FailureReason } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { isBeingCharged, lockState } from '#features/toytwins/server/read-state.ts';
import type { Database } from '#services/database/index.ts';

/**
 * Moves a toy twin to `failed`, before its payment is released. A toy twin that is completed or being charged stays as
 * it is: its payment must not be released while another process charges it. With `refused` even one that is being
 * charged fails, because that charge cannot succeed.
 * @param failure `refused`: the bank will not pay, however often it is asked.
 * @returns false when the toy twin stays as it is.
 */
export async function failToytwin(
  database: Database,
  id: string,
  { reason, refused }: { reason: FailureReason; refused: boolean },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const state = await lockState(transaction, id);
    if (state?.status === 'completed' || (isBeingCharged(state) && !refused)) return false;
    await moveToytwin(transaction, id, 'failed', { failureReason: reason });
    return true;
  });
}
