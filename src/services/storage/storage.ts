import type { Readable } from 'node:stream';
import { KeyNormalizer } from 'flydrive';
import { AppError } from '#shared/errors.ts';
import type { Backend, ByteRange, StoredFile } from './backend.ts';
import { nameOfFailure } from './explain-failure.ts';

const UNAVAILABLE =
  'Our file storage cannot be reached right now. Nothing is lost. Please try again in a moment.';

/** There is no such file; to a caller of the API the error is `not_found`. */
export class FileMissingError extends AppError {
  constructor(cause: unknown) {
    super('not_found', 'File not found', { cause });
    this.name = 'FileMissingError';
  }
}

/**
 * The place of all files, the same on every vendor. Nothing in it is public; addresses are signed (see
 * `sign-file.ts`). Every call throws `storage_unavailable` when the store cannot be reached or refuses us, and a
 * read of a file that is not there throws {@link FileMissingError}.
 */
export interface Storage {
  put(key: string, contents: Uint8Array): Promise<void>;
  getBytes(key: string): Promise<Uint8Array>;
  /** Opens a file, or a part of it. */
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes. */
  sizeOf(key: string): Promise<number>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes a folder with all in it, and nothing whose name only begins like it. */
  deleteAll(folder: string): Promise<void>;
  /** Every file, or those of a folder. */
  list(folder?: string): AsyncIterable<StoredFile>;
  /** Has `listener` told of each file or folder that this process has deleted, from now on. */
  onDelete(listener: (keyOrFolder: string) => void): void;
  /** Asks the store something that changes nothing. */
  reach(): Promise<void>;
}

/** Says that a call of the store failed; never with a key, which may hold a file name that somebody chose. */
type Report = (failure: { call: string; reason: string }) => void;

/** Our keys on a vendor's store, each below `prefix`. */
export function createStorageOn(backend: Backend, prefix: string, report: Report): Storage {
  const { disk } = backend;
  const root = prefix && `${prefix}/`;
  const listeners: ((keyOrFolder: string) => void)[] = [];

  async function attempt<T>(call: string, key: string, run: (full: string) => Promise<T>): Promise<T> {
    refuseUnclear(key);
    try {
      return await run(root + key);
    } catch (error) {
      const cause = vendorsError(error);
      if (!backend.isMissing(cause)) throw unavailable(call, cause);
      // A bucket that is not there is also "not found", but it is our failure and not the caller's.
      await backend.reach().catch((reason) => {
        throw unavailable(call, reason);
      });
      throw new FileMissingError(cause);
    }
  }

  function unavailable(call: string, cause: unknown): AppError {
    report({ call, reason: nameOfFailure(cause) });
    return new AppError('storage_unavailable', UNAVAILABLE, { cause });
  }

  async function remove(call: string, key: string, run: (full: string) => Promise<void>): Promise<void> {
    await attempt(call, key, run);
    for (const listener of listeners) listener(key);
  }

  async function* list(folder?: string): AsyncGenerator<StoredFile> {
    try {
      const files = backend.list(folder ? `${root}${folder}/` : root);
      for await (const { key, size } of files) yield { key: key.slice(root.length), size };
    } catch (error) {
      throw unavailable('list', vendorsError(error));
    }
  }

  return {
    put: (key, contents) => attempt('put', key, (full) => disk.put(full, contents)),
    getBytes: (key) => attempt('getBytes', key, (full) => backend.read(full)),
    getStream: (key, range) => attempt('getStream', key, (full) => backend.open(full, range)),
    sizeOf: (key) => attempt('sizeOf', key, async (full) => (await disk.getMetaData(full)).contentLength),
    exists: (key) => attempt('exists', key, (full) => disk.exists(full)),
    delete: (key) => remove('delete', key, (full) => disk.delete(full)),
    deleteAll: (folder) => remove('deleteAll', folder, (full) => backend.deleteFolder(full)),
    list,
    onDelete: (listener) => void listeners.push(listener),
    reach: () =>
      backend.reach().catch((error) => {
        throw unavailable('reach', error);
      }),
  };
}

const normalizer = new KeyNormalizer();

/** flydrive tidies keys silently, so that two of them could mean one file: ours must be tidy already. */
function refuseUnclear(key: string): void {
  if (normalizer.normalize(key) !== key) throw new Error(`A key must be written plainly: ${key}`);
}

/** flydrive wraps what the vendor's client throws. */
function vendorsError(error: unknown): unknown {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E_') && error.cause
    ? error.cause
    : error;
}
