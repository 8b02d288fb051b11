// Node has no flock. fs-native-extensions needs a native module for what SQLite does here in ten lines, and its wait has no
// time limit. proper-lockfile decides by the clock that a lock is stale, and was last released in 2021.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnusableError } from './connection-errors.ts';

/** How long a process that was just told to end may still hold the folder, in milliseconds. */
const PATIENCE = 10_000;
const TRY_EVERY = 100;

/** How often to look whether the locked folder is still the one at its path, in milliseconds. */
const LOOK_EVERY = 3_000;

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/** Another process has locked the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/**
 * Locks the data folder for this process: two processes on one embedded database would silently corrupt it.
 * The operating system keeps the lock and releases it when the process ends, however it ends.
 * @param patience how long to wait for another process, in milliseconds.
 * @returns a function that releases the lock.
 * @throws {DataFolderInUseError} when another process still has the lock.
 * @throws {DatabaseUnusableError} when the folder cannot be made or written.
 */
export async function lockDataFolder(dataDir: string, patience = PATIENCE): Promise<() => Promise<void>> {
  const held = new AsyncDisposableStack();
  try {
    // The folder contains faces, passwords and our own secrets, and everybody who can open it can read the database's files.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    held.use(await waitForLock(dataDir, Date.now() + patience));
    held.defer(await endWhenMoved(dataDir));
    await writeFile(holderFile(dataDir), `process ${process.pid} on ${os.hostname()}`);
    held.defer(() => rm(holderFile(dataDir), { force: true }));
    return () => held.disposeAsync();
  } catch (error) {
    await held.disposeAsync();
    throw error instanceof DataFolderInUseError ? error : unusable(dataDir, error);
  }
}

/** Whether a running process has locked the data folder. Changes nothing there. */
export async function isDataFolderInUse(dataDir: string): Promise<boolean> {
  if (!(await stat(lockFile(dataDir)).catch(() => undefined))) return false;
  const lock = lockOrBusy(lockFile(dataDir), 'SELECT name FROM sqlite_schema', { readOnly: true });
  lock?.close();
  return !lock;
}

const lockFile = (dataDir: string) => path.join(dataDir, 'process.lock');
/** The process that has the lock, for a message only. */
const holderFile = (dataDir: string) => path.join(dataDir, 'process.txt');

async function waitForLock(dataDir: string, deadline: number): Promise<DatabaseSync> {
  for (;;) {
    const lock = lockOrBusy(lockFile(dataDir), 'PRAGMA journal_mode = memory; BEGIN EXCLUSIVE');
    if (lock) return lock;
    if (Date.now() >= deadline) throw await inUse(dataDir);
    await delay(TRY_EVERY);
  }
}

/**
 * Nothing else in this process may open and close the file: by POSIX, closing it releases the lock.
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

async function inUse(dataDir: string): Promise<DataFolderInUseError> {
  const holder = await readFile(holderFile(dataDir), 'utf8').catch(() => 'another process');
  return new DataFolderInUseError(
    `The data folder ${dataDir} is in use by ${holder}.\n` +
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
