import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { and, eq, like } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { isLocalAddress } from '#shared/local-host.ts';
import { NAME_MAX_LENGTH } from '#shared/name-length.ts';
import { isWeakPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/password-policy.ts';
import { releaseEmailAddress } from './incomplete-sign-ups.ts';
import { endIfReplaced, rememberPassword } from './replaced-password.ts';
import { revokeOlderTokens } from './revoked-tokens.ts';
import { authAccounts, authJwks, authSessions, authUsers, authVerifications } from './tables.ts';

/** Who the embedded identity's ID tokens are meant for. */
export const EMBEDDED_AUDIENCE = 'toy-twin';
const RESET_LINK_SECONDS = 3600;
const SIGN_IN = '/sign-in/email';
const SIGN_UP = '/sign-up/email';
/**
 * Nobody needs these, and whoever sits at a browser that was left signed in could try passwords there. A change of the
 * password that began before a reset by mail and ended after it would take the owner's new one away again. The page of
 * errors says in our name whatever its address tells it to, and any site may frame it.
 */
const UNUSED = ['/change-password', '/verify-password', '/error'];
const TABLES = {
  user: authUsers,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  jwks: authJwks,
};

/** What the embedded identity is made of, and whom it tells. */
export interface EmbeddedIdentityOptions {
  database: Database;
  secret: string;
  publicUrl: string;
  /** Called when somebody asks for a new password; `token` goes into the link of the mail. May not wait for it. */
  sendResetMail(wish: { token: string }): Promise<void>;
  /** Called when somebody has set a new password by mail. */
  onPasswordReset(person: { id: string; email: string }): Promise<void>;
}

/** The embedded identity. */
export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

/** Sign-in by e-mail and password in our own database, with ID tokens that live for fifteen minutes. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: trustedOrigins(options.publicUrl),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    disabledPaths: UNUSED,
    logger: { disabled: true },
    // Refusals are still answered; what nobody expected goes on to the caller, who logs it and answers.
    onAPIError: { throw: true },
    // Not in transactions: hashing and signing would be within, and keep the embedded database from everybody else.
    database: drizzleAdapter(options.database, { provider: 'pg', schema: TABLES }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      sendResetPassword: ({ token }) => options.sendResetMail({ token }),
      async onPasswordReset({ user }) {
        await endResetLinks(options.database, user.id);
        await revokeOlderTokens(options.database, user.id);
        await options.onPasswordReset(user);
      },
    },
    user: { additionalFields: { disabled: { type: 'boolean', input: false, defaultValue: false } } },
    session: { expiresIn: 30 * 86_400, updateAge: 86_400 },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        refuseWeakPassword(path, body);
        if (path === SIGN_UP) await releaseEmailAddress(options.database, body?.email);
        if (path === SIGN_IN) await rememberPassword(options.database, body?.email);
      }),
    },
    databaseHooks: {
      user: {
        create: { before: async (user) => refuseLongName(user.name) },
        update: { before: async (user) => refuseLongName(user.name) },
      },
      session: {
        create: {
          async before(session) {
            await refuseDisabled(options.database, session.userId);
            // The privacy page does not list them, and nothing needs them.
            return { data: { ipAddress: null, userAgent: null } };
          },
          async after(session, context) {
            if (context?.path !== SIGN_IN || !(await endIfReplaced(options.database, session))) return;
            throw new APIError('UNAUTHORIZED', {
              code: 'INVALID_EMAIL_OR_PASSWORD',
              message: 'Invalid email or password',
            });
          },
        },
      },
    },
    plugins: [issueIdTokens(options)],
    advanced: {
      ipAddress: { disableIpTracking: true },
      cookiePrefix: 'toytwin',
      // Said out loud, because better-auth leaves the check out by itself when it finds itself in a test.
      disableOriginCheck: false,
    },
  });
}

function issueIdTokens({ database, publicUrl }: EmbeddedIdentityOptions) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      issuer: publicUrl,
      audience: EMBEDDED_AUDIENCE,
      expirationTime: '15m',
      async definePayload({ user }) {
        await refuseDisabled(database, user.id);
        return { email: user.email, name: user.name };
      },
    },
  });
}

/** On a laptop the same server is reached by more than one name, and by the development server's port. */
function trustedOrigins(publicUrl: string): string[] {
  const local = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
  return isLocalAddress(publicUrl) ? [publicUrl, ...local] : [publicUrl];
}

function refuseWeakPassword(path: string, body: { password?: unknown; newPassword?: unknown } | undefined) {
  const chosen = path === SIGN_UP ? body?.password : body?.newPassword;
  if (typeof chosen === 'string' && isWeakPassword(chosen)) {
    throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: 'The password is too weak' });
  }
}

/** The name goes into every ID token, and with it into the header of every call. */
function refuseLongName(name: string | undefined): void {
  if (name && name.length > NAME_MAX_LENGTH) {
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'The name is too long' });
  }
}

/** Whoever asked twice has a second link, which would open the account to whoever finds the mail. */
async function endResetLinks(database: Database, userId: string): Promise<void> {
  await database
    .delete(authVerifications)
    .where(and(like(authVerifications.identifier, 'reset-password:%'), eq(authVerifications.value, userId)));
}

async function refuseDisabled(database: Database, userId: string): Promise<void> {
  const [user] = await database
    .select({ disabled: authUsers.disabled })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (user?.disabled) {
    throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: 'This account has been disabled' });
  }
}
