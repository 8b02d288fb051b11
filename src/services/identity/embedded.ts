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
import { deleteSessionIfChanged, rememberPasswordHash } from './password-changed-during-sign-in.ts';
import { revokeOlderTokens } from './revoked-tokens.ts';
import { authAccounts, authJwks, authSessions, authUsers, authVerifications } from './tables.ts';

/** Audience of the embedded identity's ID tokens. */
export const EMBEDDED_AUDIENCE = 'toy-twin';
const RESET_LINK_SECONDS = 3600;
const SIGN_IN = '/sign-in/email';
const SIGN_UP = '/sign-up/email';
/**
 * Disabled endpoints of better-auth. The password endpoints are not needed and would let somebody at an
 * unattended browser guess passwords; a password change that began before a reset by e-mail could also undo
 * it. The error page shows text from its URL in our name and can be framed by any site.
 */
const UNUSED = ['/change-password', '/verify-password', '/error'];
const TABLES = {
  user: authUsers,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  jwks: authJwks,
};

/** Dependencies and callbacks of the embedded identity. */
export interface EmbeddedIdentityOptions {
  database: Database;
  secret: string;
  publicUrl: string;
  /**
   * Called when a password reset is requested; `token` goes into the link. Must not wait for the mail server.
   */
  sendResetMail(request: { token: string }): Promise<void>;
  /** Called after a password was reset by e-mail. */
  onPasswordReset(person: { id: string; email: string }): Promise<void>;
}

/** A better-auth instance. */
export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

/**
 * Creates sign-in by e-mail and password on our own database, with ID tokens that live for fifteen minutes.
 */
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
    // Expected refusals are answered; unexpected errors are thrown to the caller, who logs and answers them.
    onAPIError: { throw: true },
    // No transactions: hashing and signing inside one would block the embedded database's only connection.
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
        if (path === SIGN_IN) await rememberPasswordHash(options.database, body?.email);
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
            // IP address and user agent are not needed, and the privacy page does not list them.
            return { data: { ipAddress: null, userAgent: null } };
          },
          async after(session, context) {
            if (context?.path !== SIGN_IN || !(await deleteSessionIfChanged(options.database, session)))
              return;
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
      // Explicit, because better-auth disables the check when it detects a test run.
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

/** Trusted origins. On localhost the same server has several names, and the development server's port. */
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

/** The name is part of every ID token, and so of every call's header. */
function refuseLongName(name: string | undefined): void {
  if (name && name.length > NAME_MAX_LENGTH) {
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'The name is too long' });
  }
}

/** A second reset link would open the account to anybody who finds that e-mail. */
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
