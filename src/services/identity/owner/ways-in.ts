import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { signInProviders } from '#shared/sign-in-providers.ts';
import type { WaysIn } from '../identity.ts';
import { authAccounts, authPasskeys } from '../tables.ts';

/** How a person can sign in, besides a mailed link, which everybody can. */
export async function readWaysIn(database: Database, uid: string): Promise<WaysIn> {
  const accounts = await database
    .select({ provider: authAccounts.providerId })
    .from(authAccounts)
    .where(eq(authAccounts.userId, uid));
  const has = (name: string) => accounts.some(({ provider }) => provider === name);
  return {
    password: has('credential'),
    passkey: (await database.$count(authPasskeys, eq(authPasskeys.userId, uid))) > 0,
    providers: signInProviders.filter(has),
  };
}
