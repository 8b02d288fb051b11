import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { AppError } from '#shared/errors.ts';
import { type ReadToken, refusedToken } from './verify-token.ts';

/** A trusted issuer of ID tokens. */
export interface Issuer {
  issuer: string;
  audience: string;
  jwksUrl: string;
  algorithms: string[];
  /** Cache time of public keys in milliseconds; an unknown key triggers an earlier fetch. */
  keysCacheTime?: number;
  /** Fetches the public keys; the embedded identity answers in-process. */
  fetch?: FetchImplementation;
}

/** Verifies signed ID tokens: the issuer's public keys, issuer, audience and expiry. */
export function readSignedTokens(issuer: Issuer): ReadToken {
  const keys = keysOf(issuer);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: issuer.algorithms,
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    } catch (cause) {
      if (cause instanceof errors.JOSEError) throw refusedToken(cause);
      throw cause;
    }
  };
}

/**
 * The issuer's public keys. A failure to read them says nothing about the token and must not log anybody out.
 */
function keysOf({ jwksUrl, keysCacheTime: keysKept, fetch }: Issuer): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    ...(keysKept !== undefined && { cacheMaxAge: keysKept }),
    ...(fetch && { [customFetch]: fetch }),
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (isFaultOfToken(cause)) throw cause;
      throw new AppError(
        'sign_in_unavailable',
        'The sign-in service cannot be reached. Please try again in a moment.',
        { cause },
      );
    }
  };
}

function isFaultOfToken(cause: unknown): boolean {
  return (
    cause instanceof errors.JWKSNoMatchingKey ||
    cause instanceof errors.JWKSMultipleMatchingKeys ||
    cause instanceof errors.JOSENotSupported
  );
}
