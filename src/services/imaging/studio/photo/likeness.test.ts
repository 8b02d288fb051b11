import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../../../../scripts/art/draw-portrait.ts';
import { drawPicture } from '../draw-picture.ts';

/** The face's region in the window box picture and in a drawn portrait, as shares of the edge. */
const ON_TOY = { left: 0.3716, top: 0.381, width: 0.1085, height: 0.112 };
const ON_PHOTO = { left: 0.358, top: 0.375, width: 0.285, height: 0.2347 };

async function greyPatch(picture: Uint8Array, region: typeof ON_TOY): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const patch = await sharp(picture)
    .extract({
      left: Math.round(region.left * width),
      top: Math.round(region.top * height),
      width: Math.round(region.width * width),
      height: Math.round(region.height * height),
    })
    .grayscale()
    .resize(28, 28, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...patch];
}

function correlate(a: number[], b: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const dot = (x: number[], y: number[], mx: number, my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  return dot(a, b, meanA, meanB) / Math.sqrt(dot(a, a, meanA, meanA) * dot(b, b, meanB, meanB));
}

describe('likeness', () => {
  it('puts the face of this photo on the toy, not just any face', async () => {
    const photos = await Promise.all([1, 3].map((seed) => drawPortrait({ seed })));
    const toys = await Promise.all(
      photos.map((photo) =>
        drawPicture({
          photo,
          seed: 2,
          size: 1024,
          options: {
            kind: 'packaged',
            templateId: 'template2',
            description: 'plain',
            title: 'A',
            serial: 'No. 1',
          },
        }),
      ),
    );
    const faces = await Promise.all(photos.map((photo) => greyPatch(photo, ON_PHOTO)));
    const printed = await Promise.all(toys.map((toy) => greyPatch(toy, ON_TOY)));
    for (const [person, toy] of printed.entries()) {
      const own = correlate(toy, faces[person] ?? []);
      const other = correlate(toy, faces[1 - person] ?? []);
      expect(own).toBeGreaterThan(0.5);
      expect(own).toBeGreaterThan(other + 0.08);
    }
  });
});
