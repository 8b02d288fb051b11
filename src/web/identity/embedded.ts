import { createAuthClient } from 'better-auth/client';
import { embeddedError } from './embedded-errors.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { TokenCache } from './token-cache.ts';

type EmbeddedUser = { id: string; email: string; name: string; image?: string | null | undefined };
type Answer<Data> = {
  data: Data | null;
  error: { status: number; code?: string | undefined; message?: string | undefined } | null;
};

function toUser(user: EmbeddedUser): SessionUser {
  return { uid: user.id, email: user.email, displayName: user.name, photoUrl: user.image ?? null };
}

/** Waits for a call of the client; refusals and broken connections become `IdentityError`. */
async function outcome<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch((cause: unknown) => {
    throw new IdentityError('network-request-failed', '', { cause });
  });
  if (answer.error) throw embeddedError(answer.error);
  if (answer.data === null) throw new IdentityError('unknown');
  return answer.data;
}

/** The identity service inside our own server: better-auth with e-mail and password. */
export function createEmbeddedIdentity(): IdentityClient {
  const tokens = new TokenCache();
  const listeners = new Set<(user: SessionUser | null) => void>();
  let present: SessionUser | null | undefined;

  const client = createAuthClient({
    fetchOptions: {
      // The session's answer carries an ID token: taking it saves a call before the first page can load.
      onSuccess: ({ response }) => {
        const token = response.headers.get('set-auth-jwt');
        if (token) tokens.put(token);
      },
    },
  });
  const become = (user: SessionUser | null) => {
    if (user?.uid !== present?.uid) tokens.clear();
    present = user;
    for (const listener of listeners) listener(user);
  };
  const fetchToken = async () => {
    const { token } = await outcome(client.$fetch<{ token: string }>('/token'));
    return token;
  };

  return {
    onChange(listener) {
      listeners.add(listener);
      if (present !== undefined) listener(present);
      const stop = client.useSession.subscribe(({ data, isPending, isRefetching }) => {
        if (isPending || isRefetching) return;
        present = data ? toUser(data.user) : null;
        if (!data) tokens.clear();
        listener(present);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async register({ email, password }) {
      const { user } = await outcome(client.signUp.email({ email, password, name: '' }));
      become(toUser(user));
      return toUser(user);
    },
    async setDisplayName(displayName) {
      await outcome(client.updateUser({ name: displayName }));
      if (present) become({ ...present, displayName });
    },
    async signIn({ email, password }) {
      const { user } = await outcome(client.signIn.email({ email, password }));
      become(toUser(user));
    },
    async signOut() {
      await outcome(client.signOut());
      become(null);
    },
    async idToken() {
      return present ? tokens.get(fetchToken) : null;
    },
    async sendPasswordReset(email) {
      await outcome(client.requestPasswordReset({ email, redirectTo: '/reset-password' }));
    },
    async resetPassword(code, newPassword) {
      await outcome(client.resetPassword({ newPassword, token: code }));
    },
  };
}
