import { onOtherTabChange } from './cross-tab-sync.ts';
import { readSession } from './embedded-session.ts';
import type { SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { TokenCache } from './token-cache.ts';

/** Minimum time in milliseconds between two session reads when the tab is shown again. */
const MIN_INTERVAL = 60_000;

/** The session at our own server, as known to this page. */
export type SessionStore = {
  user(): SessionUser | null;
  /** Changes the user, or signs out with null; another user's tokens are dropped. */
  setUser(user: SessionUser | null): void;
  /**
   * Reads the session from the server.
   * @throws {IdentityError} without an answer.
   */
  refresh(): Promise<void>;
  /** Subscribes to the user. While there are listeners, the session is read again after changes in other tabs. */
  onChange(listener: (user: SessionUser | null) => void): () => void;
  idToken(): Promise<string | null>;
};

/** Creates a store that is signed out until the first `refresh`. */
export function createSessionStore(): SessionStore {
  const tokens = new TokenCache();
  const listeners = new Set<(user: SessionUser | null) => void>();
  let present: SessionUser | null = null;
  let readAt = 0;
  let unwatch = () => {};

  const setUser = (user: SessionUser | null) => {
    if (user?.uid !== present?.uid) tokens.clear();
    present = user;
    for (const listener of listeners) listener(user);
  };
  const refresh = async () => {
    readAt = Date.now();
    const { user, token } = await readSession().catch((cause: unknown) => {
      throw new IdentityError('network-request-failed', '', { cause });
    });
    setUser(user);
    if (token) tokens.put(token);
  };
  /** If another tab has changed the user, its token must not be used for this page's user. */
  const renewToken = async () => {
    const { user, token } = await readSession();
    if (user?.uid === present?.uid) return token;
    setUser(user);
    return null;
  };

  return {
    user: () => present,
    setUser,
    refresh,
    onChange(listener) {
      if (listeners.size === 0) unwatch = watchForChanges(refresh, () => readAt);
      listeners.add(listener);
      listener(present);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
    idToken: async () => (present ? tokens.get(renewToken) : null),
  };
}

/**
 * Reads the session again when another tab reports a change, and when the tab is shown a while after the last
 * read.
 * @returns the unsubscribe function.
 */
function watchForChanges(refresh: () => Promise<void>, lastRefresh: () => number): () => void {
  // Without an answer the session is assumed unchanged.
  const refreshQuietly = () => void refresh().catch(() => {});
  const refreshWhenShown = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastRefresh() >= MIN_INTERVAL)
      refreshQuietly();
  };
  document.addEventListener('visibilitychange', refreshWhenShown);
  const unsubscribe = onOtherTabChange(refreshQuietly);
  return () => {
    document.removeEventListener('visibilitychange', refreshWhenShown);
    unsubscribe();
  };
}
