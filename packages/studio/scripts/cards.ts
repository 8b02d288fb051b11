/**
 * Makes cards for people who judge whether toys are recognised.
 *
 * `npm run studio:cards -- --people DIR --out DIR [--pack action-figure] [NAME…]`. DIR holds photos and `looks.csv`. For
 * each person, or those that are named, two pictures: `choice/NN.png`, the toy's head beside four numbered photos of
 * people who look alike, and `truth/NAME.png`, the toy's head beside the person. `key.csv` tells whom each card shows and
 * which number is right: keep it from who chooses.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { studioOptionsSchema } from '../options.ts';
import { createRandom } from '../random.ts';
import { readFaceFromPhoto } from '../reading/photo/read-face.ts';
import { chooseAlike } from './ruler/choose-alike.ts';
import { cropHead, drawChoiceCard, drawToyHead, drawTruthCard } from './ruler/draw-cards.ts';
import { parseLooksTable } from './ruler/looks-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    out: { type: 'string' },
    pack: { type: 'string', default: 'action-figure' },
  },
});
const { people: folder, out } = values;
if (!folder || !out) {
  process.stderr.write('Name the folders: npm run studio:cards -- --people DIR --out DIR\n');
  process.exit(2);
}
const pack = studioOptionsSchema.shape.pack.parse(values.pack);
const table = parseLooksTable(await readFile(path.join(folder, 'looks.csv'), 'utf8'));
const files = new Map(
  (await readdir(folder)).map((file) => [path.parse(file).name, path.join(folder, file)]),
);
for (const kind of ['choice', 'truth']) await mkdir(path.join(out, kind), { recursive: true });

const key = ['card,file,right,photos'];
for (const [index, name] of [...table.keys()].entries()) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const photo = await readFile(fileOf(name));
  const head = await drawToyHead(await readFaceFromPhoto(photo), pack);
  const others = chooseAlike(name, table, 3);
  const place = Math.floor(createRandom(index + 1)() * (others.length + 1));
  const shown = others.toSpliced(place, 0, name);
  const crops = await Promise.all(shown.map(async (one) => cropHead(await readFile(fileOf(one)))));
  const card = String(index + 1).padStart(2, '0');
  await writeFile(path.join(out, 'choice', `${card}.png`), await drawChoiceCard(head, crops));
  await writeFile(path.join(out, 'truth', `${name}.png`), await drawTruthCard(head, await cropHead(photo)));
  key.push([card, name, place + 1, shown.join(' ')].join());
}
await writeFile(path.join(out, 'key.csv'), `${key.join('\n')}\n`);
process.stdout.write(`${out}: ${key.length - 1} people\n`);

function fileOf(name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`looks.csv names ${name}, but there is no such photo`);
  return file;
}
