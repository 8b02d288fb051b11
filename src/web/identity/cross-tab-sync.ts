const KEY = 'toytwin-session';
/** When somebody last logged out: in the browser, and as far as this tab knows. */
const LOGGED_OUT = 'toytwin-logged-out';

/** What happened in one window; whoever logs out may hand all of them to somebody else. */
type News = 'signed-in' | 'logged-out';

/** Tells this browser's other windows that somebody signed in or out in this one. */
export function notifyOtherTabs(news: News): void {
  try {
    if (news === 'logged-out') {
      localStorage.setItem(LOGGED_OUT, String(Date.now()));
      knowsOfLogOut();
    }
    // The time is there for the value to change: a write is heard by the other windows, not by its own.
    localStorage.setItem(KEY, `${news} ${Date.now()}`);
  } catch {
    // Private windows may refuse storage: the others then find out when somebody comes back to them.
  }
}

/**
 * Calls `listener` when another window told; returns the end of listening. By storage, not by a channel: an open channel
 * keeps a page from being revived by the browser's back button.
 */
export function onOtherTabChange(listener: (news: News) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    knowsOfLogOut();
    listener(newValue?.startsWith('logged-out') ? 'logged-out' : 'signed-in');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Whether this tab knew already of the last time that somebody logged out; from now on it does. On the landing page and
 * the payment page it does not hear of it.
 */
export function knowsOfLogOut(): boolean {
  try {
    const known = sessionStorage.getItem(LOGGED_OUT);
    const last = localStorage.getItem(LOGGED_OUT);
    if (last !== null) sessionStorage.setItem(LOGGED_OUT, last);
    return known === last;
  } catch {
    return true;
  }
}
