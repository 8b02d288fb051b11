import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Backend, StoredFile } from './backend.ts';

/** Files in a local folder. */
export function openLocalFiles(folder: string): Backend {
  const disk = new Disk(new WholeFiles(folder));
  return {
    disk,
    // flydrive returns the shared buffer behind an empty file's bytes, which has other contents.
    read: (key) => readFile(path.join(folder, key)),
    async open(key, range) {
      const file = await open(path.join(folder, key));
      return file.createReadStream(range);
    },
    list: (prefix) => listFolder(folder, prefix),
    // flydrive's version fails if a job stores another file while the folder is emptied.
    deleteFolder: (key) => rm(path.join(folder, key), { recursive: true, force: true, maxRetries: 5 }),
    reach: async () => {},
    isMissing: (error) => codeOf(error) === 'ENOENT',
    place: `files in ${folder}`,
    publicAddress: async () => undefined,
  };
}

/**
 * Writes a file under a temporary name first, so that a full disk or a dying process never leaves a truncated
 * file, and nobody reads an incomplete one. Listings skip names that begin with a dot.
 */
class WholeFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(...[key, ...rest]: Parameters<FSDriver['put']>): Promise<void> {
    const { dir, base } = path.posix.parse(key);
    const temporary = path.posix.join(dir, `${unfinished(base)}${randomUUID()}`);
    try {
      await super.put(temporary, ...rest);
      await rename(path.join(this.#folder, temporary), path.join(this.#folder, key));
    } catch (error) {
      await rm(path.join(this.#folder, temporary), { force: true });
      throw error;
    }
  }

  /** Also deletes temporary files of a process that died while writing: they may contain a face. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    const { dir, base } = path.posix.parse(key);
    const folder = path.join(this.#folder, dir);
    for (const name of (await unlessGone(readdir(folder))) ?? []) {
      if (name.startsWith(unfinished(base))) await rm(path.join(folder, name), { force: true });
    }
  }
}

/** Prefix of the temporary names of a file. */
function unfinished(name: string): string {
  return `.${name}.`;
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const top = path.join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  for await (const file of walk(top)) {
    const key = path.relative(folder, file).replaceAll(path.sep, '/');
    if (!key.startsWith(prefix)) continue;
    const found = await unlessGone(stat(file));
    if (found) yield { key, size: found.size };
  }
}

/** Walks a folder; files and folders that are deleted during the walk are skipped. */
async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? []) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(place);
    // Names with a leading dot belong to the operating system or are incomplete.
    else if (entry.isFile() && !entry.name.startsWith('.')) yield place;
  }
}

function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
