import { sign } from 'node:crypto';
import type { AppleConfig } from '#config/identity.ts';

/** Seconds. It is signed for each use; Apple takes one for up to half a year. */
const LIFETIME = 300;

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The secret with which we prove to Apple who we are: a token that our key signs (Apple, "Creating a client secret"). Signed
 * here, because the caller needs it at once and jose's signatures come later.
 */
export function signAppleSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleConfig): string {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'ES256', kid: keyId };
  const claims = { iss: teamId, iat: now, exp: now + LIFETIME, aud: issuer, sub: clientId };
  const signed = `${toPart(header)}.${toPart(claims)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
