import { onOtherTabChange } from './cross-tab-sync.ts';
import { readSession } from './embedded-session.ts';
import type { SessionUser } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import { TokenCache } from './token-cache.ts';

/** Coming back to the tab asks again who is signed in, but not more often than this, in milliseconds. */
const LOOK_AGAIN = 60_000;

/** Who is signed in at our own server, as far as this page knows. */
export type SessionStore = {
  user(): SessionUser | null;
  /** Shows somebody else from now on, or nobody; the tokens of whom it showed before are forgotten. */
  become(user: SessionUser | null): void;
  /** Asks the server. @throws {IdentityError} when there is no answer. */
  look(): Promise<void>;
  /** Looks again by itself, while anybody listens. */
  onChange(listener: (user: SessionUser | null) => void): () => void;
  idToken(): Promise<string | null>;
};

/** Knows nobody before the first look. */
export function createSessionStore(): SessionStore {
  const tokens = new TokenCache();
  const listeners = new Set<(user: SessionUser | null) => void>();
  let present: SessionUser | null = null;
  let readAt = 0;
  let unwatch = () => {};

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

  return {
    user: () => present,
    become,
    look,
    onChange(listener) {
      if (listeners.size === 0) unwatch = watchForChanges(look, () => readAt);
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
 * Looks when another window says that somebody came or went, and when the tab is shown again a while after the last look.
 * @returns what ends it.
 */
function watchForChanges(look: () => Promise<void>, lastLook: () => number): () => void {
  // Without an answer nothing is known to have changed.
  const lookAgain = () => void look().catch(() => {});
  const lookAfterAWhile = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook() >= LOOK_AGAIN) lookAgain();
  };
  document.addEventListener('visibilitychange', lookAfterAWhile);
  const stopHearing = onOtherTabChange(lookAgain);
  return () => {
    document.removeEventListener('visibilitychange', lookAfterAWhile);
    stopHearing();
  };
}
