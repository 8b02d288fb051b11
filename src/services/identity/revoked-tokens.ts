import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authUsers, authVerifications, revokedTokens } from './tables.ts';
import type { RevocationReason } from './verify-token.ts';

/** Upper bound in milliseconds between reading a session and signing its ID token. */
const SIGNING = 60_000;
/** Milliseconds; longer than any ID token is valid. Firebase's are valid for an hour, ours for a quarter of an hour. */
const KEPT = 2 * 3_600_000;

const personOf = (uid: string) => createHash('sha256').update(uid).digest('base64url');

/**
 * Revokes a user's ID tokens in the transaction that deletes their records. Issued tokens remain valid
 * elsewhere, and an open page must not create new records that nobody could delete.
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
 * Revokes the tokens and deletes the embedded sign-in with its sessions and passwords. The uid is never used
 * again, so tokens that are being issued at this moment are revoked as well.
 */
export async function deleteIdentity(transaction: Database, uid: string): Promise<void> {
  await transaction.delete(authUsers).where(eq(authUsers.id, uid));
  // Reset links refer to the user only by its id, without a foreign key.
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
 * Why a token of `issuedAt` (seconds since 1970) is revoked: 'account_deleted' for a deleted account, 'new_password'
 * otherwise. The latter is not accepted for account deletion either.
 */
export async function findRevocation(
  database: Database,
  uid: string,
  issuedAt: number,
): Promise<RevocationReason | null> {
  if (!(await isRevoked(database, uid, issuedAt))) return null;
  const stays = await database.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, uid));
  return stays.length > 0 ? 'new_password' : 'account_deleted';
}

/** Deletes revocations that are older than any valid ID token. */
export async function deleteOldRevocations(database: Database, now: number): Promise<void> {
  await database.delete(revokedTokens).where(lt(revokedTokens.revokedAt, new Date(now - KEPT)));
}
