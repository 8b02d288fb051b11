import { and, eq, gt, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import { type StoredAddress, storedAddress, toStored } from './stored-address.ts';
import { authUsers, authVerifications } from './tables.ts';

/** better-auth's prefix of a sign-in link's identifier; the link carries the token that follows. */
const PREFIX = 'magic-link:';
/** better-auth's record of a sign-in link. One of an earlier release may have the address in another case. */
const record = z.object({ email: z.string().toLowerCase().pipe(storedAddress) });

/** A sign-in link whose address has an account. */
export interface SignInLink {
  id: string;
  token: string;
  user: { email: string; name: string; emailVerified: boolean };
}

/**
 * The id of a link's record. Of an address without an account nothing is kept: its record is deleted.
 * @returns undefined if there is no account
 */
export async function keepSignInLink(database: Database, token: string): Promise<string | undefined> {
  const isThis = eq(authVerifications.identifier, `${PREFIX}${token}`);
  const [row] = await database.select().from(authVerifications).where(isThis);
  if (row && (await findUser(database, row.value))) return row.id;
  await database.delete(authVerifications).where(isThis);
  return undefined;
}

/** @returns undefined if the link was used or has expired, or the account was deleted. */
export async function findSignInLink(database: Database, id: string): Promise<SignInLink | undefined> {
  const [row] = await database
    .select()
    .from(authVerifications)
    .where(and(eq(authVerifications.id, id), gt(authVerifications.expiresAt, new Date())));
  const user = row && (await findUser(database, row.value));
  return row && user && { id, token: row.identifier.slice(PREFIX.length), user };
}

/** Deletes an address's sign-in links. */
export async function deleteSignInLinks(database: Database, email: StoredAddress): Promise<void> {
  const written = JSON.stringify({ email }).slice(1, -1);
  await database
    .delete(authVerifications)
    .where(
      and(
        like(authVerifications.identifier, `${PREFIX}%`),
        sql`strpos(lower(${authVerifications.value}), ${written}) > 0`,
      ),
    );
}

async function findUser(database: Database, value: string): Promise<SignInLink['user'] | undefined> {
  const { email } = record.parse(JSON.parse(value));
  const [user] = await database
    .select({ name: authUsers.name, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .where(and(eq(authUsers.email, toStored(email)), eq(authUsers.disabled, false)));
  return user && { ...user, email };
}
