import { and, eq, lt, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authAccounts, authUsers } from './tables.ts';

/** A sign-up that has no password after this many milliseconds never gets one. */
const INCOMPLETE_LIFETIME = 86_400_000;

/**
 * Frees the address of a sign-up that broke off before it had a password: nobody could sign in with it. Whoever is
 * just between the two loses their half as well, and asks again.
 */
export async function releaseEmailAddress(database: Database, email: unknown): Promise<void> {
  if (typeof email === 'string') await deleteIncomplete(database, eq(authUsers.email, email.toLowerCase()));
}

/** Forgets addresses and names of sign-ups that broke off a day ago, and that nobody began anew. */
export async function deleteIncompleteSignUps(database: Database, now: number): Promise<void> {
  await deleteIncomplete(database, lt(authUsers.createdAt, new Date(now - INCOMPLETE_LIFETIME)));
}

async function deleteIncomplete(database: Database, whose: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = transaction.select().from(authAccounts).where(eq(authAccounts.userId, authUsers.id));
    const halves = and(whose, notExists(account));
    // Whether there is a password is looked at once more when nobody can be adding one any more.
    const locked = await transaction.select({ id: authUsers.id }).from(authUsers).where(halves).for('update');
    if (locked.length > 0) await transaction.delete(authUsers).where(halves);
  });
}
