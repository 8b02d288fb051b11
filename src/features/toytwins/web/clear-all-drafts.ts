/** Prefix of the drafts' keys in session storage; the uid follows. */
export const DRAFT_PREFIX = 'toytwin-wizard:';

/**
 * Deletes every draft of this tab, because each contains a URL of its photo. A separate file, because every
 * page needs it and only the wizard needs the rest.
 */
export function clearAllDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

/** The session storage keys of drafts; none if the browser refuses storage. */
export function draftKeys(storage: Pick<Storage, 'length' | 'key'>): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}
