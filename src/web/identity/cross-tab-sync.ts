const KEY = 'toytwin-session';
/**
 * Storage key of the time of the last log-out: in local storage for the browser, in session storage as seen
 * by this tab.
 */
const LOGGED_OUT = 'toytwin-logged-out';

/** A change in one tab. After a log-out the next user of any tab may be somebody else. */
type Change = 'signed-in' | 'logged-out';

/** Notifies this browser's other tabs of a sign-in or log-out in this one. */
export function notifyOtherTabs(change: Change): void {
  try {
    if (change === 'logged-out') {
      localStorage.setItem(LOGGED_OUT, String(Date.now()));
      hasSeenLatestLogOut();
    }
    // The timestamp changes the value, which is required for a `storage` event in the other tabs.
    localStorage.setItem(KEY, `${change} ${Date.now()}`);
  } catch {
    // Private windows may refuse storage. The other tabs then notice the change when they are shown again.
  }
}

/**
 * Calls `listener` on a change in another tab; returns the unsubscribe function. Uses storage events instead
 * of a BroadcastChannel, because an open channel keeps a page out of the back/forward cache.
 */
export function onOtherTabChange(listener: (change: Change) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    hasSeenLatestLogOut();
    listener(newValue?.startsWith('logged-out') ? 'logged-out' : 'signed-in');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Whether this tab has already seen the browser's latest log-out; marks it as seen. Needed because a tab on
 * the landing page or the payment page receives no storage events.
 */
export function hasSeenLatestLogOut(): boolean {
  try {
    const known = sessionStorage.getItem(LOGGED_OUT);
    const last = localStorage.getItem(LOGGED_OUT);
    if (last !== null) sessionStorage.setItem(LOGGED_OUT, last);
    return known === last;
  } catch {
    return true;
  }
}
