import type { FirebaseConfig } from '#config/identity.ts';
import type { Database } from '#services/database/index.ts';
import type { Identity } from '../identity.ts';
import { isRevoked, revokeTokens } from '../revoked-tokens.ts';
import { createTokenVerifier } from '../verify-token.ts';
import { readEmulatorTokens, readFirebaseTokens } from './read-firebase-token.ts';

/**
 * Firebase identity: the browser signs in through Firebase's SDK and this server verifies its ID tokens. The
 * server has no service account, so only the browser can delete a login.
 */
export function createFirebaseIdentity(
  { projectId, emulatorHost }: FirebaseConfig,
  { database, logger }: { database: Database; logger: { warn(message: string): void } },
): Identity {
  if (emulatorHost) logger.warn('Sign-in uses the Firebase Auth emulator: anybody can log in as anyone');
  const read = emulatorHost ? readEmulatorTokens(projectId) : readFirebaseTokens(projectId);
  const verifyToken = createTokenVerifier(read, async (uid, issuedAt) =>
    (await isRevoked(database, uid, issuedAt)) ? 'account_deleted' : null,
  );
  return {
    kind: 'firebase',
    verifyToken,
    prepare: async () => {},
    answer: null,
    deleteUser: revokeTokens,
  };
}
