import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';

const KEY = 'toytwin-first-figure';

/** Whether this toy twin is the only finished one of a whole gallery. */
export function isOnlyFigure(
  toytwin: { id: string },
  gallery: Pick<GalleryItem, 'id' | 'status'>[],
): boolean {
  const finished = gallery.filter(({ status }) => status === 'completed');
  return finished.length === 1 && finished[0]?.id === toytwin.id;
}

/** Remembers that this toy twin was greeted. @returns false when it was before, or when the storage cannot be used. */
export function noteGreeting(id: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    if (storage.getItem(KEY) === id) return false;
    storage.setItem(KEY, id);
    return true;
  } catch {
    return false;
  }
}
