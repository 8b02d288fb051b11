import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { DatabaseUnusableError } from './connection-errors.ts';

const holderSchema = z.object({ pid: z.number().int(), host: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** How long a process that was just told to end may still hold the folder, in milliseconds. */
const PATIENCE = 10_000;
const TRY_EVERY = 100;

/** How often to look whether the locked folder is still the one at its path, in milliseconds. */
const LOOK_EVERY = 3_000;

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/** Versions before this one locked with a folder, whose time they renewed every three seconds. */
const RENEWED_WITHIN = 10_000;

/** Another process holds the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/**
 * Locks the data folder for this process: two processes on one embedded database would silently corrupt it.
 * The operating system holds the lock and gives it back when the process ends, however it ends.
 * @param patience how long to wait for another process, in milliseconds.
 * @returns a function that gives the lock back.
 * @throws {DataFolderInUseError} when another process still holds it.
 * @throws {DatabaseUnusableError} when the folder cannot be made or written.
 */
export async function lockDataFolder(dataDir: string, patience = PATIENCE): Promise<() => Promise<void>> {
  const held = new AsyncDisposableStack();
  try {
    // Faces, passwords and our own secrets lie in it, and the database's files are readable by everybody who gets there.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    held.use(await waitForLock(dataDir, Date.now() + patience));
    held.defer(await endWhenMoved(dataDir));
    const holder: Holder = { pid: process.pid, host: os.hostname() };
    await writeFile(holderFile(dataDir), JSON.stringify(holder));
    held.defer(() => rm(holderFile(dataDir), { force: true }));
    return () => held.disposeAsync();
  } catch (error) {
    await held.disposeAsync();
    throw error instanceof DataFolderInUseError ? error : unusable(dataDir, error);
  }
}

/** Whether a running process holds the data folder. Changes nothing there. */
export async function isDataFolderInUse(dataDir: string): Promise<boolean> {
  const there = await stat(lockFile(dataDir)).catch(() => undefined);
  if (!there) return false;
  if (there.isDirectory()) return there.mtimeMs > Date.now() - RENEWED_WITHIN;
  const lock = lockOrBusy(lockFile(dataDir), 'SELECT name FROM sqlite_schema', { readOnly: true });
  lock?.close();
  return !lock;
}

const lockFile = (dataDir: string) => path.join(dataDir, 'process.lock');
const holderFile = (dataDir: string) => path.join(dataDir, 'process.json');

async function waitForLock(dataDir: string, deadline: number): Promise<DatabaseSync> {
  for (;;) {
    const lock = await tryLock(lockFile(dataDir));
    if (lock) return lock;
    if (Date.now() >= deadline) throw inUse(dataDir, await readHolder(holderFile(dataDir)));
    await delay(TRY_EVERY);
  }
}

async function tryLock(file: string): Promise<DatabaseSync | undefined> {
  const there = await stat(file).catch(() => undefined);
  if (there?.isDirectory()) {
    if (there.mtimeMs > Date.now() - RENEWED_WITHIN) return undefined;
    // Of two processes that get here, the second one must not remove the file of the first one.
    await rmdir(file).catch(() => {});
  }
  return lockOrBusy(file, 'PRAGMA journal_mode = memory; BEGIN EXCLUSIVE');
}

/**
 * Nothing else in this process may open and close the file: by POSIX, closing it gives the lock back.
 * @returns undefined when another process has locked the file.
 */
function lockOrBusy(file: string, statement: string, { readOnly = false } = {}): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { readOnly, timeout: 0 });
  try {
    lock.exec(statement);
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Ends this process when its folder was removed or moved: another process could lock what is there now, and files are
 * opened by their paths.
 */
async function endWhenMoved(dataDir: string): Promise<() => void> {
  const { ino } = await stat(lockFile(dataDir));
  const looking = setInterval(async () => {
    const now = await stat(lockFile(dataDir)).catch((error: Error) => error);
    if (now instanceof Error) endWithout(dataDir, now.message);
    else if (now.ino !== ino) endWithout(dataDir, 'another folder has taken its place');
  }, LOOK_EVERY);
  looking.unref();
  return () => clearInterval(looking);
}

function endWithout(dataDir: string, why: string): void {
  process.stderr.write(
    `The data folder ${dataDir} is no longer locked by this process: ${why}.\n` +
      'It was removed or moved, or its disk cannot be read. The process stops.\n',
  );
  process.exit(1);
}

function inUse(dataDir: string, holder: Holder | undefined): DataFolderInUseError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new DataFolderInUseError(
    `The data folder ${dataDir} is in use by ${who}.\n` +
      'Two processes on one embedded database would corrupt it, so this one will not start.\n' +
      'Stop the other process first, or choose another folder with DATA_DIR.',
  );
}

function unusable(dataDir: string, cause: unknown): DatabaseUnusableError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseUnusableError(
    `The data folder ${dataDir} cannot be used: ${why}.\n` +
      'Is its disk full? May this user write there? Otherwise choose another folder with DATA_DIR.',
    { cause },
  );
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
