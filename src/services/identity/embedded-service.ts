import { BetterAuthError } from '@better-auth/core/error';
import { DatabaseUnusableError } from '#services/database/connection-errors.ts';
import { networkOf } from '#services/limits/network-of.ts';
import {
  createEmbeddedIdentity,
  EMBEDDED_AUDIENCE,
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
} from './embedded.ts';
import type { Identity } from './identity.ts';
import { createIdentityLimits } from './limits.ts';
import { handleWithLimits } from './rate-limited-handler.ts';
import { readSignedTokens } from './read-signed-token.ts';
import { deleteIdentity, findRevocation } from './revoked-tokens.ts';
import { createTokenVerifier } from './verify-token.ts';

/** The embedded identity service. Its ID tokens are verified by public key, like Firebase's. */
export function createEmbeddedService(options: Omit<EmbeddedIdentityOptions, 'onPasswordReset'>): Identity {
  const limits = createIdentityLimits(options.database);
  const embedded = createEmbeddedIdentity({
    ...options,
    async onPasswordReset({ id, email }) {
      verifyToken.forget(id);
      await limits.wrongPasswords.clear(email);
    },
  });
  const jwksUrl = `${options.publicUrl}/api/auth/jwks`;
  const read = readSignedTokens({
    issuer: options.publicUrl,
    audience: EMBEDDED_AUDIENCE,
    jwksUrl,
    algorithms: ['ES256'],
    fetch: (url, init) => embedded.handler(new Request(url, { headers: init.headers, method: init.method })),
  });
  const verifyToken = createTokenVerifier(read, (uid, issuedAt) =>
    findRevocation(options.database, uid, issuedAt),
  );
  return {
    kind: 'embedded',
    verifyToken,
    prepare: () => trySigning(embedded),
    answer: (request, ip) => handleWithLimits(embedded, limits, request, networkOf(ip)),
    deleteUser: deleteIdentity,
  };
}

/**
 * Signs a token, which creates the key if there is none.
 * @throws {DatabaseUnusableError} if our secret does not decrypt the key: no ID token could be issued.
 */
async function trySigning({ api }: EmbeddedIdentity): Promise<void> {
  try {
    await api.signJWT({ body: { payload: {} } });
  } catch (cause) {
    if (!(cause instanceof BetterAuthError)) throw cause;
    throw new DatabaseUnusableError(
      'The keys of the ID tokens (table auth_jwks) were not encrypted with the secret named identity ' +
        'in the table app_secrets, so nobody could sign in.\n' +
        'Restore that secret. If it is lost or was changed on purpose, stop all processes, delete all rows of ' +
        'auth_jwks and start again: everybody signs in again.',
      { cause },
    );
  }
}
