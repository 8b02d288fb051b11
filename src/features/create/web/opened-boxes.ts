const KEY = 'toytwin-opened';
/** How many ids are remembered; a box older than that is sealed again. */
const MOST = 200;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

function openedIds(storage: Kept): string[] {
  return storage.getItem(KEY)?.split(' ') ?? [];
}

/** Whether the box of this toy twin was opened in this browser before. */
export function wasOpened(id: string, storage: Kept): boolean {
  return openedIds(storage).includes(id);
}

/** Remembers that the box of this toy twin is open. */
export function noteOpened(id: string, storage: Kept): void {
  try {
    storage.setItem(KEY, [id, ...openedIds(storage).filter((one) => one !== id)].slice(0, MOST).join(' '));
  } catch {
    // Without storage the box is sealed again after a reload, and opens again.
  }
}
