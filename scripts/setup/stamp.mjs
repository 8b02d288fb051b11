import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
  if (!statSync(place).isDirectory()) return [place];
  // By name: asked for entries, the Node 20 of before 20.12 leaves out what lies deeper, or does not say where it lies.
  return readdirSync(place, { recursive: true })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile())
    .sort();
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
