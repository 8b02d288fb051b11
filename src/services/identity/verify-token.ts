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
  leftToo?: boolean;
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
export type EndOfTokens = 'left' | 'new_password';

/** Why a token of this time (seconds since 1970) is revoked; null if it is valid. */
export type FindEnd = (uid: string, issuedAt: number) => Promise<EndOfTokens | null>;

/**
 * Verifies a token's signature, issuer, audience and expiry and returns its claims.
 * @throws {AppError} `unauthenticated` for an invalid token, `sign_in_unavailable` if it could not be
 * verified.
 */
export type ReadToken = (token: string) => Promise<JWTPayload>;

/** How long a verified token is cached, in milliseconds. */
const REMEMBERED = 60_000;

/** The error for an invalid token. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthenticated', 'Please log in again.', { cause });
}

/**
 * Verifies ID tokens and caches the result for a minute; revocation is checked again before each change.
 * @param findEnd looks up revocations.
 * @throws {AppError} as `read`; `forbidden` if a valid token has no e-mail address.
 */
export function createTokenVerifier(read: ReadToken, findEnd: FindEnd): VerifyToken {
  const checked = new LRUCache<string, { caller: Caller; iat: number }>({ max: 10_000 });
  const verify = async (token: string, { leftToo = false, changes = false }: TokenUse = {}) => {
    const known = checked.get(token);
    if (known && !(changes && (await findEnd(known.caller.uid, known.iat)))) return known.caller;
    const parsed = claims.safeParse(await read(token));
    if (!parsed.success) throw refusedToken(parsed.error);
    const { sub, email, name, iat, exp } = parsed.data;
    const end = await findEnd(sub, iat);
    if (end && !(end === 'left' && leftToo)) throw refusedToken(new Error(`It ended: ${end}`));
    if (!email) {
      throw new AppError(
        'forbidden',
        'Your login has no email address. Please sign up with an email address.',
      );
    }
    const caller: Caller = { uid: sub, email, name: name ?? '' };
    const ttl = Math.min(REMEMBERED, exp * 1000 - Date.now());
    if (ttl > 0 && !end) checked.set(token, { caller, iat }, { ttl });
    return caller;
  };
  const forget = (uid: string) => {
    for (const [token, { caller }] of checked.entries()) if (caller.uid === uid) checked.delete(token);
  };
  return Object.assign(verify, { forget });
}
