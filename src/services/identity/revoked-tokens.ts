import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { deleteSignInDays } from './sign-in-days.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { authSessions, authUsers, authVerifications, revokedTokens } from './tables.ts';
import type { IssuedToken, RevocationReason } from './verify-token.ts';

/** Upper bound in milliseconds between reading a session and signing its ID token. */
const SIGNING = 60_000;
/** Milliseconds; longer than any ID token is valid. Firebase's are valid for an hour, ours for a quarter of an hour. */
const KEPT = 2 * 3_600_000;

/** What is stored of a person: nothing that names them. */
export const personOf = (uid: string) => createHash('sha256').update(uid).digest('base64url');

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
 * again, so tokens that are being issued right now are revoked as well.
 */
export async function deleteIdentity(transaction: Database, uid: string): Promise<void> {
  const [user] = await transaction
    .delete(authUsers)
    .where(eq(authUsers.id, uid))
    .returning({ email: authUsers.email });
  // Mailed links refer to the user only by id or address, without a foreign key.
  await transaction.delete(authVerifications).where(eq(authVerifications.value, uid));
  if (user) await deleteSignInLinks(transaction, user.email);
  await deleteSignInDays(transaction, uid);
  await revokeTokens(transaction, uid, new Date(Date.now() + SIGNING));
}

/**
 * Revokes the ID tokens from before a new password was set: somebody who knew the old password may have some. Tokens of
 * the same second stay valid, because the person may log in at once with the new password.
 */
export async function revokeOlderTokens(database: Database, uid: string): Promise<void> {
  await revokeTokens(database, uid, new Date(Math.floor(Date.now() / 1000) * 1000));
}

/** Whether a person's ID tokens that were issued at `issuedAt` (seconds since 1970) are revoked. */
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
 * Why a token of the embedded identity is revoked. Signing out deletes its session, and so does everything else that
 * ends sessions, except blocking: then they only cannot be used. Only 'account_deleted' is accepted for account deletion.
 */
export async function findRevocation(
  database: Database,
  { uid, issuedAt, session }: IssuedToken,
): Promise<RevocationReason | null> {
  const [account] = await database
    .select({ disabled: authUsers.disabled, session: authSessions.id })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, session ?? '')))
    .where(eq(authUsers.id, uid));
  if (account?.disabled) return 'disabled';
  if (await isRevoked(database, uid, issuedAt)) return account ? 'new_password' : 'account_deleted';
  // Tokens that an earlier release issued, a quarter of an hour ago at most, name no session.
  if (session === undefined) return null;
  return account?.session ? null : 'signed_out';
}

/** Deletes revocations that are older than any valid ID token. */
export async function deleteOldRevocations(database: Database, now: number): Promise<void> {
  await database.delete(revokedTokens).where(lt(revokedTokens.revokedAt, new Date(now - KEPT)));
}
