/**
 * Prints what the studio reads of photos, one line of JSON each.
 *
 * `npm run studio:look -- [--against FILE.csv] PHOTO…`. With `--against`, what people saw in the same photos, it prints
 * how often the studio is right and every miss instead.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeLook } from '../look/describe-look.ts';
import { readFaceFromPhoto } from '../reading/photo/read-face.ts';
import { compareLooks, type Pair } from './ruler/compare-looks.ts';
import { parseLooksTable } from './ruler/looks-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
if (positionals.length === 0) {
  process.stderr.write('Name at least one photo: npm run studio:look -- PHOTO…\n');
  process.exit(2);
}
const table = values.against ? parseLooksTable(await readFile(values.against, 'utf8')) : undefined;
const pairs: Pair[] = [];
for (const photo of positionals) {
  const { name: file } = path.parse(photo);
  const seen = table?.get(file);
  if (table && !seen) {
    process.stderr.write(`${file} is not in the table\n`);
    continue;
  }
  const read = describeLook((await readFaceFromPhoto(await readFile(photo))).looks);
  if (seen) pairs.push({ file, seen, read });
  else process.stdout.write(`${JSON.stringify({ file, ...read })}\n`);
}
if (table) process.stdout.write(compareLooks(pairs));
