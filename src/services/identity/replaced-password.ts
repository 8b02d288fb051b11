import { defineRequestState } from '@better-auth/core/context';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authAccounts, authSessions, authUsers } from './tables.ts';

const atFirst = defineRequestState<string | null | undefined>(() => undefined);

/** Remembers, for the request that begins, which password this address has. */
export async function rememberPassword(database: Database, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  await atFirst.set(await readHash(database, eq(authUsers.email, email.toLowerCase())));
}

/**
 * Takes a new session back when its person's password is another one than at first. A reset ends all sessions, but
 * not the one of a sign-in that has looked at the old password already and comes after it.
 * @returns whether it was taken back.
 */
export async function endIfReplaced(
  database: Database,
  session: { id: string; userId: string },
): Promise<boolean> {
  // Not before the session is there: a reset between the two would find neither.
  const now = await readHash(database, eq(authUsers.id, session.userId));
  if (now === (await atFirst.get())) return false;
  await database.delete(authSessions).where(eq(authSessions.id, session.id));
  return true;
}

/** Hashes are salted: the same password set again is another one, too. */
async function readHash(database: Database, whose: SQL): Promise<string | null | undefined> {
  const [account] = await database
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(whose, eq(authAccounts.providerId, 'credential')));
  return account?.password;
}
