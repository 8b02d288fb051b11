import os from 'node:os';
import { type Config, ConfigError, readConfig } from '#config.ts';
import { DatabaseUnusableError } from '#services/database/connection-errors.ts';
import { DataFolderInUseError } from '#services/database/data-folder-lock.ts';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import { explainFailure } from '#services/storage/explain-failure.ts';
import { AppError } from '#shared/errors.ts';
import type { Contents } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

/** Runs a command; expected errors are printed without a stack trace. */
export async function runTransfer(command: (config: Config) => Promise<void>): Promise<void> {
  // Explicit exits run the clean-up handlers. Without a handler, a process in a container ignores the
  // signals.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  try {
    await command(readConfig());
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

/** The message for an error: errors that the operator can fix as text, all others with their stack. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AppError) return `The file storage failed: ${explainFailure(error.cause)}`;
  if (hasSqlState(error, SQL_STATE.diskFull))
    return "The database's disk is full. Free some space, then start again.";
  const inWords = [TransferError, ConfigError, DataFolderInUseError, DatabaseUnusableError];
  if (inWords.some((type) => error instanceof type)) return error.message;
  return wordsOfDisk(error) ?? error.stack ?? error.message;
}

/** A failed write does not name its file, so the message names every disk that may be full. */
function wordsOfDisk({ code, syscall, message }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return (
      `A disk is full: ${message}.\n` +
      'Free some space, delete the incomplete target, and start again. An embedded database is first copied to ' +
      `${os.tmpdir()}: set TMPDIR to use another folder.`
    );
  }
  return syscall ? message : undefined;
}

/** One line per table that is not empty, and the totals. */
export function formatContents(contents: Contents, files: { count: number; bytes: number }): string {
  const tables = contents.tables.filter(({ rows }) => rows > 0);
  const width = Math.max(...tables.map(({ name }) => name.length), 'waiting jobs'.length);
  const lines = tables.map(({ name, rows }) => [name, rows] as const);
  const all = [...lines, ['waiting jobs', contents.jobs.rows] as const, ['files', files.count] as const];
  const megabytes = (files.bytes / 1024 / 1024).toFixed(1);
  return `${all.map(([name, count]) => `  ${name.padEnd(width)}  ${count}`).join('\n')} (${megabytes} MB)`;
}
