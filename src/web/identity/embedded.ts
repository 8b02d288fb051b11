import { retryImport } from '../retry-import.ts';
import { isStorageBlocked } from '../safe-storage.ts';
import { notifyOtherTabs } from './cross-tab-sync.ts';
import type { createEmbeddedActions } from './embedded-actions.ts';
import { toSessionUser } from './embedded-session.ts';
import type { IdentityClient } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { createSessionStore } from './session-store.ts';

const COOKIES_BLOCKED =
  'Your browser blocks cookies. Toy Twin needs one to keep you logged in: please allow cookies for this site and try again.';

/**
 * Throws if cookies are blocked: without the session cookie nobody stays signed in, and a new account could
 * not be used.
 */
function expectCookies(): void {
  // Browsers that block cookies also block storage; `navigator.cookieEnabled` may still be true.
  if (isStorageBlocked()) throw new IdentityError('unknown', COOKIES_BLOCKED);
}

/**
 * Client of the embedded identity service: better-auth with email and password. Reads the session with two
 * plain calls; better-auth's client is loaded on the first sign-up, sign-in or sign-out.
 */
export async function createEmbeddedIdentity(): Promise<IdentityClient> {
  const session = createSessionStore();
  const actions = createActionsLoader();
  await session.refresh();
  return {
    onChange: session.onChange,
    async register(person) {
      expectCookies();
      const user = await (await actions()).register(person);
      session.setUser(user);
      notifyOtherTabs('signed-in');
      return user;
    },
    async setDisplayName(displayName) {
      await (await actions()).setDisplayName(displayName);
      const user = session.user();
      if (user) session.setUser({ ...user, displayName });
    },
    async signIn(credentials) {
      expectCookies();
      const wasSignedIn = session.user() !== null;
      session.setUser(await (await actions()).signIn(credentials));
      // To confirm who they are. The tokens of the former sign-in ended with it.
      if (wasSignedIn) await session.refresh();
      notifyOtherTabs('signed-in');
    },
    async signOut() {
      await (await actions()).signOut();
      session.setUser(null);
    },
    idToken: session.idToken,
    sendPasswordReset: async (email) => (await actions()).sendPasswordReset(email),
    resetPassword: async (code, newPassword) => (await actions()).resetPassword(code, newPassword),
    async sendConfirmation() {
      await (await actions()).sendConfirmation(session.user()?.email ?? '');
    },
    async confirmEmail(code) {
      await (await actions()).confirmEmail(code);
      // The person may be signed in here, in another window, or nowhere.
      notifyOtherTabs('signed-in');
      await session.refresh().catch(() => {});
    },
    signInLink: {
      send: async (email, wanted) => (await actions()).sendSignInLink(email, wanted),
      async follow(link) {
        expectCookies();
        const query = new URL(link).searchParams;
        session.setUser(await (await actions()).followSignInLink(query.get('token') ?? ''));
        notifyOtherTabs('signed-in');
        return query.has('new') ? 'newcomer' : 'signed-in';
      },
      async open() {
        const user = session.user();
        if (!user) throw new IdentityError('invalid-action-code');
        return user;
      },
    },
    async providers() {
      const { createProviders } = await retryImport(() => import('./embedded-providers.ts')).catch(offline);
      return createProviders(session, toSessionUser);
    },
    async passkeys() {
      const { createPasskeys } = await retryImport(() => import('./passkeys.ts')).catch(offline);
      return createPasskeys(session, toSessionUser);
    },
    externalLogin: null,
  };
}

function offline(cause: unknown): never {
  throw new IdentityError('network-request-failed', '', { cause });
}

/** Caches the loaded actions; after a failed load the next call tries again. */
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
