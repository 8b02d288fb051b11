import { LRUCache } from 'lru-cache';
import type { Storage } from '#services/storage/index.ts';
import type { ReadyAnswer } from './send-ready.ts';

/** Bytes. */
const MOST = 64 * 1024 * 1024;
/** Milliseconds. Another process may delete the file without this one knowing. */
const KEPT_FOR = 1_000;

/** A picture with its headers; `expires` is when its URL expires, in milliseconds since 1970. */
interface KeptPicture {
  key: string;
  answer: ReadyAnswer;
  expires: number;
}

/** Small pictures in memory, by their full URL. */
export interface KeptPictures {
  find(url: string): KeptPicture | undefined;
  /**
   * Called before a picture is read from the store.
   * @returns what keeps it when it was read: for a second from now, unless something has been deleted since.
   */
  beginReading(): (url: string, picture: KeptPicture) => void;
}

/**
 * Keeps pictures so briefly that a deleted one is gone everywhere within a second: the time runs from before the
 * picture was read, so a read that races a deletion cannot bring it back. What this process deletes is gone at once.
 */
export function keepSmallPictures(storage: Pick<Storage, 'onDelete'>): KeptPictures {
  const pictures = new LRUCache<string, KeptPicture>({
    maxSize: MOST,
    sizeCalculation: ({ answer }) => answer.body.length,
    ttl: KEPT_FOR,
  });
  let deletions = 0;
  storage.onDelete((gone) => {
    deletions += 1;
    for (const [url, { key }] of pictures) {
      if (key === gone || key.startsWith(`${gone}/`)) pictures.delete(url);
    }
  });
  return {
    find: (url) => pictures.get(url),
    beginReading() {
      const [start, before] = [performance.now(), deletions];
      return (url, picture) => {
        if (deletions === before) pictures.set(url, picture, { start });
      };
    },
  };
}
