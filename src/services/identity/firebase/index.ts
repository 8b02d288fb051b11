import type { FirebaseConfig } from '#config/identity.ts';
import type { Database } from '#services/database/index.ts';
import type { Identity } from '../identity.ts';
import { isRevoked, revokeTokens } from '../revoked-tokens.ts';
import { createTokenVerifier } from '../verify-token.ts';
import { readEmulatorTokens, readFirebaseTokens } from './read-firebase-token.ts';

/**
 * Firebase: the browser signs people in there, by Firebase's own SDK; this server checks the ID tokens that it
 * gets. It holds no key of the project, so that it cannot remove anybody there: the browser does that.
 */
export function createFirebaseIdentity(
  { projectId, emulatorHost }: FirebaseConfig,
  { database, logger }: { database: Database; logger: { warn(message: string): void } },
): Identity {
  if (emulatorHost) logger.warn('The Firebase Auth emulator signs people in: anybody can be anyone');
  const read = emulatorHost ? readEmulatorTokens(projectId) : readFirebaseTokens(projectId);
  const verifyToken = createTokenVerifier(read, async (uid, issuedAt) =>
    (await isRevoked(database, uid, issuedAt)) ? 'left' : null,
  );
  return {
    kind: 'firebase',
    verifyToken,
    prepare: async () => {},
    answer: null,
    removeIdentity: revokeTokens,
  };
}
