import { defineRequestState } from '@better-auth/core/context';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { StoredAddress } from './stored-address.ts';
import { authAccounts, authSessions, authUsers } from './tables.ts';

const atFirst = defineRequestState<string | null | undefined>(() => undefined);

/** Remembers the address's current password hash for the duration of the request. */
export async function rememberPasswordHash(database: Database, email: StoredAddress): Promise<void> {
  await atFirst.set(await readHash(database, eq(authUsers.email, email)));
}

/**
 * Deletes a new session if the password has changed since {@link rememberPasswordHash}. A reset deletes all
 * sessions, but would miss that of a concurrent sign-in that has already verified the old password.
 * @returns whether the session was deleted.
 */
export async function deleteSessionIfChanged(
  database: Database,
  session: { id: string; userId: string },
): Promise<boolean> {
  // Runs after the session exists: a reset between an earlier check and the insert would see neither.
  const now = await readHash(database, eq(authUsers.id, session.userId));
  if (now === (await atFirst.get())) return false;
  await database.delete(authSessions).where(eq(authSessions.id, session.id));
  return true;
}

/** Hashes are salted, so setting the same password again also changes the hash. */
async function readHash(database: Database, whose: SQL): Promise<string | null | undefined> {
  const [account] = await database
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(whose, eq(authAccounts.providerId, 'credential')));
  return account?.password;
}
