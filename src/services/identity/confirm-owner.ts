import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { GrowingDelay } from '#services/limits/growing-delay.ts';
import { AppError } from '#shared/errors.ts';
import type { EmbeddedIdentity } from './embedded.ts';
import type { OwnerProof } from './identity.ts';
import { spendOwnerCode } from './owner/owner-code.ts';
import { authAccounts, authSessions, authUsers } from './tables.ts';
import type { Caller } from './verify-token.ts';

/** Of an account that was opened by a mailed link, or with Google or Apple. */
const NO_PASSWORD = 'Your account has no password. Please use the code that we email you.';
const WRONG_CODE = 'This code is wrong or has expired. Please check it, or request a new one.';

interface Needs {
  database: Database;
  /** Makes wrong passwords wait, by uid. */
  delay: GrowingDelay;
  embedded: EmbeddedIdentity;
}

/** Milliseconds for which a sign-in by passkey takes the place of the password. */
const PASSKEY_COUNTS = 2 * 60_000;

/**
 * Checks that somebody who is signed in is the account's owner: they know its password, a code that was mailed to them, or have
 * just used its passkey.
 * Accepts a deleted account, whose deletion is only repeated.
 * @throws {AppError} `bad_request` without either, `forbidden` for a wrong password or code, `too_many_requests` after several.
 */
export async function confirmOwner(
  { database, delay, embedded }: Needs,
  { uid, session }: Pick<Caller, 'uid' | 'session'>,
  { password, code }: OwnerProof,
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
  if (!password && !code) {
    if (await hasJustUsedPasskey(database, { uid, session })) return;
    throw new AppError('bad_request', 'Please enter your password', { field: 'password' });
  }
  const { secondsLeft: retryAfter, giveBack } = await delay.take(uid);
  if (retryAfter > 0) {
    throw new AppError(
      'too_many_requests',
      code
        ? 'Too many wrong codes. Please wait a moment.'
        : 'Too many wrong passwords. Please wait a moment.',
      {
        retryAfter,
      },
    );
  }
  if (code) {
    if (!(await spendOwnerCode(database, uid, code)))
      throw new AppError('forbidden', WRONG_CODE, { field: 'code' });
    return giveBack();
  }
  const { password: passwords } = await embedded.$context;
  const { hash } = account;
  if (!hash) throw new AppError('forbidden', NO_PASSWORD, { field: 'password' });
  if (!(await passwords.verify({ hash, password: password ?? '' }))) {
    throw new AppError('forbidden', 'Incorrect password. Please try again.', { field: 'password' });
  }
  await giveBack();
}

async function hasJustUsedPasskey(
  database: Database,
  { uid, session }: Pick<Caller, 'uid' | 'session'>,
): Promise<boolean> {
  const since = new Date(Date.now() - PASSKEY_COUNTS);
  const count = await database.$count(
    authSessions,
    and(
      eq(authSessions.id, session),
      eq(authSessions.userId, uid),
      eq(authSessions.byPasskey, true),
      gt(authSessions.createdAt, since),
    ),
  );
  return count > 0;
}
