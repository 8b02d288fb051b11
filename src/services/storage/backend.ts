import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An entry of a listing; `size` in bytes. */
export interface StoredFile {
  key: string;
  size: number;
}

/**
 * One vendor's store: flydrive's driver, and what flydrive lacks. Keys are the vendor's, including the
 * prefix.
 */
export interface Backend {
  disk: Disk;
  read(key: string): Promise<Uint8Array>;
  /** Opens a file or a range of it; fails immediately, not on read, if the file is missing. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** All files whose key starts with the prefix. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Deletes a folder with all its contents. */
  deleteFolder(folder: string): Promise<void>;
  /** Calls the store without changing anything; throws if it is unreachable or refuses us. */
  reach(): Promise<void>;
  /** Whether this error means that the file does not exist. */
  isMissing(error: unknown): boolean;
  /** The location for operators, without keys: `s3://bucket at https://…`. */
  place: string;
  /** URL at which a public file could be read without a key; undefined if there is none. */
  publicAddress(key: string): Promise<string | undefined>;
}

/** Lists all files of a hosted store under a prefix, page by page. */
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
