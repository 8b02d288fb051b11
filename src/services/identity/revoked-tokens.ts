import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authUsers, authVerifications, revokedTokens } from './tables.ts';
import type { EndOfTokens } from './verify-token.ts';

/** So long an ID token may take from the look at its session until it is signed, in milliseconds; generous. */
const SIGNING = 60_000;
/** Longer than any ID token lives, in milliseconds: Firebase's live for an hour, ours for a quarter of one. */
const MEMORY = 2 * 3_600_000;

const personOf = (uid: string) => createHash('sha256').update(uid).digest('base64url');

/**
 * Writes down, in the transaction that deletes a person's records, that they left: an ID token cannot be taken back,
 * and a page that is still open somewhere must not make new records, which nobody could delete any more.
 */
export async function revokeTokens(
  transaction: Database,
  uid: string,
  revokedAt: Date = new Date(),
): Promise<void> {
  const change = { revokedAt };
  await transaction
    .insert(revokedTokens)
    .values({ person: personOf(uid), ...change })
    .onConflictDoUpdate({ target: revokedTokens.person, set: change });
}

/**
 * The same where the sign-in is ours: it goes with the records, sessions and passwords with it. Nobody comes back under
 * this uid, so that tokens which were just being made do not hold either.
 */
export async function removeIdentity(transaction: Database, uid: string): Promise<void> {
  await transaction.delete(authUsers).where(eq(authUsers.id, uid));
  // Links that were mailed to them to choose a new password: nothing ties them to the sign-in but its id.
  await transaction.delete(authVerifications).where(eq(authVerifications.value, uid));
  await revokeTokens(transaction, uid, new Date(Date.now() + SIGNING));
}

/**
 * Takes back the ID tokens that were made before a new password was set: somebody who knew the old one may hold some.
 * Those of the same second stay, for whoever signs in at once with the new one.
 */
export async function revokeOlderTokens(database: Database, uid: string): Promise<void> {
  await revokeTokens(database, uid, new Date(Math.floor(Date.now() / 1000) * 1000));
}

/** Whether this person left after `issuedAt` (seconds since 1970); whoever signs in again may come back. */
export async function isRevoked(database: Database, uid: string, issuedAt: number): Promise<boolean> {
  const rows = await database
    .select({ revokedAt: revokedTokens.revokedAt })
    .from(revokedTokens)
    .where(
      and(eq(revokedTokens.person, personOf(uid)), gt(revokedTokens.revokedAt, new Date(issuedAt * 1000))),
    );
  return rows.length > 0;
}

/**
 * Why ID tokens of ours from `issuedAt` (seconds since 1970) hold no more. Whoever left is gone; with a token from before
 * a new password nobody may delete the account either.
 */
export async function findRevocation(
  database: Database,
  uid: string,
  issuedAt: number,
): Promise<EndOfTokens | null> {
  if (!(await isRevoked(database, uid, issuedAt))) return null;
  const stays = await database.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, uid));
  return stays.length > 0 ? 'new_password' : 'left';
}

/** Forgets departures that no ID token is older than. */
export async function deleteOldRevocations(database: Database, now: number): Promise<void> {
  await database.delete(revokedTokens).where(lt(revokedTokens.revokedAt, new Date(now - MEMORY)));
}
