import { and, eq, lt, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authAccounts, authUsers } from './tables.ts';

/** Time in milliseconds after which a sign-up without a password counts as abandoned. */
const HALF_LIFETIME = 86_400_000;

/**
 * Deletes an incomplete sign-up of this address: without a password nobody can sign in with it. A concurrent
 * sign-up that is just between the two steps loses its user row as well and starts again.
 */
export async function deleteIncompleteSignUp(database: Database, email: unknown): Promise<void> {
  if (typeof email === 'string') await deleteHalves(database, eq(authUsers.email, email.toLowerCase()));
}

/** Deletes incomplete sign-ups older than a day. */
export async function deleteIncompleteSignUps(database: Database, now: number): Promise<void> {
  await deleteHalves(database, lt(authUsers.createdAt, new Date(now - HALF_LIFETIME)));
}

async function deleteHalves(database: Database, whose: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = transaction.select().from(authAccounts).where(eq(authAccounts.userId, authUsers.id));
    const halves = and(whose, notExists(account));
    // Checks for a password again under the lock, when no other transaction can add one.
    const locked = await transaction.select({ id: authUsers.id }).from(authUsers).where(halves).for('update');
    if (locked.length > 0) await transaction.delete(authUsers).where(halves);
  });
}
