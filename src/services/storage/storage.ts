import type { Readable } from 'node:stream';
import { KeyNormalizer } from 'flydrive';
import { AppError } from '#shared/errors.ts';
import type { Backend, ByteRange, StoredFile } from './backend.ts';
import { failureCode } from './explain-failure.ts';

const UNAVAILABLE =
  'Our file storage cannot be reached right now. Nothing is lost. Please try again in a moment.';

/** The file does not exist; API callers get `not_found`. */
export class FileMissingError extends AppError {
  constructor(cause: unknown) {
    super('not_found', 'File not found', { cause });
    this.name = 'FileMissingError';
  }
}

/**
 * Private file storage, the same on every vendor; URLs are signed (see `sign-file.ts`). Every call throws
 * `storage_unavailable` if the store is unreachable or refuses us; reading a missing file throws {@link
 * FileMissingError}.
 */
export interface Storage {
  put(key: string, contents: Uint8Array): Promise<void>;
  getBytes(key: string): Promise<Uint8Array>;
  /** Opens a file or a range of it. */
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  describe(key: string): Promise<FileDescription>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; a missing file is no error. */
  delete(key: string): Promise<void>;
  /** Deletes a folder with all its contents, but no keys that merely start with its name. */
  deleteAll(folder: string): Promise<void>;
  /** Lists all files, or those of a folder. */
  list(folder?: string): AsyncIterable<StoredFile>;
  /** Subscribes to files and folders deleted by this process. */
  onDelete(listener: (keyOrFolder: string) => void): void;
  /** Calls the store without changing anything. */
  reach(): Promise<void>;
}

/** The properties of a file, without its content. */
export interface FileDescription {
  /** In bytes. */
  size: number;
  /** A strong entity tag (RFC 9110, 8.8.3), quoted: other contents never have it. */
  etag: string;
}

/** Reports a failed call; without the key, which may contain a user's file name. */
type Report = (failure: { call: string; reason: string }) => void;

/** Storage on a vendor's driver, with all keys below `prefix`. */
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
      // A missing bucket is reported as "not found" as well, but it is our failure, not the caller's.
      await backend.reach().catch((reason) => {
        throw unavailable(call, reason);
      });
      throw new FileMissingError(cause);
    }
  }

  function unavailable(call: string, cause: unknown): AppError {
    report({ call, reason: failureCode(cause) });
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
    describe: (key) =>
      attempt('describe', key, async (full) => {
        const { contentLength, etag } = await disk.getMetaData(full);
        return { size: contentLength, etag: strongTag(etag) };
      }),
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

/**
 * Stores write their tags with and without quotes. flydrive calls that of a local file weak, because it stands for time
 * and length; ours are strong, because a file is only ever replaced as a whole.
 */
function strongTag(etag: string): string {
  return `"${etag.replace(/^W\//, '').replaceAll('"', '')}"`;
}

const normalizer = new KeyNormalizer();

/** flydrive normalizes keys silently, so two keys could mean one file: require normalized keys. */
function refuseUnclear(key: string): void {
  if (normalizer.normalize(key) !== key) throw new Error(`Key is not normalized: ${key}`);
}

/** Unwraps the vendor's error from flydrive's. */
function vendorsError(error: unknown): unknown {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E_') && error.cause
    ? error.cause
    : error;
}
