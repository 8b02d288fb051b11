import { retryImport } from '../retry-import.ts';
import { refusesStorage } from '../safe-storage.ts';
import { notifyOtherTabs } from './cross-tab-sync.ts';
import type { createEmbeddedActions } from './embedded-actions.ts';
import { toSessionUser } from './embedded-session.ts';
import type { IdentityClient } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { createSessionStore } from './session-store.ts';

const COOKIES_BLOCKED =
  'Your browser blocks cookies. Toy Twin needs one to keep you logged in: please allow cookies for this site and try again.';

/** Without its cookie nobody stays signed in; an account that cannot be used is better not made at all. */
function expectCookies(): void {
  // Browsers that block cookies refuse storage with them; `navigator.cookieEnabled` may be true all the same.
  if (refusesStorage()) throw new IdentityError('unknown', COOKIES_BLOCKED);
}

/**
 * The identity service inside our own server: better-auth with e-mail and password. Reading the session is
 * two plain calls; the vendor's client is loaded only when somebody signs in, up or out.
 */
export async function createEmbeddedIdentity(): Promise<IdentityClient> {
  const presence = createSessionStore();
  const actions = createActionsLoader();
  await presence.look();
  return {
    onChange: presence.onChange,
    async register(credentials) {
      expectCookies();
      const user = await (await actions()).register(credentials);
      presence.become(user);
      notifyOtherTabs('signed-in');
      return user;
    },
    async setDisplayName(displayName) {
      await (await actions()).setDisplayName(displayName);
      const user = presence.user();
      if (user) presence.become({ ...user, displayName });
    },
    async signIn(credentials) {
      expectCookies();
      presence.become(await (await actions()).signIn(credentials));
      notifyOtherTabs('signed-in');
    },
    async signOut() {
      await (await actions()).signOut();
      presence.become(null);
    },
    idToken: presence.idToken,
    sendPasswordReset: async (email) => (await actions()).sendPasswordReset(email),
    resetPassword: async (code, newPassword) => (await actions()).resetPassword(code, newPassword),
    ownDeletion: null,
  };
}

/** One that could not be loaded is loaded anew when it is next asked for. */
function createActionsLoader(): () => Promise<ReturnType<typeof createEmbeddedActions>> {
  let loaded: Promise<ReturnType<typeof createEmbeddedActions>> | null = null;
  return () => {
    loaded ??= retryImport(() => import('./embedded-actions.ts'))
      .then((module) => module.createEmbeddedActions(toSessionUser))
      .catch((cause: unknown) => {
        loaded = null;
        throw new IdentityError('network-request-failed', '', { cause });
      });
    return loaded;
  };
}
