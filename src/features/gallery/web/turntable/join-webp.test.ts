import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joinWebp } from './join-webp.ts';

const COLORS = ['#ff0000', '#00ff00', '#0000ff'];
const still = async (background: string, alpha = false) => {
  const image = sharp({ create: { width: 40, height: 30, channels: alpha ? 4 : 3, background } });
  return new Blob([new Uint8Array(await image.webp({ lossless: alpha }).toBuffer())]);
};

describe('a picture that moves', () => {
  it.each([false, true])(
    'has the pictures in their order, for ever, as libwebp reads it (alpha: %s)',
    async (alpha) => {
      const pictures = await Promise.all(COLORS.map((color) => still(color, alpha)));
      const file = await joinWebp(pictures, { width: 40, height: 30, milliseconds: 80 });
      const bytes = Buffer.from(await file.arrayBuffer());
      const image = sharp(bytes, { animated: true });
      expect(await image.metadata()).toMatchObject({
        ...{ format: 'webp', pages: 3, pageHeight: 30, width: 40, loop: 0, delay: [80, 80, 80] },
      });
      const pixels = await image.removeAlpha().raw().toBuffer();
      COLORS.forEach((color, page) => {
        const at = page * 40 * 30 * 3 + 3 * (15 * 40 + 20);
        const seen = [...pixels.subarray(at, at + 3)].map((value) => (value > 200 ? 'ff' : '00'));
        expect(`#${seen.join('')}`).toBe(color);
      });
    },
  );
});
