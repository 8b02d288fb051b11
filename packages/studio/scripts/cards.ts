/**
 * Makes cards for people who judge how like its owner a toy is, and counts what they say.
 *
 * `npm run studio:cards -- --out DIR PHOTO…` draws one card for each photo: the photo, and twice the toy out of the box and in
 * each pack, once with today's head and once with the new one. Which is A and which is B is left to chance and written to
 * `DIR/key.csv`: keep it from the judges.
 *
 * `npm run studio:cards -- --key DIR/key.csv --judge JUDGE.csv` prints the table of what a judge has said. Its first line is
 * `card,A_like,A_hurt,A_toy,B_like,B_hurt,B_toy,pay,note`: `like` and `toy` are 1 to 5, `hurt` is 0 or 1, `pay` is A, B, both or
 * none.
 */
import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readReliefFromPhoto } from '../reading/photo/read-face.ts';
import { countVerdicts, parseKey, parseVerdicts, type Sides } from './ruler/count-verdicts.ts';
import { drawCard, drawToys } from './ruler/draw-cards.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, key: { type: 'string' }, judge: { type: 'string' } },
});
if (values.out && positionals.length > 0) await makeCards(values.out, positionals);
else if (values.key && values.judge) {
  const [key, said] = await Promise.all([values.key, values.judge].map((file) => readFile(file, 'utf8')));
  process.stdout.write(countVerdicts(parseKey(key ?? ''), parseVerdicts(said ?? '')));
} else {
  process.stderr.write(
    'Draw cards:      npm run studio:cards -- --out DIR PHOTO…\nCount a judge:   npm run studio:cards -- --key DIR/key.csv --judge JUDGE.csv\n',
  );
  process.exit(2);
}

async function makeCards(folder: string, photos: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const key = ['card,photo,A,eyes'];
  for (const [index, file] of photos.entries()) {
    const photo = await readFile(file);
    const reading = await readReliefFromPhoto(photo);
    const card = String(index + 1).padStart(2, '0');
    if (!reading.relief) {
      process.stderr.write(`${file}: no face\n`);
      continue;
    }
    const { relief: _, ...today } = reading;
    const toys = { today: await drawToys(today), new: await drawToys(reading) };
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
    // A session that ends half-way has the cards that it made.
    await writeFile(path.join(folder, 'key.csv'), `${key.join('\n')}\n`);
  }
  process.stdout.write(`${folder}: ${key.length - 1} cards\n`);
}
