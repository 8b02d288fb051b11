import { createAuthClient } from 'better-auth/client';
import { magicLinkClient } from 'better-auth/client/plugins';
import { embeddedError } from './embedded-errors.ts';
import type { toSessionUser as toUser } from './embedded-session.ts';
import type { Credentials, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';

type Answer<Data> = {
  data: Data | null;
  error: { status: number; code?: string | undefined; message?: string | undefined } | null;
};

/** Resolves to the data of a better-auth call; refusals and network errors become `IdentityError`. */
async function outcome<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch((cause: unknown) => {
    throw new IdentityError('network-request-failed', '', { cause });
  });
  if (answer.error) throw embeddedError(answer.error);
  if (answer.data === null) throw new IdentityError('unknown');
  return answer.data;
}

/**
 * Account actions through better-auth's client, loaded on first use. `toSessionUser` is passed in, because a
 * nested import of the calling chunk could not be retried.
 */
export function createEmbeddedActions(toSessionUser: typeof toUser) {
  const client = createAuthClient({ plugins: [magicLinkClient()] });
  return {
    async register({ email, password, displayName: name }: Credentials & { displayName: string }) {
      const { user } = await outcome(client.signUp.email({ email, password, name }));
      return toSessionUser(user);
    },
    async setDisplayName(displayName: string): Promise<void> {
      await outcome(client.updateUser({ name: displayName }));
    },
    async signIn({ email, password }: Credentials): Promise<SessionUser> {
      const { user } = await outcome(client.signIn.email({ email, password }));
      return toSessionUser(user);
    },
    async signOut(): Promise<void> {
      await outcome(client.signOut());
    },
    async sendPasswordReset(email: string): Promise<void> {
      await outcome(client.requestPasswordReset({ email, redirectTo: '/reset-password' }));
    },
    async sendConfirmation(email: string): Promise<void> {
      await outcome(client.sendVerificationEmail({ email }));
    },
    async confirmEmail(token: string): Promise<void> {
      await outcome(client.verifyEmail({ query: { token } }));
    },
    async sendSignInLink(email: string, { newAccount }: { newAccount: boolean }): Promise<void> {
      // Any name asks for a link that may open an account.
      await outcome(client.signIn.magicLink({ email, ...(newAccount && { name: 'new' }) }));
    },
    async followSignInLink(token: string): Promise<SessionUser> {
      const { user } = await outcome(client.magicLink.verify({ query: { token } }));
      return toSessionUser(user);
    },
    async resetPassword(code: string, newPassword: string): Promise<void> {
      await outcome(client.resetPassword({ newPassword, token: code }));
    },
  };
}
