import { and, eq, gt, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import { authUsers, authVerifications } from './tables.ts';

/** better-auth's prefix of a sign-in link's identifier; the link carries the token that follows. */
const PREFIX = 'magic-link:';
/** better-auth's record of a sign-in link; the address may be written in any case. */
const record = z.object({ email: z.string() });

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

/** Deletes an address's sign-in links. @param email in lower case */
export async function deleteSignInLinks(database: Database, email: string): Promise<void> {
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
  const email = record.parse(JSON.parse(value)).email.toLowerCase();
  const [user] = await database
    .select({ email: authUsers.email, name: authUsers.name, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), eq(authUsers.disabled, false)));
  return user;
}
