import type { FirebaseConfig } from '#config/identity.ts';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import type { FollowEmail, Identity } from '../identity.ts';
import { isRevoked, revokeTokens } from '../revoked-tokens.ts';
import { deleteSignInDays, noteSignIn } from '../sign-in-days.ts';
import { createTokenVerifier, type IssuedToken, type RevocationReason } from '../verify-token.ts';
import { findBlocked, setBlocked } from './blocked-people.ts';
import {
  forgetConfirmed,
  isConfirmed,
  isNoted,
  namesFormer,
  noteLeft,
  noteProven,
  rememberConfirmed,
} from './confirmed-emails.ts';
import { readEmulatorTokens, readFirebaseTokens } from './read-firebase-token.ts';

/** Seconds after a sign-in during which it counts as fresh. Firebase itself deletes a login for about as long. */
const FRESH = 5 * 60;
/** Milliseconds, longer than one of Firebase's ID tokens is valid. */
const TOKEN_LIFETIME = 3_600_000;

/**
 * Firebase identity: the browser signs in through Firebase's SDK and this server verifies its ID tokens. The
 * server has no service account, so only the browser can delete a login.
 */
export function createFirebaseIdentity(
  { projectId, emulatorHost }: FirebaseConfig,
  { database, logger }: { database: Database; logger: { warn(message: string): void } },
): Identity {
  if (emulatorHost) logger.warn('Sign-in uses the Firebase Auth emulator: anyone can log in as anyone');
  const read = emulatorHost ? readEmulatorTokens(projectId) : readFirebaseTokens(projectId);
  let followEmail: FollowEmail = async (_login, note) => void (await note(database));
  const verifyToken = createTokenVerifier(read, {
    findRevocation: (token) => findRevocation(database, token),
    async onProvenEmail(login) {
      if (await isNoted(database, login)) return;
      await followEmail(login, (transaction) => noteProven(transaction, login));
    },
    onSignIn: (uid, at) => noteSignIn(database, uid, at),
  });
  return {
    kind: 'firebase',
    verifyToken,
    prepare: async () => {},
    answer: null,
    async confirmOwner({ signedInAt = 0 }) {
      if (Date.now() / 1000 - signedInAt <= FRESH) return;
      throw new AppError('forbidden', 'Please log in again before you do this.');
    },
    ownLogin: null,
    isEmailConfirmed: (uid, email, within = database) => isConfirmed(within, uid, email),
    async endSignIn({ uid, signedInAt }) {
      if (signedInAt === undefined) return;
      await revokeTokens(database, signInOf(uid, signedInAt), new Date(Date.now() + TOKEN_LIFETIME));
    },
    async deleteUser(transaction, uid) {
      await forgetConfirmed(transaction, uid);
      await deleteSignInDays(transaction, uid);
      await revokeTokens(transaction, uid);
    },
    confirmEmail: rememberConfirmed,
    // The login keeps its own.
    changeLoginEmail: (transaction, uid, { before }) => noteLeft(transaction, uid, before),
    onLoginEmail(follow) {
      followEmail = follow;
    },
    sessions: null,
    setBlocked,
    findBlocked: (uids) => findBlocked(database, uids),
    expireCookies: async () => [],
  };
}

/** The tokens of one sign-in have its time in common. */
const signInOf = (uid: string, signedInAt: number) => `${uid} ${signedInAt}`;

async function findRevocation(database: Database, token: IssuedToken): Promise<RevocationReason | null> {
  const { uid, issuedAt, signedInAt } = token;
  if ((await findBlocked(database, [uid])).size > 0) return 'disabled';
  if (await isRevoked(database, uid, issuedAt)) return 'account_deleted';
  // A new address signs out everywhere, as at Firebase itself.
  if (await namesFormer(database, token)) return 'signed_out';
  if (signedInAt === undefined) return null;
  return (await isRevoked(database, signInOf(uid, signedInAt), issuedAt)) ? 'signed_out' : null;
}
