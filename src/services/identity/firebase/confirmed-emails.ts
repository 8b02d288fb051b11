import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { personOf } from '../revoked-tokens.ts';
import { confirmedEmails } from '../tables.ts';

/** Of addresses, too, only hashes are stored: a row that outlives its account names nobody. */
const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Remembers that a person has proven this address. Only the latest one counts. */
export async function rememberConfirmed(database: Database, uid: string, address: string): Promise<void> {
  const email = hashOf(address);
  await database
    .insert(confirmedEmails)
    .values({ person: personOf(uid), email })
    .onConflictDoUpdate({
      target: confirmedEmails.person,
      set: { email },
      setWhere: ne(confirmedEmails.email, email),
    });
}

/** Whether a person has proven this address. */
export async function isConfirmed(database: Database, uid: string, address: string): Promise<boolean> {
  const whose = and(eq(confirmedEmails.person, personOf(uid)), eq(confirmedEmails.email, hashOf(address)));
  return (await database.$count(confirmedEmails, whose)) > 0;
}

/** Forgets a person who deletes their account. */
export async function forgetConfirmed(database: Database, uid: string): Promise<void> {
  await database.delete(confirmedEmails).where(eq(confirmedEmails.person, personOf(uid)));
}
