import { importAgain } from '../import-again.ts';
import { refusesStorage } from '../kept-storage.ts';
import type { createEmbeddedActions } from './embedded-actions.ts';
import { readSession, toSessionUser } from './embedded-session.ts';
import type { IdentityClient, SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { hearOtherWindows, tellOtherWindows } from './other-windows.ts';
import { TokenCache } from './token-cache.ts';

/** Coming back to the tab asks again who is signed in, but not more often than this, in milliseconds. */
const LOOK_AGAIN = 60_000;

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
  const tokens = new TokenCache();
  const listeners = new Set<(user: SessionUser | null) => void>();
  let present: SessionUser | null = null;
  let readAt = 0;

  const become = (user: SessionUser | null) => {
    if (user?.uid !== present?.uid) tokens.clear();
    present = user;
    for (const listener of listeners) listener(user);
  };
  const look = async () => {
    readAt = Date.now();
    const { user, token } = await readSession().catch((cause: unknown) => {
      throw new IdentityError('network-request-failed', '', { cause });
    });
    become(user);
    if (token) tokens.put(token);
  };
  /** Another window may have changed who is signed in: a token of theirs is none for what this page shows. */
  const renewToken = async () => {
    const { user, token } = await readSession();
    if (user?.uid === present?.uid) return token;
    become(user);
    return null;
  };
  // Without an answer nothing is known to have changed.
  const lookAgain = () => void look().catch(() => {});
  const lookAfterAWhile = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt >= LOOK_AGAIN) lookAgain();
  };
  const watch = () => {
    document.addEventListener('visibilitychange', lookAfterAWhile);
    const stopHearing = hearOtherWindows(lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAfterAWhile);
      stopHearing();
    };
  };
  let unwatch = () => {};

  let loaded: Promise<ReturnType<typeof createEmbeddedActions>> | null = null;
  const actions = () => {
    loaded ??= importAgain(() => import('./embedded-actions.ts'))
      .then((module) => module.createEmbeddedActions(toSessionUser))
      .catch((cause: unknown) => {
        loaded = null;
        throw new IdentityError('network-request-failed', '', { cause });
      });
    return loaded;
  };

  await look();
  return {
    onChange(listener) {
      if (listeners.size === 0) unwatch = watch();
      listeners.add(listener);
      listener(present);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
    async register(credentials) {
      expectCookies();
      const user = await (await actions()).register(credentials);
      become(user);
      tellOtherWindows('signed-in');
      return user;
    },
    async setDisplayName(displayName) {
      await (await actions()).setDisplayName(displayName);
      if (present) become({ ...present, displayName });
    },
    async signIn(credentials) {
      expectCookies();
      become(await (await actions()).signIn(credentials));
      tellOtherWindows('signed-in');
    },
    async signOut() {
      await (await actions()).signOut();
      become(null);
    },
    idToken: async () => (present ? tokens.get(renewToken) : null),
    sendPasswordReset: async (email) => (await actions()).sendPasswordReset(email),
    resetPassword: async (code, newPassword) => (await actions()).resetPassword(code, newPassword),
    ownDeletion: null,
  };
}
