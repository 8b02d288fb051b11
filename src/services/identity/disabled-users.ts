import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { revokeOlderTokens } from './revoked-tokens.ts';
import { authSessions, authUsers } from './tables.ts';

/**
 * Disables an account of the embedded identity, or enables it again. The sessions of a disabled one stay until then, and
 * every use of them is refused: so an open page learns why. Enabled again, the person has to sign in, and so has anybody
 * who was signed in without being them.
 * @returns whether that changed anything.
 */
export async function setDisabled(database: Database, uid: string, disabled: boolean): Promise<boolean> {
  const changed = await database
    .update(authUsers)
    .set({ disabled })
    .where(and(eq(authUsers.id, uid), ne(authUsers.disabled, disabled)))
    .returning({ id: authUsers.id });
  if (changed.length === 0) return false;
  if (!disabled) await endSessions(database, uid);
  return true;
}

/** Ends all sessions of a person, with their ID tokens. */
export async function endSessions(database: Database, uid: string): Promise<void> {
  await database.delete(authSessions).where(eq(authSessions.userId, uid));
  await revokeOlderTokens(database, uid);
}

/** Which of these people are disabled. */
export async function findDisabled(database: Database, uids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(inArray(authUsers.id, [...uids]), eq(authUsers.disabled, true)));
  return new Set(rows.map(({ id }) => id));
}
