import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { releaseOfBlocked } from './release-of-blocked.job.ts';

/**
 * Blocks a person in the transaction: nobody gets in with this account, its share pages show nothing, and what is not
 * charged yet is canceled (docs/decisions/070-blocked-people.md). After the commit, call `identity.verifyToken.forget`.
 * @returns false if the person was blocked before.
 */
export async function blockAccount(
  { identity, jobs }: Pick<Services, 'identity' | 'jobs'>,
  transaction: Database,
  uid: string,
): Promise<boolean> {
  if (!(await identity.setBlocked(transaction, uid, true))) return false;
  await releaseOfBlocked(jobs, transaction, uid);
  return true;
}

/**
 * Lets a blocked person in again. Their share pages are open as before; what was canceled stays so.
 * @returns false if they were not blocked.
 */
export async function unblockAccount(
  { identity }: Pick<Services, 'identity'>,
  transaction: Database,
  uid: string,
): Promise<boolean> {
  return identity.setBlocked(transaction, uid, false);
}
