/** How the keys of drafts in a tab's storage begin; the uid follows. */
export const DRAFT_PREFIX = 'toytwin-wizard:';

/**
 * Forgets every draft of this tab: with each goes an address at which its photo can be seen. A file of its own, because
 * every page must be able to, and only the wizard needs the rest.
 */
export function clearAllDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const found of keys) if (found?.startsWith(DRAFT_PREFIX)) storage.removeItem(found);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
