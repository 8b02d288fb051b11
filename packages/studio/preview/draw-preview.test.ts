import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from '../draw-picture.ts';
import { drawPortrait } from '../fixtures/draw-portrait.ts';
import { readFaceFromPhoto } from '../reading/photo/read-face.ts';
import { drawPreview } from './draw-preview.ts';

const SIZE = 512;
const PART = 128;
/** More than what the compression of a preview changes, less than what the watermark does. */
const VISIBLE = 12;

it('is the picture of the same task, with the watermark on every part of it', async () => {
  const reading = await readFaceFromPhoto(await drawPortrait({ seed: 21 }));
  const words = { description: 'A drummer with a red cape', title: 'Sam', serial: 'No. 007' };
  const options = { kind: 'packaged', pack: 'action-figure', ...words } as const;
  const task = { reading, options, seed: 5, size: SIZE };
  const read = (picture: Uint8Array) => sharp(picture).greyscale().blur(1).raw().toBuffer();
  const picture = await read(await drawPicture(task));
  const preview = await read(await drawPreview(task));
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
