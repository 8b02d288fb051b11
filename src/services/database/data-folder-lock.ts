import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { DatabaseUnusableError } from './connection-errors.ts';

const holderSchema = z.object({ pid: z.number().int(), host: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Another process holds the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/**
 * Locks the data folder for this process: two processes on one embedded database would silently corrupt it.
 * A lock left behind by a process that died is taken over at once.
 * @returns a function that gives the lock back.
 * @throws {DataFolderInUseError} when another process holds it.
 * @throws {DatabaseUnusableError} when the folder cannot be made or written.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lock(dataDir);
  } catch (error) {
    throw error instanceof DataFolderInUseError ? error : unusable(dataDir, error);
  }
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  // Faces, passwords and our own secrets lie in it, and the database's files are readable by everybody who gets there.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const leaveGate = await enterGate(dataDir);
  try {
    return await takeLock(dataDir);
  } finally {
    await leaveGate();
  }
}

/**
 * One process at a time looks whose lock it is and takes it: of two that found it left behind, the second one would
 * take away what the first one has just made. A process that dies in here keeps the others out for some seconds.
 */
function enterGate(dataDir: string): Promise<() => Promise<void>> {
  const gate = path.join(dataDir, 'process.gate');
  return lockfile.lock(gate, {
    lockfilePath: gate,
    realpath: false,
    stale: 5_000,
    retries: { retries: 150, factor: 1, minTimeout: 100 },
    onCompromised: (error: Error) => endWithout(dataDir, error),
  });
}

async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const holderFile = path.join(dataDir, 'process.json');
  const options = {
    lockfilePath: path.join(dataDir, 'process.lock'),
    stale: 10_000,
    update: 3_000,
    onCompromised: (error: Error) => endWithout(dataDir, error),
  };
  const holder = await readHolder(holderFile);
  if (holder && isDead(holder)) await rm(options.lockfilePath, { recursive: true, force: true });
  if (holder && (await isHeldHere(holder, options.lockfilePath))) throw inUse(dataDir, holder);
  const release = await lockfile.lock(dataDir, options).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ELOCKED' ? inUse(dataDir, holder, cause) : cause;
  });
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: os.hostname() }));
  return async () => {
    await rm(holderFile, { force: true });
    await release();
  };
}

function inUse(dataDir: string, holder: Holder | undefined, cause?: unknown): DataFolderInUseError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new DataFolderInUseError(
    `The data folder ${dataDir} is in use by ${who}.\n` +
      'Two processes on one embedded database would corrupt it, so this one does not start.\n' +
      'Stop the other one first, or choose another folder with DATA_DIR.',
    { cause },
  );
}

function unusable(dataDir: string, cause: unknown): DatabaseUnusableError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseUnusableError(
    `The data folder ${dataDir} cannot be used: ${why}.\n` +
      'Is there room on its disk, and may this user write there? Otherwise choose another folder with DATA_DIR.',
    { cause },
  );
}

/** Whatever is written from now on could be lost, or corrupt what another process writes. */
function endWithout(dataDir: string, { message }: Error): void {
  process.stderr.write(
    `The data folder ${dataDir} is not held by this process any more: ${message}.\n` +
      'It was removed or moved, its disk cannot be written, or another process has taken it. So this one ends.\n',
  );
  process.exit(1);
}

async function readHolder(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isDead(holder: Holder): boolean {
  if (holder.host !== os.hostname()) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Whether another process of this machine that lives holds the lock, however old the lock is: one that was stopped or
 * starved renews nothing, and goes on writing when it wakes. Older than the machine's start, its number says nothing.
 */
async function isHeldHere(holder: Holder, lock: string): Promise<boolean> {
  if (holder.host !== os.hostname() || holder.pid === process.pid || isDead(holder)) return false;
  const renewed = await stat(lock).catch(() => undefined);
  return renewed !== undefined && renewed.mtimeMs > Date.now() - os.uptime() * 1000;
}

/** Whether a running process holds the data folder. */
export async function isDataFolderInUse(dataDir: string): Promise<boolean> {
  const holder = await readHolder(path.join(dataDir, 'process.json'));
  if (!holder || isDead(holder)) return false;
  const lockfilePath = path.join(dataDir, 'process.lock');
  return (await isHeldHere(holder, lockfilePath)) || lockfile.check(dataDir, { lockfilePath, stale: 10_000 });
}
