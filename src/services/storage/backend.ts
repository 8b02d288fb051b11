import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One file as a listing tells of it; `size` in bytes. */
export interface StoredFile {
  key: string;
  size: number;
}

/** One vendor's store: flydrive's disk, and what flydrive leaves out. Keys are the vendor's, prefix included. */
export interface Backend {
  disk: Disk;
  read(key: string): Promise<Uint8Array>;
  /** Opens a file, or a part of it; a file that is missing is told now, not when it is read. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Every file whose key begins so. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Deletes a folder with all in it, and nothing beside it. */
  deleteFolder(folder: string): Promise<void>;
  /** Asks the store something that changes nothing; throws when it cannot be reached or refuses us. */
  reach(): Promise<void>;
  /** Whether the vendor says with this error that there is no such file. */
  isMissing(error: unknown): boolean;
  /** Where it is, for a person, without keys: `s3://bucket at https://…`. */
  place: string;
  /** Where anybody could read a file if it were public; undefined where there is no such address. */
  publicAddress(key: string): Promise<string | undefined>;
}

/** Every file of a hosted store whose key begins so, page by page. */
export async function* listHosted(driver: DriverContract, prefix: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await driver.listAll(prefix || '/', { recursive: true, paginationToken });
    for (const file of page.objects) {
      if (file.isFile) yield { key: file.key, size: (await file.getMetaData()).contentLength };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
