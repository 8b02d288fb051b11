/** Only that the value changes counts: a write is heard by this browser's other windows, not by its own. */
const KEY = 'toytwin-session';

/** Tells this browser's other windows that somebody signed in or out in this one. */
export function tellOtherWindows(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Private windows may refuse storage: the others then find out when somebody comes back to them.
  }
}

/**
 * Calls `listener` when another window told; returns the end of listening. By storage, not by a channel: an open channel
 * keeps a page from being revived by the browser's back button.
 */
export function hearOtherWindows(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
