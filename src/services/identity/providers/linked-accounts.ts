import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { signInProviders } from '#shared/sign-in-providers.ts';
import { authAccounts } from '../tables.ts';

/** The accounts at other companies with which a person signs in: the company, and their number there. */
export async function readLinkedAccounts(
  database: Database,
  uid: string,
): Promise<{ company: string; number: string }[]> {
  return database
    .select({ company: authAccounts.providerId, number: authAccounts.accountId })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, uid), inArray(authAccounts.providerId, [...signInProviders])));
}
