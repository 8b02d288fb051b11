import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FOLDER = 'build/client';
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.wasm']);

/**
 * Writes `.br` and `.gz` next to every built file that they make smaller, so that the server never compresses a
 * response.
 */
async function compressAll(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.has(path.extname(name)));
  await Promise.all(files.map((name) => compress(path.join(FOLDER, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(bytes).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

await compressAll();
