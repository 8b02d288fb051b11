import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';

const claims = z.object({
  sub: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  // One that is no address by our rules serves as little as none.
  email: z.email().optional().catch(undefined),
  name: z.string().optional(),
  iat: z.number().default(0),
  exp: z.number(),
});

/** The person that an ID token speaks of. */
export interface Caller {
  uid: string;
  email: string;
  name: string;
}

/** What an ID token is shown for. */
export interface TokenUse {
  /** Takes the token of somebody who has left since, too: whoever leaves may ask for it again. */
  leftToo?: boolean;
  /** Something is to be changed: another process may have let the person leave since this one remembers the token. */
  changes?: boolean;
}

/** Checks ID tokens. */
export interface VerifyToken {
  (token: string, use?: TokenUse): Promise<Caller>;
  /** Looks again at this person's tokens when they next come. */
  forget(uid: string): void;
}

/** Why a person's ID tokens from before hold no more: they left, or set a new password. */
export type EndOfTokens = 'left' | 'new_password';

/** Why a token that was issued at this moment (seconds since 1970) holds no more; null when it does. */
export type FindEnd = (uid: string, issuedAt: number) => Promise<EndOfTokens | null>;

/**
 * What an issuer's token says, once it is known to be the issuer's own, for us and not expired.
 * @throws {AppError} `unauthenticated` for any token that does not hold, `sign_in_unavailable` when that could not
 * be found out.
 */
export type ReadToken = (token: string) => Promise<JWTPayload>;

/** For how long a checked token is believed without checking its signature again, in milliseconds. */
const REMEMBERED = 60_000;

/** The error for a token that does not hold. */
export function refusedToken(cause: unknown): AppError {
  return new AppError('unauthenticated', 'Please log in again.', { cause });
}

/**
 * Tells whose an ID token is, and remembers it for a minute; whether its person has left is asked before each change.
 * @param findEnd tells of those whose tokens from before hold no more.
 * @throws {AppError} as `read` does; `forbidden` when the token holds but its person has no e-mail address.
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
