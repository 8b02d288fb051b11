import { normalizeIP } from '@better-auth/core/utils/ip';
import { findEndOfTokens, removeIdentity } from './departures.ts';
import { createEmbeddedIdentity, EMBEDDED_AUDIENCE, type EmbeddedIdentityOptions } from './embedded.ts';
import type { Identity } from './identity.ts';
import { answerIdentity } from './limited-handler.ts';
import { createIdentityLimits } from './limits.ts';
import { readSignedTokens } from './read-signed-token.ts';
import { createTokenVerifier } from './verify-token.ts';

/** The embedded identity; its ID tokens are checked like anybody else's, by public key. */
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
    findEndOfTokens(options.database, uid, issuedAt),
  );
  return {
    kind: 'embedded',
    verifyToken,
    async prepare() {
      await embedded.handler(new Request(jwksUrl));
    },
    // Of IPv6 the first 64 bits: the rest is for whoever has the line to choose.
    answer: (request, ip) => answerIdentity(embedded, limits, request, normalizeIP(ip, { ipv6Subnet: 64 })),
    depart: removeIdentity,
  };
}
