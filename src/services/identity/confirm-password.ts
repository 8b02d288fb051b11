import { and, eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { GrowingDelay } from '#services/limits/growing-delay.ts';
import { AppError } from '#shared/errors.ts';
import type { EmbeddedIdentity } from './embedded.ts';
import { authAccounts, authUsers } from './tables.ts';

interface Needs {
  database: Database;
  /** Makes wrong passwords wait, by uid. */
  delay: GrowingDelay;
  embedded: EmbeddedIdentity;
}

/**
 * Checks that somebody who is signed in also knows the account's password. Accepts a deleted account, whose deletion is
 * only repeated.
 * @throws {AppError} `bad_request` without a password, `forbidden` for a wrong one, `too_many_requests` after several.
 */
export async function confirmPassword(
  { database, delay, embedded }: Needs,
  uid: string,
  password: string | undefined,
): Promise<void> {
  const [account] = await database
    .select({ hash: authAccounts.password })
    .from(authUsers)
    .leftJoin(
      authAccounts,
      and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, 'credential')),
    )
    .where(eq(authUsers.id, uid));
  if (!account) return;
  if (!password) throw new AppError('bad_request', 'Please enter your password', { field: 'password' });
  const { secondsLeft: retryAfter, giveBack } = await delay.take(uid);
  if (retryAfter > 0) {
    throw new AppError('too_many_requests', 'Too many wrong passwords. Please wait a moment.', {
      retryAfter,
    });
  }
  const { password: passwords } = await embedded.$context;
  const { hash } = account;
  if (!hash || !(await passwords.verify({ hash, password }))) {
    throw new AppError('forbidden', 'Incorrect password. Please try again.', { field: 'password' });
  }
  await giveBack();
}
