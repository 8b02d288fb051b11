import { pino } from 'pino';
import type { Config } from '#config.ts';
import { explainFailure } from '#services/storage/explain-failure.ts';
import { createStorage } from '#services/storage/index.ts';
import { AppError } from '#shared/errors.ts';
import { judgeBackup } from './judge-backup.ts';

/**
 * Checks the age of the last backup for the doctor.
 * @returns when it was finished.
 * @throws {Error} if there is none or it is older than `BACKUP_WARN_DAYS`, with the remedy.
 */
export async function checkBackup({ storage, dataDir, backupWarnDays }: Config): Promise<string> {
  const opened = await createStorage(storage, { dataDir, logger: pino({ level: 'silent' }) });
  try {
    const { isGood, words } = await judgeBackup(opened, backupWarnDays);
    if (!isGood) throw new Error(words);
    return words;
  } catch (error) {
    if (error instanceof AppError) throw new Error(explainFailure(error.cause), { cause: error });
    throw error;
  }
}
