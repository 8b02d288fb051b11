import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPhotoDecoder, PhotoUndecodableError } from './create-photo-decoder.ts';
import type { Pace } from './reencode-photo.ts';

const decoder = createPhotoDecoder();
afterAll(() => decoder.close());

/** Whatever its head says, so that the decoder has to do with it. */
const UNLIMITED = { pixels: 1e8, shortestSide: 1, longestSide: 1e5, ratio: 1e5, memory: 1e12 };
const at = (pace: Pace) => ({ limits: UNLIMITED, side: 200, pace });
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });

it('photo decoder makes a JPEG and a thumbnail of a photo', async () => {
  const outcome = await decoder.reencode(await grey(400, 300).png().toBuffer(), at('usual'));
  if (outcome.kind !== 'photo') throw new Error(outcome.kind);
  const { jpeg, thumbnail, width, height } = outcome.photo;
  expect({ width, height }).toEqual({ width: 200, height: 150 });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 200 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 200 });
});

// Decoded, it would take 600 MB.
it('photo decoder survives a photo that takes too much memory', async () => {
  const huge = await grey(6000, 5400).avif({ effort: 0 }).toBuffer();
  await expect(decoder.reencode(huge, at('slow'))).rejects.toThrow(PhotoUndecodableError);
  const fine = await grey(400, 300).png().toBuffer();
  expect(await decoder.reencode(fine, at('slow'))).toMatchObject({ photo: { width: 200 } });
});

it('photo decoder only recognizes a slow photo at the usual pace', async () => {
  const slow = await grey(1200, 1000).avif({ effort: 0 }).toBuffer();
  expect(await decoder.reencode(slow, at('usual'))).toEqual({ kind: 'slow' });
});

it('photo decoder refuses pixels of rubbish', async () => {
  const png = await grey(400, 300).png().toBuffer();
  const rubbish = png.fill('rubbish', png.indexOf('IDAT') + 4, png.length - 12);
  await expect(decoder.reencode(rubbish, at('usual'))).rejects.toThrow(PhotoUndecodableError);
});
