import { and, eq, gt, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import { type StoredAddress, storedAddress, toStored } from './stored-address.ts';
import { authUsers, authVerifications } from './tables.ts';

/** better-auth's prefix of a sign-in link's identifier; the link carries the token that follows. */
const PREFIX = 'magic-link:';
/**
 * The name of a new account until its owner has entered theirs. In a link's record it means that the link may open an
 * account: nobody else gives one a name.
 */
export const NEW_OWNER = 'New owner';

/** better-auth's record of a sign-in link. One of an earlier release may have the address in another case. */
const record = z.object({
  email: z.string().toLowerCase().pipe(storedAddress),
  name: z.literal(NEW_OWNER).optional(),
});

/** A sign-in link whose address has an account. */
export interface SignInLink {
  id: string;
  token: string;
  user: { email: string; name: string; emailVerified: boolean };
}

/** A link's record, and whether it signs in to an account or opens one. */
type KeptLink = { id: string; kind: 'sign-in' | 'open-account' };

/**
 * Keeps a link's record if there is somebody to mail it to. Of an address without an account nothing is kept unless the
 * link was asked for to open one: its record is deleted.
 */
export async function keepSignInLink(database: Database, token: string): Promise<KeptLink | undefined> {
  const isThis = eq(authVerifications.identifier, `${PREFIX}${token}`);
  const [row] = await database.select().from(authVerifications).where(isThis);
  if (row && (await findUser(database, row.value))) return { id: row.id, kind: 'sign-in' };
  if (row && (await findNewAddress(database, row.value))) return { id: row.id, kind: 'open-account' };
  await database.delete(authVerifications).where(isThis);
  return undefined;
}

/** @returns undefined if the link was used or has expired, or the account was deleted. */
export async function findSignInLink(database: Database, id: string): Promise<SignInLink | undefined> {
  const row = await findRecord(database, id);
  const user = row && (await findUser(database, row.value));
  return row && user && { id, token: row.token, user };
}

/** A link that opens an account. @returns undefined if it was used or has expired, or there is an account by now. */
export async function findOpeningLink(
  database: Database,
  id: string,
): Promise<{ id: string; token: string; email: string } | undefined> {
  const row = await findRecord(database, id);
  const email = row && (await findNewAddress(database, row.value));
  return row && email ? { id, token: row.token, email } : undefined;
}

async function findRecord(database: Database, id: string) {
  const [row] = await database
    .select()
    .from(authVerifications)
    .where(and(eq(authVerifications.id, id), gt(authVerifications.expiresAt, new Date())));
  return row && { value: row.value, token: row.identifier.slice(PREFIX.length) };
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

/** The address of a link that may open an account; undefined if it may not, or an account has it, even a disabled one. */
async function findNewAddress(database: Database, value: string): Promise<string | undefined> {
  const { email, name } = record.parse(JSON.parse(value));
  if (name !== NEW_OWNER) return undefined;
  const isTaken = (await database.$count(authUsers, eq(authUsers.email, toStored(email)))) > 0;
  return isTaken ? undefined : email;
}

async function findUser(database: Database, value: string): Promise<SignInLink['user'] | undefined> {
  const { email } = record.parse(JSON.parse(value));
  const [user] = await database
    .select({ name: authUsers.name, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .where(and(eq(authUsers.email, toStored(email)), eq(authUsers.disabled, false)));
  return user && { ...user, email };
}
