import { betterAuth, type GenericEndpointContext } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { magicLink } from 'better-auth/plugins/magic-link';
import { and, eq, like } from 'drizzle-orm';
import { z } from 'zod';
import type { IdentityConfig } from '#config/identity.ts';
import type { Database } from '#services/database/index.ts';
import { deviceInWords } from '#shared/device-in-words.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import { isLocalAddress } from '#shared/local-host.ts';
import { NAME_MAX_LENGTH } from '#shared/name-length.ts';
import { toOneLine } from '#shared/one-line.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/password-policy.ts';
import { BASE_PATH } from './base-path.ts';
import type { ChangeStep } from './identity.ts';
import { releaseEmailAddress } from './incomplete-sign-ups.ts';
import { createPasskeys, FRESH_SECONDS, guardPasskeys, isAboutPasskeys, VERIFY_PASSKEY } from './passkeys.ts';
import { deleteSessionIfChanged, rememberPasswordHash } from './password-changed-during-sign-in.ts';
import { keepNewcomer, openings, PROVIDER_CALLBACK } from './providers/openings.ts';
import { CONTINUE, createProviders } from './providers/providers.ts';
import { refuseUnfitName } from './refuse-unfit-name.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { revokeOlderTokens } from './revoked-tokens.ts';
import { noteSignIn } from './sign-in-days.ts';
import { NEW_OWNER } from './sign-in-links.ts';
import { storedAddress, storedForm } from './stored-address.ts';
import {
  authAccounts,
  authJwks,
  authPasskeys,
  authSessions,
  authUsers,
  authVerifications,
} from './tables.ts';

/** Audience of the embedded identity's ID tokens. */
export const EMBEDDED_AUDIENCE = 'toy-twin';
/** Links that are mailed for a new password, or to sign in, work for an hour. */
const LINK_SECONDS = 3600;
const SIGN_IN = '/sign-in/email';
const UPDATE_USER = '/update-user';
const SIGN_UP = '/sign-up/email';
const FOLLOW_LINK = '/magic-link/verify';
/** better-auth's code of a sign-up with a registered address. */
export const ALREADY_REGISTERED = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
const withEmail = z.object({ email: storedForm });
const TABLES = {
  user: authUsers,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  jwks: authJwks,
  passkey: authPasskeys,
};

/** Mails of the embedded identity. None of its callers may wait for the mail server. */
export interface IdentityMails {
  /** The link to choose a new password; `token` goes into it. */
  sendReset(link: { token: string }): Promise<void>;
  /** The link to sign in with, if the address has an account; one to open it, if that was asked for. */
  sendSignInLink(link: { token: string }): Promise<void>;
  /** Asks a person to confirm their address; with a `transaction` only if that commits. */
  sendConfirmation(person: { uid: string }, transaction?: Database): Promise<void>;
  /** Tells a person at their former address that it was changed, if the `transaction` commits. */
  sendAddressChanged(person: { uid: string; formerly: string }, transaction: Database): Promise<void>;
  /** Asks for the step of a change of address, if the `transaction` commits. */
  sendEmailChange(change: { uid: string; step: ChangeStep }, transaction: Database): Promise<void>;
  /** Tells a person at their former address that they have changed it, if the `transaction` commits. */
  sendOwnChange(person: { uid: string; formerly: string }, transaction: Database): Promise<void>;
  /** The code of this record. */
  sendOwnerCode(code: { verificationId: string }): Promise<void>;
  /** Tells the person of many wrong passwords. */
  sendManyFailures(person: { uid: string }): Promise<void>;
}

/** Dependencies and callbacks of the embedded identity. */
export interface EmbeddedIdentityOptions {
  database: Database;
  secret: string;
  publicUrl: string;
  mails: IdentityMails;
  /** Other companies that sign people in. */
  providers: Pick<IdentityConfig, 'google' | 'apple'>;
  /** Whether a name may not be shown to others. */
  refusesName(name: string): boolean;
  /** Called after a password was reset by email. */
  onPasswordReset(person: { id: string }): void;
}

/** A better-auth instance. */
export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

/**
 * Creates sign-in by email and password, by a mailed link, or by an account at Google or Apple, on our own database, with
 * ID tokens that live for fifteen minutes.
 */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { database, mails } = options;
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: BASE_PATH,
    secret: options.secret,
    trustedOrigins: trustedOrigins(options.publicUrl),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    // Expected refusals are answered; unexpected errors are thrown to the caller, who logs and answers them.
    onAPIError: { throw: true, errorURL: `${options.publicUrl}${CONTINUE}` },
    // No transactions: hashing and signing inside one would block the embedded database's only connection.
    database: drizzleAdapter(database, { provider: 'pg', schema: TABLES }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      sendResetPassword: ({ token }) => mails.sendReset({ token }),
      async onPasswordReset({ user }) {
        await endResetLinks(database, user.id);
        await revokeOlderTokens(database, user.id);
        // The link came to this address.
        await confirmLogin(database, user.id);
        options.onPasswordReset(user);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // The job that sends the mail makes its link.
      sendVerificationEmail: ({ user }) => mails.sendConfirmation({ uid: user.id }),
    },
    account: {
      // An account at a provider joins ours if both have proven the same address: whoever registers somebody else's address
      // does not get in with them.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      // In the browser, encrypted: whoever comes and goes leaves no row.
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
    },
    user: { additionalFields: { disabled: { type: 'boolean', input: false, defaultValue: false } } },
    session: {
      expiresIn: 30 * 86_400,
      updateAge: 86_400,
      freshAge: FRESH_SECONDS,
      additionalFields: { byPasskey: { type: 'boolean', input: false, defaultValue: false } },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { path, body } = context;
        await refuseWeakPassword(database, path, body);
        refuseUnfitName(options, path, body);
        if (path === UPDATE_USER) await refuseDisabled(database, (await getSessionFromCtx(context))?.user.id);
        if (isAboutPasskeys(path)) {
          const signedIn = await getSessionFromCtx(context);
          await refuseDisabled(database, signedIn?.user.id);
          if (signedIn) await guardPasskeys(database, path, signedIn);
        }
        if (path === SIGN_IN) await rememberPasswordHash(database, withEmail.parse(body).email);
        if (path === SIGN_UP) await releaseEmailAddress(database, withEmail.parse(body).email);
      }),
      // A new account's password is hashed. Without this, a quick answer would tell that the address is registered.
      after: createAuthMiddleware(async ({ path, body, context }) => {
        const { returned } = context;
        if (path === SIGN_UP && isAPIError(returned) && returned.body?.code === ALREADY_REGISTERED)
          await context.password.hash(body.password);
      }),
    },
    databaseHooks: databaseHooks(database),
    plugins: [
      issueIdTokens(options),
      createPasskeys(options.publicUrl),
      createProviders(options.providers),
      openings(),
      magicLink({
        expiresIn: LINK_SECONDS,
        sendMagicLink: ({ token }) => mails.sendSignInLink({ token }),
      }),
    ],
    advanced: {
      ipAddress: { disableIpTracking: true },
      cookiePrefix: 'toytwin',
      // Explicit, because better-auth disables the check when it detects a test run.
      disableOriginCheck: false,
    },
  });
}

/** The call that creates a session. */
interface SignInContext {
  path?: string;
  headers?: Headers | undefined;
}

function databaseHooks(database: Database) {
  return {
    user: {
      create: {
        async before(user: { name: string; emailVerified: boolean }, context: GenericEndpointContext | null) {
          const { name } = user;
          // A link to sign in opens no account if its own is gone.
          if (context?.path === FOLLOW_LINK && name !== NEW_OWNER)
            throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'There is no account' });
          if (context?.path === PROVIDER_CALLBACK) await keepNewcomer(context, user);
          // A picture that a provider sends is not kept.
          return { data: { name: cleanName(name), image: null } };
        },
      },
      update: {
        before: async ({ name }: { name?: string }) =>
          name === undefined ? undefined : { data: { name: cleanName(name) } },
      },
    },
    account: {
      create: {
        // They would open the person's account at the provider, and nothing of it is needed.
        before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null, scope: null } }),
      },
    },
    session: {
      create: {
        async before({ userId }: { userId: string }, context: SignInContext | null) {
          await refuseDisabled(database, userId);
          // The IP address is not needed. Of the user agent only words are kept, for the person's list of sessions.
          const userAgent = deviceInWords(context?.headers?.get('user-agent') ?? '');
          return { data: { ipAddress: null, userAgent, byPasskey: context?.path === VERIFY_PASSKEY } };
        },
        async after(session: { id: string; userId: string }, context: SignInContext | null) {
          const isOutdated = context?.path === SIGN_IN && (await deleteSessionIfChanged(database, session));
          if (!isOutdated) return noteSignIn(database, session.userId, new Date());
          throw new APIError('UNAUTHORIZED', {
            code: 'INVALID_EMAIL_OR_PASSWORD',
            message: 'Invalid email or password',
          });
        },
      },
    },
  };
}

function issueIdTokens({ database, publicUrl }: EmbeddedIdentityOptions) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: publicUrl,
      audience: EMBEDDED_AUDIENCE,
      expirationTime: '15m',
      async definePayload({ user, session }) {
        await refuseDisabled(database, user.id);
        // `sid` as in OpenID Connect: with its session an ID token ends.
        return { email: storedAddress.parse(user.email), name: user.name, sid: session.id };
      },
    },
  });
}

/** Trusted origins. On localhost the same server has several names, and the development server's port. */
function trustedOrigins(publicUrl: string): string[] {
  const local = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
  return isLocalAddress(publicUrl) ? [publicUrl, ...local] : [publicUrl];
}

/** The name is part of every ID token, and so of every call's header; and of our emails. One without ink is none. */
function cleanName(written: string): string {
  const name = unlessBlank(toOneLine(written)) ?? '';
  if (name.length <= NAME_MAX_LENGTH) return name;
  throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'The name is too long' });
}

/** Confirms the address of a login. */
export async function confirmLogin(database: Database, uid: string): Promise<void> {
  await database.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, uid));
}

/** A second reset link would open the account to anybody who finds that email. */
async function endResetLinks(database: Database, userId: string): Promise<void> {
  await database
    .delete(authVerifications)
    .where(and(like(authVerifications.identifier, 'reset-password:%'), eq(authVerifications.value, userId)));
}

async function refuseDisabled(database: Database, userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  const [user] = await database
    .select({ disabled: authUsers.disabled })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (user?.disabled) {
    throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: 'This account has been disabled' });
  }
}
