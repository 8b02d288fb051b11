import { errors, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { readSignedTokens } from '../read-signed-token.ts';
import { type ReadToken, refusedToken } from '../verify-token.ts';

/** Google's public keys for Firebase's ID tokens, as a JSON Web Key Set. */
export const FIREBASE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Cache time of the keys in milliseconds. Google publishes a new key days before using it. */
const KEYS_CACHE_TIME = 3_600_000;
/** Tolerated clock difference to Google in seconds. */
const CLOCK_TOLERANCE = 60;

const past = z.number().refine((seconds) => seconds <= Date.now() / 1000 + CLOCK_TOLERANCE);
const times = z.object({ iat: past, auth_time: past });

const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/**
 * Verifies Firebase's ID tokens by Google's rules: RS256 with one of Google's keys, project as audience and
 * issuer, not expired, a subject, issue and sign-in times in the past.
 * @param keysUrl where the public keys are; tests use another one.
 */
export function readFirebaseTokens(projectId: string, keysUrl = FIREBASE_KEYS_URL): ReadToken {
  const read = readSignedTokens({
    issuer: issuerOf(projectId),
    audience: projectId,
    jwksUrl: keysUrl,
    algorithms: ['RS256'],
    keysCacheTime: KEYS_CACHE_TIME,
  });
  return async (token) => refuseFuture(await read(token));
}

/** Reads the Auth emulator's ID tokens. They are unsigned and prove nothing: never in production. */
export function readEmulatorTokens(projectId: string): ReadToken {
  const expected = { issuer: issuerOf(projectId), audience: projectId, requiredClaims: ['sub', 'exp'] };
  return async (token) => {
    try {
      return refuseFuture(UnsecuredJWT.decode(token, expected).payload);
    } catch (cause) {
      if (cause instanceof errors.JOSEError) throw refusedToken(cause);
      throw cause;
    }
  };
}

function refuseFuture<Payload>(payload: Payload): Payload {
  const { error } = times.safeParse(payload);
  if (error) throw refusedToken(error);
  return payload;
}
