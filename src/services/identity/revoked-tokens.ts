import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authUsers, authVerifications, revokedTokens } from './tables.ts';
import type { EndOfTokens } from './verify-token.ts';

/** Upper bound in milliseconds between reading a session and signing its ID token. */
const SIGNING = 60_000;
/** Milliseconds; longer than any ID token is valid. Firebase's are valid for an hour, ours for a quarter of an hour. */
const KEPT = 2 * 3_600_000;

const personOf = (uid: string) => createHash('sha256').update(uid).digest('base64url');

/**
 * Revokes a person's ID tokens that were issued before `revokedAt`. An ID token is valid until it expires, so every check
 * must look here. When an account is deleted this belongs into the same transaction: a page that is still open elsewhere
 * must not create new records, which nobody could delete any more.
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
 * Deletes a person's login from the embedded identity, with its sessions and password, and revokes their ID tokens. The
 * uid is never used again, so tokens that are being signed at this moment are revoked, too.
 */
export async function removeIdentity(transaction: Database, uid: string): Promise<void> {
  await transaction.delete(authUsers).where(eq(authUsers.id, uid));
  // Password-reset links refer to the person by `value` only, without a foreign key.
  await transaction.delete(authVerifications).where(eq(authVerifications.value, uid));
  await revokeTokens(transaction, uid, new Date(Date.now() + SIGNING));
}

/**
 * Revokes the ID tokens from before a new password was set: somebody who knew the old password may have some. Tokens of
 * the same second stay valid, because the person may log in at once with the new password.
 */
export async function revokeOlderTokens(database: Database, uid: string): Promise<void> {
  await revokeTokens(database, uid, new Date(Math.floor(Date.now() / 1000) * 1000));
}

/** Whether a person's ID token that was issued at `issuedAt` (seconds since 1970) is revoked. */
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
 * Why an ID token of the embedded identity that was issued at `issuedAt` (seconds since 1970) is revoked; null when it is
 * not. `left`: the account was deleted. `new_password`: the token must not even delete the account.
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

/** Deletes revocations once all ID tokens from before have expired. */
export async function deleteOldRevocations(database: Database, now: number): Promise<void> {
  await database.delete(revokedTokens).where(lt(revokedTokens.revokedAt, new Date(now - KEPT)));
}
