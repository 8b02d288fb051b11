/** How the keys of drafts in a tab's storage begin; the uid follows. */
export const DRAFT_PREFIX = 'toytwin-wizard:';

/**
 * Forgets every draft of this tab: with each goes an address at which its photo can be seen. A file of its own, because
 * every page must be able to, and only the wizard needs the rest.
 */
export function clearAllDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  for (const key of keysOfDrafts(storage)) storage.removeItem(key);
}

/** Under which keys drafts are kept in this tab; none where the browser refuses storage. */
export function keysOfDrafts(storage: Pick<Storage, 'length' | 'key'>): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}
