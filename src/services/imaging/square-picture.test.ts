import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { squarePicture } from './square-picture.ts';

const EDGE = 1024;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const painted = () =>
  sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#808080', noise } });
const plain = (background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: EDGE, height: EDGE, channels: 4, background } });

describe('squarePicture', () => {
  it.each([
    ['a JPEG', () => painted().jpeg().toBuffer()],
    ['a JPEG for print', () => painted().toColourspace('cmyk').jpeg().toBuffer()],
    ['a WebP', () => painted().webp().toBuffer()],
    ['a PNG of 16 bits', () => painted().toColourspace('rgb16').png().toBuffer()],
    ['a grey PNG', () => painted().toColourspace('b-w').png().toBuffer()],
    ['a PNG that is half transparent', () => painted().ensureAlpha(0.5).png().toBuffer()],
  ])('returns the final PNG: %s', async (_what, make) => {
    const found = await sharp(await squarePicture(await make())).metadata();
    const sold = { format: 'png', width: 1536, height: 1536, channels: 3, depth: 'uchar', space: 'srgb' };
    expect(found).toMatchObject(sold);
  });

  it.each([
    ['black', () => plain({ r: 0, g: 0, b: 0, alpha: 1 }).png().toBuffer()],
    ['wholly transparent', () => painted().ensureAlpha(0).png().toBuffer()],
    ['of one colour, as a JPEG', () => plain({ r: 90, g: 160, b: 30, alpha: 1 }).jpeg().toBuffer()],
  ])('refuses a blank picture: %s', async (_what, make) => {
    await expect(squarePicture(await make())).rejects.toMatchObject({ trouble: 'broken' });
  });
});
