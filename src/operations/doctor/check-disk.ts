import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#config.ts';

const MEGABYTE = 1024 * 1024;
/** Minimum free disk space in megabytes; a premium toy twin takes about ten. */
const LEAST = 500;

/**
 * Checks that the data folder, or the place where it will be created, is writable and has free space.
 * @throws {Error} if it is not writable, or has less than half a gigabyte.
 */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> {
  const place = await nearest(dataDir);
  await access(place, constants.W_OK).catch(() => {
    throw new Error(`${place} is not writable. Make it writable for the product's user, or set DATA_DIR.`);
  });
  const { bavail, bsize } = await statfs(place);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const gigabytes = (free / 1024).toFixed(1);
  if (free < LEAST)
    throw new Error(`Only ${free} MB are free at ${place}. Free some space, or set DATA_DIR.`);
  return `${gigabytes} GB free at ${dataDir}`;
}

/** The folder if it exists, otherwise its closest existing parent. */
async function nearest(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder));
}
