import { DOCTOR } from '#services/storage/check-storage.ts';
import type { Storage } from '#services/storage/index.ts';
import { LAST_BACKUP, readLastBackup } from './last-backup.ts';

const DAY = 86_400_000;
/** Milliseconds by which the clocks of two machines may differ. */
const TOLERANCE = 120_000;

/** How good the last backup is. */
export interface BackupReport {
  /** False if the operator should make a backup or set a clock. */
  isGood: boolean;
  finishedAt: Date | undefined;
  /** For a person: when the last backup was finished, what is wrong, and the remedy. */
  words: string;
}

/**
 * Judges the last backup. Without `warnDays` every age is good, and so is a missing backup.
 * @param warnDays the age from which a backup is too old.
 * @throws {Error} as `readLastBackup`.
 */
export async function judgeBackup(
  storage: Storage,
  warnDays: number | undefined,
  now = Date.now(),
): Promise<BackupReport> {
  const finishedAt = await readLastBackup(storage);
  if (!finishedAt) return judgeNone(storage, warnDays);
  const at = finishedAt.toISOString();
  const age = now - finishedAt.getTime();
  if (age < -TOLERANCE) {
    // Otherwise a clock that was wrong once would suppress the warning until that time.
    const words = `The last backup finished at ${at}, which is in the future. Set the clock, then make a backup.`;
    return { isGood: false, finishedAt, words };
  }
  const days = Math.max(0, Math.floor(age / DAY));
  const words = `The last backup finished at ${at}, ${days} days ago.`;
  if (warnDays === undefined || age < warnDays * DAY) return { isGood: true, finishedAt, words };
  return { isGood: false, finishedAt, words: `${words} ${REMEDY}` };
}

const REMEDY =
  'Make one: npm run backup -- FOLDER. If another tool backs up this product, have it write the time to the file ' +
  `${LAST_BACKUP} of the file storage, or set BACKUP_WARN_DAYS=0.`;

async function judgeNone(storage: Storage, warnDays: number | undefined): Promise<BackupReport> {
  const none = { finishedAt: undefined, words: 'No backup has been made yet.' };
  if (warnDays === undefined) return { ...none, isGood: true };
  if (await isEmpty(storage))
    return { ...none, isGood: true, words: `${none.words} There are no files to back up yet.` };
  return { ...none, isGood: false, words: `${none.words} ${REMEDY}` };
}

/** Whether the storage is empty, apart from the files with which the doctor is testing it right now. */
async function isEmpty(storage: Storage): Promise<boolean> {
  for await (const { key } of storage.list()) if (!key.startsWith(`${DOCTOR}/`)) return false;
  return true;
}
