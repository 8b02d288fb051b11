import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toLab } from '../colour-lab.ts';
import { drawPicture } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { SKIN_TONES } from '../look/vocabulary.ts';
import { PACKS_ABOUT } from '../packs/about.ts';

type Tone = (typeof SKIN_TONES)[number]['id'];

/** Lightness, L* of CIELAB, that a lit cheek of each step of the Monk scale has in a good photo. */
const LIT_CHEEK = [89, 85, 80, 75, 68, 60, 53, 45, 37, 29];
const SIZE = 320;
/** The side of the window box shows its toy once more, in the shade. */
const FRONT = 0.68;

async function draw(pack: (typeof PACKS_ABOUT)[number]['id'], skin: Tone): Promise<Buffer> {
  const picture = await drawPicture({
    reading: await readDrawnFace({ seed: 20 }),
    options: {
      kind: 'packaged',
      pack,
      description: 'Somebody nice',
      title: 'Sam',
      serial: 'No. 007',
      look: { skin },
    },
    seed: 5,
    size: SIZE,
  });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The middle lightness of the lit half of what is skin: of all that another skin changes. */
function litSkin(picture: Buffer, other: Buffer): number {
  const lights: number[] = [];
  for (let at = 0; at < picture.length; at += 3) {
    if ((at / 3) % SIZE > SIZE * FRONT) continue;
    const [one, two] = [picture, other].map((pixels) =>
      toLab([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]),
    );
    if (one && two && Math.abs(one[0] - two[0]) > 12) lights.push(one[0]);
  }
  lights.sort((a, b) => a - b);
  return lights[Math.floor(lights.length * 0.75)] ?? 0;
}

/** The step whose lit cheek is as light, and between. */
function stepOf(light: number): number {
  const below = LIT_CHEEK.findIndex((cheek) => cheek <= light);
  if (below <= 0) return below === 0 ? 1 : LIT_CHEEK.length;
  const [high = 0, low = 0] = [LIT_CHEEK[below - 1], LIT_CHEEK[below]];
  return below + (high - light) / (high - low);
}

test.each(PACKS_ABOUT.map(({ id }) => id))('skin in the %s is as light as in a photo', async (pack) => {
  const dark = await draw(pack, '8');
  for (const { tone, other } of [
    { tone: '2', other: dark },
    { tone: '5', other: dark },
    { tone: '7', other: await draw(pack, '2') },
    { tone: '9', other: await draw(pack, '2') },
  ] as const)
    expect(Math.abs(stepOf(litSkin(await draw(pack, tone), other)) - Number(tone)), tone).toBeLessThan(0.5);
});
