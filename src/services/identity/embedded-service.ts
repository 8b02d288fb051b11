import { BetterAuthError } from '@better-auth/core/error';
import { stringifySetCookie } from 'cookie';
import { and, eq } from 'drizzle-orm';
import { DatabaseUnusableError } from '#services/database/connection-errors.ts';
import type { Database } from '#services/database/index.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { changeAddress } from './change-address.ts';
import { confirmOwner } from './confirm-owner.ts';
import { findDisabled, setDisabled } from './disabled-users.ts';
import {
  confirmLogin,
  createEmbeddedIdentity,
  EMBEDDED_AUDIENCE,
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
} from './embedded.ts';
import { createRequestHandler } from './endpoints/handle-request.ts';
import type { Identity } from './identity.ts';
import { createKnownDevices } from './known-devices.ts';
import { createIdentityLimits } from './limits.ts';
import { createOwnLogin } from './owner/own-login.ts';
import { readSignedTokens } from './read-signed-token.ts';
import { findResetOwner } from './refuse-weak-password.ts';
import { deleteIdentity, findRevocation } from './revoked-tokens.ts';
import { createSessions } from './sessions.ts';
import { toStored } from './stored-address.ts';
import { authUsers } from './tables.ts';
import { createTokenVerifier } from './verify-token.ts';

type Options = Omit<EmbeddedIdentityOptions, 'onPasswordReset'> & {
  /** How many accounts one network may create in an hour. */
  signUpsPerHour(): number;
  /** Signs the cookies of known devices. */
  deviceSecret: string;
};

/** The embedded identity service. Its ID tokens are verified by public key, like Firebase's. */
export function createEmbeddedService(options: Options): Identity {
  const { database, publicUrl, mails } = options;
  const limits = createIdentityLimits(database, options.signUpsPerHour);
  const embedded = createEmbeddedIdentity({
    ...options,
    onPasswordReset: ({ id }) => verifyToken.forget(id),
  });
  const read = readSignedTokens({
    issuer: publicUrl,
    audience: EMBEDDED_AUDIENCE,
    jwksUrl: `${publicUrl}/api/auth/jwks`,
    algorithms: ['ES256'],
    fetch: (url, init) => embedded.handler(new Request(url, { headers: init.headers, method: init.method })),
  });
  const verifyToken = createTokenVerifier(read, {
    findRevocation: (token) => findRevocation(database, token),
  });
  const sessions = createSessions(database);
  const devices = createKnownDevices(options.deviceSecret, publicUrl);
  const answer = createRequestHandler(embedded, {
    limits,
    devices,
    async onManyFailures(email) {
      const uid = await findConfirmed(database, email);
      if (uid) await mails.sendManyFailures({ uid });
    },
    endSession: sessions.end,
    findResetEmail: async (token) => (await findResetOwner(database, token))?.email,
  });
  return {
    kind: 'embedded',
    verifyToken,
    prepare: () => trySigning(embedded),
    answer: (request, ip) => answer(request, networkOf(ip)),
    confirmOwner: (caller, proof) =>
      confirmOwner({ database, delay: limits.wrongPasswords.deletion, embedded }, caller, proof),
    ownLogin: createOwnLogin(database, mails),
    isEmailConfirmed: async (uid, email, within = database) => (await findConfirmed(within, email)) === uid,
    sessions,
    // Signing out has deleted the session, which its tokens need.
    endSignIn: async () => {},
    confirmEmail: confirmLogin,
    changeLoginEmail: (transaction, uid, { email }) => changeAddress(transaction, mails, { uid, email }),
    // Here login and profile change together.
    onLoginEmail: () => {},
    setBlocked: setDisabled,
    findBlocked: (uids) => findDisabled(database, uids),
    deleteUser: deleteIdentity,
    expireCookies: async () => [...(await expireSession(embedded)), devices.expire()],
  };
}

/** Every cookie of better-auth, whichever of them the browser has. */
async function expireSession({ $context }: EmbeddedIdentity): Promise<string[]> {
  const { authCookies } = await $context;
  return Object.values(authCookies).map(({ name, attributes: { path, secure, httpOnly } }) =>
    stringifySetCookie({ name, value: '', maxAge: 0, path, secure, httpOnly, sameSite: 'lax' }),
  );
}

/** The uid of the account that has proven this address; undefined without one. */
async function findConfirmed(database: Database, email: string): Promise<string | undefined> {
  const [user] = await database
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, toStored(email)), eq(authUsers.emailVerified, true)));
  return user?.id;
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
      'The keys that sign ID tokens (table auth_jwks) were not encrypted with the secret named identity ' +
        'in the table app_secrets, so nobody can log in.\n' +
        'Restore that secret. If it is lost or was changed on purpose, stop all processes, delete all rows from ' +
        'auth_jwks and start again: everyone has to log in again.',
      { cause },
    );
  }
}
