import { and, eq, lt, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { StoredAddress } from './stored-address.ts';
import { authAccounts, authUsers } from './tables.ts';

/** Milliseconds after which a sign-up that still has no password never gets one. */
const INCOMPLETE_LIFETIME = 86_400_000;

/**
 * Deletes an incomplete sign-up with this email address, so that the address can sign up again. A sign-up broke off if
 * it has no password: nobody can log in with it. One that is in progress right now is deleted, too, and repeated.
 */
export async function releaseEmailAddress(database: Database, email: StoredAddress): Promise<void> {
  await deleteIncomplete(database, eq(authUsers.email, email));
}

/** Deletes sign-ups that have been incomplete for a day. */
export async function deleteIncompleteSignUps(database: Database, now: number): Promise<void> {
  await deleteIncomplete(database, lt(authUsers.createdAt, new Date(now - INCOMPLETE_LIFETIME)));
}

async function deleteIncomplete(database: Database, whose: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = transaction.select().from(authAccounts).where(eq(authAccounts.userId, authUsers.id));
    // An owner who first proved the address with a sign-in link has no password: a stranger may have chosen it at
    // sign-up.
    const incomplete = and(whose, notExists(account), eq(authUsers.emailVerified, false));
    // Checked again once the rows are locked: a password may have been added until then.
    const locked = await transaction
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(incomplete)
      .for('update');
    if (locked.length > 0) await transaction.delete(authUsers).where(incomplete);
  });
}
