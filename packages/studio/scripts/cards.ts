/**
 * Makes cards for people who judge how like its owner a toy is, and counts what they say.
 *
 * `node scripts/cards.ts --draw DIR PHOTO…` draws the toy of each photo out of the box and in each pack. Done at an
 * earlier commit, it keeps that commit's heads, with which all later ones are compared.
 *
 * `node scripts/cards.ts --out DIR --today EARLIER PHOTO…` draws one card for each photo: the photo, the toys that were
 * kept in `EARLIER`, and today's. Which is A and which is B is left to chance and written to `DIR/key.csv`: keep it
 * from the judges.
 *
 * `node scripts/cards.ts --key DIR/key.csv --judge JUDGE.csv` prints the table of what a judge has said. Its first line
 * is `card,A_like,A_hurt,A_toy,B_like,B_hurt,B_toy,pay,note`: `like` and `toy` are 1 to 5, `hurt` is 0 or 1, `pay` is
 * A, B, both or none.
 */
import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readFaceFromPhoto } from '../reading/photo/read-face.ts';
import { countVerdicts, parseKey, parseVerdicts, type Sides } from './ruler/count-verdicts.ts';
import { drawCard, drawToys } from './ruler/draw-cards.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'string' },
    out: { type: 'string' },
    today: { type: 'string' },
    key: { type: 'string' },
    judge: { type: 'string' },
  },
});
if (values.draw && positionals.length > 0) await keepToys(values.draw, positionals);
else if (values.out && values.today && positionals.length > 0)
  await makeCards(values.out, values.today, positionals);
else if (values.key && values.judge) {
  const [key, said] = await Promise.all([values.key, values.judge].map((file) => readFile(file, 'utf8')));
  process.stdout.write(countVerdicts(parseKey(key ?? ''), parseVerdicts(said ?? '')));
} else {
  process.stderr.write(
    [
      'Keep heads:      npm run studio:cards -- --draw DIR PHOTO…',
      'Draw cards:      npm run studio:cards -- --out DIR --today EARLIER PHOTO…',
      'Count a judge:   npm run studio:cards -- --key DIR/key.csv --judge JUDGE.csv\n',
    ].join('\n'),
  );
  process.exit(2);
}

/** Where a toy of a photo is kept: out of the box first, then in each pack. */
function toyOf(folder: string, photo: string, index: number): string {
  return path.join(folder, `${path.basename(photo)}-${index}.png`);
}

async function keepToys(folder: string, photos: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const photo of photos) {
    const toys = await drawToys(await readFaceFromPhoto(await readFile(photo)));
    for (const [index, toy] of toys.entries()) await writeFile(toyOf(folder, photo, index), toy);
  }
}

async function makeCards(folder: string, earlier: string, photos: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const key = ['card,photo,A,eyes'];
  for (const [index, file] of photos.entries()) {
    const photo = await readFile(file);
    const reading = await readFaceFromPhoto(photo);
    const card = String(index + 1).padStart(2, '0');
    if (!reading.relief) {
      process.stderr.write(`${file}: no face\n`);
      continue;
    }
    const drawn = await drawToys(reading);
    const toys = {
      today: await Promise.all(drawn.map((_, at) => readFile(toyOf(earlier, file, at)))),
      new: drawn,
    };
    const sides: Sides = randomInt(2) === 0 ? { A: 'today', B: 'new' } : { A: 'new', B: 'today' };
    await writeFile(path.join(folder, `${card}.png`), await drawCard(photo, toys[sides.A], toys[sides.B]));
    key.push(
      [
        card,
        path.basename(file),
        sides.A,
        Math.round(reading.eyeDistance * (await sharp(photo).metadata()).autoOrient.width),
      ].join(),
    );
    // A session that ends early has the cards that it made.
    await writeFile(path.join(folder, 'key.csv'), `${key.join('\n')}\n`);
  }
  process.stdout.write(`${folder}: ${key.length - 1} cards\n`);
}
