import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';

const claims = z.object({
  sub: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  // An invalid address is treated as missing.
  email: z.email().optional().catch(undefined),
  name: z.string().optional(),
  iat: z.number().default(0),
  exp: z.number(),
});

/** The user of an ID token. */
export interface Caller {
  uid: string;
  email: string;
  name: string;
}

/** The purpose of a verification. */
export interface TokenUse {
  /** Accepts the token of a deleted account, to repeat an interrupted deletion. */
  acceptDeleted?: boolean;
  /**
   * The call changes data: check revocation again, because another process may have deleted the account since
   * the token was cached.
   */
  changes?: boolean;
}

/** Verifies ID tokens. */
export interface VerifyToken {
  (token: string, use?: TokenUse): Promise<Caller>;
  /** Drops this user's cached tokens. */
  forget(uid: string): void;
}

/** Why a user's earlier ID tokens are revoked: account deletion or a new password. */
export type RevocationReason = 'account_deleted' | 'new_password';

/** Why a token of this time (seconds since 1970) is revoked; null if it is valid. */
export type FindRevocation = (uid: string, issuedAt: number) => Promise<RevocationReason | null>;

/**
 * Verifies a token's signature, issuer, audience and expiry and returns its claims.
 * @throws {AppError} `unauthenticated` for an invalid token, `sign_in_unavailable` if it could not be
 * verified.
 */
export type ReadToken = (token: string) => Promise<JWTPayload>;

/** How long a verified token is cached, in milliseconds. */
const CACHE_TIME = 60_000;

/** The error for an invalid token. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthenticated', 'Please log in again.', { cause });
}

/**
 * Verifies ID tokens and caches the result for a minute; revocation is checked again before each change.
 * @param findRevocation looks up revocations.
 * @throws {AppError} as `read`; `forbidden` if a valid token has no e-mail address.
 */
export function createTokenVerifier(read: ReadToken, findRevocation: FindRevocation): VerifyToken {
  const checked = new LRUCache<string, { caller: Caller; iat: number }>({ max: 10_000 });
  const verify = async (token: string, { acceptDeleted = false, changes = false }: TokenUse = {}) => {
    const known = checked.get(token);
    if (known && !(changes && (await findRevocation(known.caller.uid, known.iat)))) return known.caller;
    const parsed = claims.safeParse(await read(token));
    if (!parsed.success) throw refusedToken(parsed.error);
    const { sub, email, name, iat, exp } = parsed.data;
    const reason = await findRevocation(sub, iat);
    if (reason && !(reason === 'account_deleted' && acceptDeleted))
      throw refusedToken(new Error(`Revoked: ${reason}`));
    if (!email) {
      throw new AppError(
        'forbidden',
        'Your login has no email address. Please sign up with an email address.',
      );
    }
    const caller: Caller = { uid: sub, email, name: name ?? '' };
    const ttl = Math.min(CACHE_TIME, exp * 1000 - Date.now());
    if (ttl > 0 && !reason) checked.set(token, { caller, iat }, { ttl });
    return caller;
  };
  const forget = (uid: string) => {
    for (const [token, { caller }] of checked.entries()) if (caller.uid === uid) checked.delete(token);
  };
  return Object.assign(verify, { forget });
}
