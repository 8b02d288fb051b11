import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Backend, StoredFile } from './backend.ts';

/** Files in a folder of this machine. */
export function openLocalFiles(folder: string): Backend {
  const disk = new Disk(new WholeFiles(folder));
  return {
    disk,
    // flydrive hands out the memory behind an empty file's bytes, which holds something else.
    read: (key) => readFile(path.join(folder, key)),
    async open(key, range) {
      const file = await open(path.join(folder, key));
      return file.createReadStream(range);
    },
    list: (prefix) => listFolder(folder, prefix),
    // flydrive's own gives up when a job stores one more file while the folder is emptied.
    deleteFolder: (key) => rm(path.join(folder, key), { recursive: true, force: true, maxRetries: 5 }),
    reach: async () => {},
    isMissing: (error) => codeOf(error) === 'ENOENT',
    place: `files in ${folder}`,
    publicAddress: async () => undefined,
  };
}

/**
 * Writes a file beside its place first: a full disk or the end of the process leaves no half of one there, which would
 * be taken for the whole, and nobody reads one that is still growing. A listing leaves out what begins with a dot.
 */
class WholeFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(...[key, ...rest]: Parameters<FSDriver['put']>): Promise<void> {
    const { dir, base } = path.posix.parse(key);
    const beside = path.posix.join(dir, `${unfinished(base)}${randomUUID()}`);
    try {
      await super.put(beside, ...rest);
      await rename(path.join(this.#folder, beside), path.join(this.#folder, key));
    } catch (error) {
      await rm(path.join(this.#folder, beside), { force: true });
      throw error;
    }
  }

  /** With what a process that died while it wrote the file has left beside its place: that may be a face, too. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    const { dir, base } = path.posix.parse(key);
    const folder = path.join(this.#folder, dir);
    for (const name of (await unlessGone(readdir(folder))) ?? []) {
      if (name.startsWith(unfinished(base))) await rm(path.join(folder, name), { force: true });
    }
  }
}

/** How the names begin under which a file of this name is written. */
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

/** Files and folders may be deleted while a listing goes on: it leaves them out, and nothing else. */
async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? []) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(place);
    // What begins with a dot was put there by the operating system, or is still being written.
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
