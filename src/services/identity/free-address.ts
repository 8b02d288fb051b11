import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { authAccounts, authUsers } from './tables.ts';

/**
 * Frees the address of a sign-up that broke off before it had a password: nobody could sign in with it. Whoever is
 * just between the two loses their half as well, and asks again.
 */
export async function freeAddress(database: Database, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  const whose = eq(authUsers.email, email.toLowerCase());
  await database.transaction(async (transaction) => {
    // Whether there is a password is looked at when nobody can be adding one any more.
    const locked = await transaction.select({ id: authUsers.id }).from(authUsers).where(whose).for('update');
    if (locked.length === 0) return;
    const account = transaction.select().from(authAccounts).where(eq(authAccounts.userId, authUsers.id));
    await transaction.delete(authUsers).where(and(whose, notExists(account)));
  });
}
