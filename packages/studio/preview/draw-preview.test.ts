import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { LookChoices } from '../look/look-choices.ts';
import type { PackId } from '../packs/about.ts';
import type { PlacedHead } from '../packs/shared/place-figure.ts';
import { PAGE } from '../packs/shared/surface.ts';
import { drawPreview, frameHead } from './draw-preview.ts';

const SIZE = 512;
const PART = 128;
/** More than what the compression of a preview changes, less than what the watermark does. */
const VISIBLE = 12;

it('is the picture of the same task, with the watermark on every part of it', async () => {
  const reading = await readDrawnFace({ seed: 21 });
  const words = { description: 'A drummer with a red cape', title: 'Sam', serial: 'No. 007' };
  const options = { kind: 'packaged', pack: 'action-figure', ...words } as const;
  const task = { reading, options, seed: 5, size: SIZE };
  const read = (picture: Uint8Array) => sharp(picture).greyscale().blur(1).raw().toBuffer();
  const picture = await read(await drawPicture(task));
  const preview = await read((await drawPreview(task)).picture);
  const isMarked = (x: number, y: number) =>
    Math.abs((preview[y * SIZE + x] ?? 0) - (picture[y * SIZE + x] ?? 0)) > VISIBLE;
  const steps = Array.from({ length: PART }, (_, step) => step);
  for (let left = 0; left < SIZE; left += PART) {
    for (let top = 0; top < SIZE; top += PART) {
      const marked = steps.flatMap((x) => steps.filter((y) => isMarked(left + x, top + y)));
      expect(marked.length / PART ** 2, `${left}, ${top}`).toBeGreaterThan(0.02);
    }
  }
});

describe('says where the head is', () => {
  it.each<{ pack: PackId; look: LookChoices }>([
    { pack: 'action-figure', look: { pose: 'dancing' } },
    { pack: 'window-box', look: { body: 'broad', headwear: 'sun-hat' } },
    { pack: 'retro-card', look: { body: 'child' } },
    { pack: 'retro-card', look: { aids: ['wheelchair'], headwear: 'cowboy-hat' } },
  ])('in $pack with $look', async ({ pack, look }) => {
    const reading = await readDrawnFace({ seed: 21 });
    const draw = (choices: LookChoices) =>
      drawPreview({
        reading,
        seed: 5,
        size: SIZE,
        options: {
          kind: 'packaged',
          pack,
          description: '',
          title: 'Sam',
          serial: 'No. 007',
          look: choices,
        },
      });
    const [one, other] = [await draw({ ...look, eyes: 'blue' }), await draw({ ...look, eyes: 'brown' })];
    const [x, y] = await middleOfChange(one.picture, other.picture);
    const { head } = one;
    if (!head) throw new Error('A pack has a head.');
    expect(head.edge).toBeLessThan(0.6);
    expect(Math.abs(x - head.x - head.edge / 2), 'across').toBeLessThan(head.edge * 0.16);
    expect(Math.abs(y - head.y - head.edge / 2), 'down').toBeLessThan(head.edge * 0.25);
  });
});

/** The middle of all that differs in two pictures, in shares of their edge: the eyes of a head, and not those of its portrait on a box' side. */
async function middleOfChange(one: Uint8Array, other: Uint8Array): Promise<readonly [number, number]> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).blur(1).raw().toBuffer()));
  const changed = Array.from({ length: SIZE * SIZE }, (_, pixel) => pixel).filter(
    (pixel) => Math.abs((a?.[pixel * 3 + 2] ?? 0) - (b?.[pixel * 3 + 2] ?? 0)) > VISIBLE,
  );
  const median = (values: number[]) => values.sort((p, q) => p - q)[Math.floor(values.length / 2)] ?? 0;
  const at = (of: (pixel: number) => number) => median(changed.map(of)) / SIZE;
  return [at((pixel) => pixel % SIZE), at((pixel) => Math.floor(pixel / SIZE))];
}

const frameOf = (box: PlacedHead['box'], face: PlacedHead['face']) => {
  const { x, y, edge } = frameHead({ box, face });
  return { left: x * PAGE, top: y * PAGE, right: (x + edge) * PAGE, bottom: (y + edge) * PAGE };
};
const HEAD = { x: 600, y: 500, width: 400, height: 480 };
const FACE = { x: 760, y: 780 };

it.each([
  ['a head', HEAD],
  ['a high hat', { ...HEAD, y: 200, height: 780 }],
  ['a broad hat', { ...HEAD, x: 400, width: 800 }],
  ['long hair', { ...HEAD, height: 900 }],
])('all of %s is in the frame, with room on all sides', (_, box) => {
  const { left, top, right, bottom } = frameOf(box, FACE);
  for (const room of [box.x - left, box.y - top, right - box.x - box.width, bottom - box.y - box.height])
    expect(room).toBeGreaterThan(20);
});

it('the face is as near to the middle as possible while all of the head is in the frame', () => {
  const high = frameOf({ ...HEAD, y: 200, height: 780 }, FACE);
  expect((high.left + high.right) / 2).toBeCloseTo(FACE.x);
  const broad = frameOf({ ...HEAD, x: 400, width: 800 }, FACE);
  expect((broad.top + broad.bottom) / 2).toBeCloseTo(FACE.y);
});

it('nothing beyond the picture is in the frame, and a small head is not enlarged to a blur', () => {
  const corner = frameHead({ box: { x: 0, y: 10, width: 100, height: 100 }, face: { x: 50, y: 60 } });
  expect(corner).toMatchObject({ x: 0, y: 0 });
  expect(corner.edge).toBeGreaterThan(0.25);
});
