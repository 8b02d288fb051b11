import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawJpeg, drawLargeView } from './draw-views.ts';

const SIDE = 1200;
/** Nothing compresses worse. */
const noise = () =>
  sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#e4572e80' } })
    .png()
    .toBuffer();

describe('views of a picture', () => {
  it('are light enough for a phone, whatever an image model drew', async () => {
    const picture = await noise();
    const [webp, jpeg] = [await drawLargeView(picture), await drawJpeg(picture)];
    expect((await sharp(webp).metadata()).format).toBe('webp');
    expect(webp.length).toBeLessThanOrEqual(150_000);
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  });

  it('are as large as a phone shows them, never larger than the picture, and keep its shape', async () => {
    const large = await plain(1536, 1536);
    expect(await sharp(await drawLargeView(large)).metadata()).toMatchObject({ width: 1024, height: 1024 });
    const picture = await plain(300, 450);
    expect(await sharp(await drawLargeView(picture)).metadata()).toMatchObject({ width: 300, height: 450 });
    expect(await sharp(await drawJpeg(picture)).metadata()).toMatchObject({ width: 300, height: 450 });
  });
});
