import type { ReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import {
  contents,
  type Digest,
  digest,
  digestOf,
  type FileEntry,
  type Snapshot,
  sha256Of,
} from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

const manifest = z.object({
  format: z.literal('toy-twin-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  database: contents,
  /** Size and SHA-256 of `files.jsonl`, the list of all files. */
  files: digest.extend({ bytes: z.number().int() }),
});
export type Manifest = z.infer<typeof manifest>;

const MANIFEST = 'manifest.json';
const fileEntry = z.object({ key: z.string(), size: z.number().int(), sha256: z.string() });
const tableFile = (folder: string, table: string) => path.join(folder, 'database', `${table}.jsonl`);
const jobsFile = (folder: string) => path.join(folder, 'jobs.jsonl');
const filesList = (folder: string) => path.join(folder, 'files.jsonl');
const fileOf = (folder: string, key: string) => path.join(folder, 'files', key);

/**
 * Writes a snapshot into an empty or new folder. The manifest is written last: a folder without one is an
 * unfinished backup.
 */
export async function writeArchive(snapshot: Snapshot, folder: string): Promise<Manifest> {
  // Contains faces, password hashes and keys: readable by the owner only.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new TransferError(`The folder ${folder} is not empty`);
  await chmod(folder, 0o700);
  await mkdir(path.join(folder, 'database'));
  const database = await snapshot.readRows(async (rows) => {
    const found = await rows.contents();
    for (const { name } of found.tables) await writeLines(tableFile(folder, name), rows.table(name));
    await writeLines(jobsFile(folder), rows.jobs());
    return found;
  });
  let bytes = 0;
  const list = await writeLines(
    filesList(folder),
    copyFiles(snapshot, folder, (size) => {
      bytes += size;
    }),
  );
  const createdAt = new Date().toISOString();
  const written: Manifest = {
    format: 'toy-twin-backup',
    version: 1,
    createdAt,
    database,
    files: { ...list, bytes },
  };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(written, null, 2));
  return written;
}

async function* copyFiles(
  snapshot: Snapshot,
  folder: string,
  count: (size: number) => void,
): AsyncGenerator<string> {
  for await (const { key } of snapshot.files()) {
    const content = await readIfThere(snapshot, key);
    if (!content) continue;
    const target = fileOf(folder, key);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    count(content.length);
    yield JSON.stringify({ key, size: content.length, sha256: sha256Of(content) });
  }
}

/** @returns undefined if it was deleted since the list was written: the product keeps running during a backup. */
async function readIfThere(snapshot: Snapshot, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await snapshot.open(key));
  } catch (error) {
    if (error instanceof Error && error.name === 'FileMissingError') return undefined;
    throw error;
  }
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<Digest> {
  await using handle = await open(file, 'wx', 0o600);
  return await digestOf(lines, (line) => handle.write(`${line}\n`));
}

/**
 * Reads the manifest of a backup.
 * @throws {TransferError} if there is none, or it cannot be used.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new TransferError(`${folder} is not a complete backup: ${MANIFEST} is missing`);
  }
  const parsed = manifest.safeParse(parseManifest(text));
  if (!parsed.success)
    throw new TransferError(`${folder}/${MANIFEST} was not written by a compatible version`);
  return parsed.data;
}

function parseManifest(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TransferError(`The backup is damaged: ${MANIFEST} was changed`);
  }
}

/**
 * Opens a backup as a snapshot.
 * @throws {TransferError} as {@link readManifest}, and if a list was changed or is missing.
 */
export async function openArchive(folder: string): Promise<Snapshot> {
  const { database, files } = await readManifest(folder);
  await expectUnchanged(jobsFile(folder), database.jobs);
  await expectUnchanged(filesList(folder), files);
  for (const table of database.tables) await expectUnchanged(tableFile(folder, table.name), table);
  return {
    readRows: (read) =>
      read({
        contents: async () => database,
        table: (name) => readLines(tableFile(folder, name)),
        jobs: () => readLines(jobsFile(folder)),
      }),
    files: () => readFileList(filesList(folder)),
    open: (key) => openPart(fileOf(folder, key)),
  };
}

async function expectUnchanged(file: string, expected: Digest): Promise<void> {
  const found = await digestOf(readLines(file));
  if (found.sha256 !== expected.sha256) throw new TransferError(`The backup is damaged: ${file} was changed`);
}

async function* readFileList(file: string): AsyncGenerator<FileEntry> {
  for await (const line of readLines(file)) yield fileEntry.parse(JSON.parse(line));
}

/**
 * Opens a file of the backup.
 * @throws {TransferError} if it is missing.
 */
async function openPart(file: string, encoding?: BufferEncoding): Promise<ReadStream> {
  const handle = await open(file).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new TransferError(`The backup is damaged: ${file} is missing`) : error;
  });
  return handle.createReadStream({ encoding });
}

/** Splits at line feeds only: `readline` also splits at U+2028, which users' texts may contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of await openPart(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
