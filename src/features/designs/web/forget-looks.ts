/** Prefix of the keys of remembered looks in local storage; the uid follows. */
export const LOOK_PREFIX = 'toytwin-look:';

/** Deletes every remembered look of this browser. A file of its own, because every page needs it. */
export function forgetLooks(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(LOOK_PREFIX)) storage.removeItem(key);
  } catch {
    // If storage is refused, there is nothing to delete.
  }
}
