import { z } from 'zod';
import { FileMissingError, type Storage } from '#services/storage/index.ts';

/**
 * The file in the storage that tells when the last backup was finished, as in `2026-01-31T04:00:00Z`. In the storage,
 * because all processes share it, wherever the backup was made. No backup contains it.
 */
export const LAST_BACKUP = 'last-backup';

const time = z.iso.datetime({ offset: true });

/** Records that a backup has finished. Call it only when the backup is complete. */
export async function noteBackup(storage: Storage, finishedAt: Date): Promise<void> {
  await storage.put(LAST_BACKUP, Buffer.from(finishedAt.toISOString()));
}

/**
 * When the last backup was finished; undefined if none was noted.
 * @throws {Error} if the file contains no valid time.
 */
export async function readLastBackup(storage: Storage): Promise<Date | undefined> {
  const text = await readNote(storage);
  if (text === undefined) return undefined;
  const parsed = time.safeParse(text.trim());
  if (!parsed.success) {
    throw new Error(
      `The file ${LAST_BACKUP} of the file storage contains no valid time. Write one such as 2026-01-31T04:00:00Z.`,
    );
  }
  return new Date(parsed.data);
}

async function readNote(storage: Storage): Promise<string | undefined> {
  try {
    return Buffer.from(await storage.getBytes(LAST_BACKUP)).toString();
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}
