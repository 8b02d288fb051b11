/**
 * Prints the data to which the second opinion is fitted, two lines of JSON for each photo: what the rules answer
 * without it, and the pooled impression of the photo; and the same for a copy that is mirrored, small and in other
 * light. `collect-samples.ts PHOTO…`; see `fit-opinions.ts`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { poolImpression } from '../reading/photo/opinion/pool-impression.ts';
import { readFaceOf } from '../reading/photo/read-face.ts';
import { readPhoto } from '../reading/photo/read-photo.ts';
import type { Impression } from '../reading/photo/regions/head-model.ts';
import { describeLook } from './describe-look.ts';

/** How light, tinted, hazy and small a copy is, pixels, and how good its quality is. */
const COPY = {
  gain: [0.65, 1.45],
  tint: [0.92, 1.08],
  haze: [0, 30],
  edge: [240, 600],
  quality: [45, 90],
} as const;

const random = createRandom(5);
const between = ([from, to]: readonly [number, number]) => from + random() * (to - from);

for (const photo of process.argv.slice(2)) {
  const { name: file } = path.parse(photo);
  const bytes = await readFile(photo);
  const { rules, impression } = await look(bytes);
  for (const seen of [impression, (await look(await copy(bytes))).impression]) {
    if (!seen) continue;
    const rounded = [...poolImpression(seen)].map((value) => Number(value.toFixed(4)));
    process.stdout.write(`${JSON.stringify({ file, rules, impression: rounded })}\n`);
  }
}

async function look(bytes: Uint8Array) {
  let impression: Impression | undefined;
  const { looks } = await readFaceOf(await readPhoto(bytes), (seen) => {
    impression = seen;
    return undefined;
  });
  return { rules: { ...describeLook(looks), skin: looks.skinTone }, impression };
}

function copy(bytes: Uint8Array): Promise<Buffer> {
  const gain = between(COPY.gain);
  const haze = between(COPY.haze);
  const edge = Math.round(between(COPY.edge));
  return sharp(bytes)
    .rotate()
    .flop()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .linear(
      [0, 1, 2].map(() => between(COPY.tint) * gain),
      [haze, haze, haze],
    )
    .jpeg({ quality: Math.round(between(COPY.quality)) })
    .toBuffer();
}
