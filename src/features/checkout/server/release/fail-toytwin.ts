import type { FailureReason } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { isBeingCharged, lockState } from '#features/toytwins/server/read-state.ts';
import type { Database } from '#services/database/index.ts';

/** Why a toy twin cannot be made, or not be paid for. */
export type MakingFailure = Extract<
  FailureReason,
  'processing_failed' | 'picture_refused' | 'charge_refused'
>;

/**
 * Moves a toy twin to `failed`, before its payment is released. A toy twin that is completed or being charged stays as
 * it is: its payment must not be released while another process charges it. Only `charge_refused` fails even one that is
 * being charged, because that charge cannot succeed.
 * @returns why it has failed, by this call or an earlier one; undefined when the toy twin stays as it is.
 */
export async function failToytwin(
  database: Database,
  id: string,
  reason: MakingFailure,
): Promise<FailureReason | undefined> {
  return database.transaction(async (transaction) => {
    const state = await lockState(transaction, id);
    if (state?.status === 'completed') return undefined;
    if (isBeingCharged(state) && reason !== 'charge_refused') return undefined;
    const moved = await moveToytwin(transaction, id, 'failed', { failureReason: reason });
    return moved ? reason : (state?.failureReason ?? reason);
  });
}
