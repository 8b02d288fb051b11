import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';

const claims = z.object({
  sub: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  email: z.email(),
  name: z.string().optional(),
  exp: z.number(),
});

/** The person that an ID token speaks of. */
export interface Caller {
  uid: string;
  email: string;
  name: string;
}

/** Somebody whose ID tokens we believe. */
export interface Issuer {
  issuer: string;
  audience: string;
  jwksUrl: string;
  algorithms: string[];
  /** Reads the public keys; the embedded identity answers within the process. */
  fetch?: FetchImplementation;
}

/** Checks ID tokens. */
export type VerifyToken = (token: string) => Promise<Caller>;

/** For how long a checked token is believed without checking its signature again, in milliseconds. */
const REMEMBERED = 60_000;

/**
 * Checks an ID token's signature by the issuer's public keys, its issuer, audience and expiry.
 * @throws {AppError} `unauthenticated` for any token that does not hold.
 */
export function createTokenVerifier(issuer: Issuer): VerifyToken {
  const keys = createRemoteJWKSet(new URL(issuer.jwksUrl), issuer.fetch && { [customFetch]: issuer.fetch });
  const checked = new LRUCache<string, Caller>({ max: 10_000 });

  return async (token) => {
    const known = checked.get(token);
    if (known) return known;
    const { sub, email, name, exp } = await readClaims(token);
    const caller: Caller = { uid: sub, email, name: name ?? '' };
    const ttl = Math.min(REMEMBERED, exp * 1000 - Date.now());
    if (ttl > 0) checked.set(token, caller, { ttl });
    return caller;
  };

  async function readClaims(token: string) {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: issuer.algorithms,
        requiredClaims: ['sub', 'exp'],
      });
      return claims.parse(payload);
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) {
        throw new AppError('unauthenticated', 'Please log in again.', { cause });
      }
      throw cause;
    }
  }
}
