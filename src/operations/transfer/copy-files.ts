import { buffer } from 'node:stream/consumers';
import type { Storage } from '#services/storage/index.ts';
import { forEachConcurrently } from '#shared/concurrency/for-each-concurrently.ts';
import { type FileEntry, type Snapshot, sha256Of } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

/** Number of files in memory at once. */
const AT_ONCE = 4;

export interface CopiedFiles {
  count: number;
  bytes: number;
  /** Number of them that an earlier attempt had copied. */
  there: number;
}

/**
 * Copies every file and reads each copy back to compare its SHA-256.
 * @param resumes whether an earlier attempt may have copied some files; these are compared and kept.
 * @throws {TransferError} if a file of a backup is damaged, or a copy differs.
 */
export async function copyFiles(
  source: Snapshot,
  target: Storage,
  { resumes }: { resumes: boolean },
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, there: 0 };
  await forEachConcurrently(source.files(), AT_ONCE, async (entry) => {
    const content = await readWhole(source, entry);
    const there = resumes && (await isSame(target, entry.key, content));
    if (!there) {
      await target.put(entry.key, content);
      if (!(await isSame(target, entry.key, content))) {
        throw new TransferError(`The copy of ${entry.key} differs from its source`);
      }
    }
    copied.count += 1;
    copied.bytes += content.length;
    if (there) copied.there += 1;
  });
  return copied;
}

async function readWhole(source: Snapshot, { key, sha256 }: FileEntry): Promise<Buffer> {
  const content = await buffer(await source.open(key));
  if (sha256 && sha256Of(content) !== sha256)
    throw new TransferError(`The backup is damaged: ${key} was changed`);
  return content;
}

async function isSame(target: Storage, key: string, content: Buffer): Promise<boolean> {
  if (!(await target.exists(key))) return false;
  return sha256Of(await target.getBytes(key)) === sha256Of(content);
}
