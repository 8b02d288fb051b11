import { createHash } from 'node:crypto';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { TRANSFERS } from '#services/storage/unfinished-transfer.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { readDatabase } from './read-database.ts';
import type { Contents, Snapshot } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';
import { differences, fillDatabase } from './write-database.ts';

/** An opened product to fill, without running processes. */
export interface Target {
  database: Database;
  storage: Storage;
  jobs: Jobs;
}

export interface Imported {
  contents: Contents;
  files: CopiedFiles;
}

/**
 * Fills an empty product with a snapshot: first the files, then rows and jobs in one transaction. Reads
 * everything back and compares it. After a failure it can be started again and resumes.
 * @throws {TransferError} if the target contains anything but an earlier attempt of the same transfer, or a
 * comparison fails.
 */
export async function importSnapshot(snapshot: Snapshot, target: Target): Promise<Imported> {
  const contents = await snapshot.readRows((rows) => rows.contents());
  const { id, count } = await identify(snapshot, contents);
  const marker = `${TRANSFERS}/${id}`;
  const { resumes, filled } = await inspectTarget(target, contents, marker);
  await target.storage.put(marker, Buffer.from(new Date().toISOString()));
  const files = await copyFiles(snapshot, target.storage, { resumes });
  await expectNothingElse(target.storage, count);
  if (!filled) {
    await snapshot.readRows((rows) => fillDatabase(target.database, target.jobs, rows, contents));
  }
  await target.storage.deleteAll(TRANSFERS);
  return { contents, files };
}

/** An id of the source that stays the same while the source is unchanged. */
async function identify(snapshot: Snapshot, contents: Contents): Promise<{ id: string; count: number }> {
  const files: string[] = [];
  for await (const { key, size } of snapshot.files()) files.push(`${key} ${size}`);
  const id = createHash('sha256').update(JSON.stringify([contents, files.sort()]));
  return { id: id.digest('hex').slice(0, 32), count: files.length };
}

/** Whether the target is empty, or contains an earlier attempt of this transfer. */
async function inspectTarget(
  { database, storage }: Target,
  wanted: Contents,
  marker: string,
): Promise<{ resumes: boolean; filled: boolean }> {
  const found = await readDatabase(database, (rows) => rows.contents());
  if (found.migration !== wanted.migration) {
    throw new TransferError(
      'The data comes from another version of Toy Twin. Restore it with that version, then start this one.',
    );
  }
  const resumes = await storage.exists(marker);
  const full = found.tables.filter(({ rows }) => rows > 0);
  const filled = resumes && full.length > 0 && differences(wanted, found).every((name) => name === 'jobs');
  if (full.length > 0 && !filled) {
    const names = full.map(({ name, rows }) => `${name} (${rows})`).join(', ');
    throw new TransferError(`The target's database is not empty: ${names}. Choose an empty one.`);
  }
  if (!resumes) await expectEmpty(storage);
  return { resumes, filled };
}

async function expectEmpty(storage: Storage): Promise<void> {
  for await (const { key } of storage.list()) {
    throw new TransferError(
      key.startsWith(`${TRANSFERS}/`)
        ? "The target's file storage contains an unfinished transfer from another source. Empty it, or choose another one."
        : "The target's file storage is not empty. Choose an empty one, or an empty folder of the bucket.",
    );
  }
}

async function expectNothingElse(storage: Storage, count: number): Promise<void> {
  let found = 0;
  for await (const { key } of storage.list()) if (!key.startsWith(`${TRANSFERS}/`)) found += 1;
  if (found !== count) throw new TransferError(`The target contains ${found} files instead of ${count}`);
}
