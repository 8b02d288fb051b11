import { randomUUID } from 'node:crypto';
import type { Config } from '#config.ts';
import { AppError } from '#shared/errors.ts';
import { explainFailure } from './explain-failure.ts';
import { openBackend, prefixOf } from './index.ts';
import { createStorageOn } from './storage.ts';

/** The folder of the files that this check writes and deletes. */
export const DOCTOR = 'doctor';

/**
 * Writes, reads and deletes a small file in the configured store, and checks that it cannot be read without a
 * key.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkStorage(config: Config): Promise<string> {
  const backend = await openBackend(config.storage, config.dataDir);
  const prefix = prefixOf(config.storage);
  const storage = createStorageOn(backend, prefix, () => {});
  const key = `${DOCTOR}/${randomUUID()}`;
  let written = false;
  try {
    await storage.put(key, Buffer.from(key));
    written = true;
    const read = Buffer.from(await storage.getBytes(key)).toString();
    if (read !== key) throw new Error('The store returned data that differs from what was written');
    const unsigned = await readWithoutKey(await backend.publicAddress(prefix ? `${prefix}/${key}` : key));
    await storage.delete(key);
    return `${backend.place}: written, read and deleted a file${unsigned}`;
  } catch (error) {
    if (written) await storage.delete(key).catch(() => {});
    const reason = error instanceof AppError ? explainFailure(error.cause) : messageOf(error);
    throw new Error(`${backend.place}: ${reason}`, { cause: error });
  }
}

/** @throws {Error} if the file is publicly readable. */
async function readWithoutKey(address: string | undefined): Promise<string> {
  if (!address) return '';
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  if (answer.ok) {
    throw new Error('The bucket is public: anyone could read its photos. Remove public access');
  }
  return `; access without a key is refused (${answer.status})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
