import { deleteIdentity } from './delete-identity.ts';
import { createEmbeddedIdentity, EMBEDDED_AUDIENCE, type EmbeddedIdentityOptions } from './embedded.ts';
import { answerIdentity } from './limited-handler.ts';
import { createIdentityLimits } from './limits.ts';
import { createTokenVerifier, type VerifyToken } from './verify-token.ts';

export type { Caller } from './verify-token.ts';

/** Who people are. The API only ever needs `verifyToken`; the rest serves the embedded identity's own calls. */
export interface Identity {
  kind: 'embedded';
  verifyToken: VerifyToken;
  /** Makes the key that signs ID tokens where there is none yet; by one process at a time. */
  prepare(): Promise<void>;
  /** Answers `/api/auth/*`; `place` is the caller's network address. */
  answer(request: Request, place: string): Promise<Response>;
  /** Removes the person's sign-in, sessions and password. */
  remove(uid: string): Promise<void>;
}

/** The embedded identity; its ID tokens are checked like anybody else's, by public key. */
export function createIdentity(options: Omit<EmbeddedIdentityOptions, 'onPasswordReset'>): Identity {
  const limits = createIdentityLimits(options.database);
  const jwksUrl = `${options.publicUrl}/api/auth/jwks`;
  const embedded = createEmbeddedIdentity({
    ...options,
    onPasswordReset: (email) => limits.wrongPasswords.clear(email),
  });
  return {
    kind: 'embedded',
    verifyToken: createTokenVerifier({
      issuer: options.publicUrl,
      audience: EMBEDDED_AUDIENCE,
      jwksUrl,
      algorithms: ['ES256'],
      fetch: (url, init) =>
        embedded.handler(new Request(url, { headers: init.headers, method: init.method })),
    }),
    async prepare() {
      await embedded.handler(new Request(jwksUrl));
    },
    answer: (request, place) => answerIdentity(embedded, limits, request, place),
    remove: (uid) => deleteIdentity(options.database, uid),
  };
}
