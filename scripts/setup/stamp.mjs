import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One hash over the contents of files and folders, so that work is done again only when they changed.
 * @param {string[]} places
 * @returns {string}
 */
export function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(listFiles)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(place) {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [place];
    throw error;
  }
}

/**
 * @param {string} file where the hash of the last time was written
 * @param {string} hash
 */
export function isStamped(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  writeFileSync(file, hash);
}
