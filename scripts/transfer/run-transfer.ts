import { type Config, ConfigError, readConfig } from '../../src/config.ts';
import { DatabaseUnusableError } from '../../src/services/database/connection-errors.ts';
import { DataFolderInUseError } from '../../src/services/database/data-folder-lock.ts';
import { explainFailure } from '../../src/services/storage/explain-failure.ts';
import { AppError } from '../../src/shared/errors.ts';
import type { Contents } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

/** Runs one of the commands; an expected failure is told in its words, without a stack. */
export async function runTransfer(command: (config: Config) => Promise<void>): Promise<void> {
  // With an exit of its own, so that what has to be tidied up is; and a container hears no signal otherwise.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  try {
    await command(readConfig());
    process.exit(0);
  } catch (error) {
    console.error(wordsOf(error));
    process.exit(1);
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AppError) return `The file storage failed: ${explainFailure(error.cause)}`;
  const inWords = [TransferError, ConfigError, DataFolderInUseError, DatabaseUnusableError];
  return inWords.some((type) => error instanceof type) ? error.message : (error.stack ?? error.message);
}

/** One line per table that holds anything, and what it all comes to. */
export function tellContents(contents: Contents, files: { count: number; bytes: number }): string {
  const tables = contents.tables.filter(({ rows }) => rows > 0);
  const width = Math.max(...tables.map(({ name }) => name.length), 'waiting jobs'.length);
  const lines = tables.map(({ name, rows }) => [name, rows] as const);
  const all = [...lines, ['waiting jobs', contents.jobs.rows] as const, ['files', files.count] as const];
  const megabytes = (files.bytes / 1024 / 1024).toFixed(1);
  return `${all.map(([name, count]) => `  ${name.padEnd(width)}  ${count}`).join('\n')} (${megabytes} MB)`;
}
