import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../../fixtures/draw-portrait.ts';
import { createRandom } from '../../../random.ts';
import { readPhoto } from '../read-photo.ts';
import { findFace } from './find-face.ts';
import { straighten } from './frontal-face.ts';

/** Where the drawn people have their eyes, as shares of the portrait. */
const EYE_HEIGHT = 478 / 1125;
const EYES_APART = 160 / 900;
/** Grey values that noise spreads over. */
const NOISE = 300;
const BACKDROP = { r: 184, g: 196, b: 200 };

/** Portraits side by side on a wide wall. */
async function wall(
  ...people: { seed: number; width: number; left: number; top: number }[]
): Promise<Buffer> {
  const layers = await Promise.all(
    people.map(async ({ seed, width, left, top }) => ({
      input: await drawPortrait({ seed, width, height: Math.round(width * 1.25) }),
      left,
      top,
    })),
  );
  return sharp({ create: { width: 1200, height: 700, channels: 3, background: BACKDROP } })
    .composite(layers)
    .png()
    .toBuffer();
}

const middleOf = ({ leftEye, rightEye }: Awaited<ReturnType<typeof findFace>>) =>
  (leftEye.x + rightEye.x) / 2;

describe('findFace', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('finds the eyes of drawn person %i', async (seed) => {
    const photo = await readPhoto(await drawPortrait({ seed, width: 600, height: 750 }));
    const face = await findFace(photo);
    expect(face.found).toBe(true);
    expect(face.landmarks).toHaveLength(468);
    expect(middleOf(face) / photo.width).toBeCloseTo(0.5, 1);
    expect((face.leftEye.y + face.rightEye.y) / 2 / photo.height).toBeCloseTo(EYE_HEIGHT, 1);
    expect((face.rightEye.x - face.leftEye.x) / photo.width).toBeGreaterThan(EYES_APART * 0.8);
    expect((face.rightEye.x - face.leftEye.x) / photo.width).toBeLessThan(EYES_APART * 1.25);
  });

  it('finds a face off the middle and in black and white', async () => {
    const photo = await wall({ seed: 6, width: 400, left: 740, top: 120 });
    const face = await findFace(await readPhoto(await sharp(photo).grayscale().toBuffer()));
    expect(face).toMatchObject({ found: true, monochrome: true });
    expect(Math.abs(middleOf(face) - 940)).toBeLessThan(40);
  });

  it('finds a face in a turned photo and turns it upright', async () => {
    const turned = await sharp(await drawPortrait({ seed: 0, width: 600, height: 750 }))
      .rotate(25, { background: BACKDROP })
      .png()
      .toBuffer();
    const face = await findFace(await readPhoto(turned));
    const { leftEye, rightEye } = face;
    expect((Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI).toBeCloseTo(25, -1);
    const points = straighten(face.landmarks);
    expect(Math.abs((points[33]?.y ?? 1) - (points[263]?.y ?? 0))).toBeLessThan(0.06);
  });

  it.each([
    { seed: 0, turned: 180 },
    { seed: 2, turned: 180 },
    { seed: 6, turned: 160 },
    { seed: 5, turned: 225 },
  ])(
    'knows eyes from mouth in drawn person $seed turned over by $turned degrees',
    async ({ seed, turned }) => {
      const over = await sharp(await drawPortrait({ seed, width: 600, height: 750 }))
        .rotate(turned, { background: BACKDROP })
        .png()
        .toBuffer();
      const { found, leftEye, rightEye } = await findFace(await readPhoto(over));
      expect(found).toBe(true);
      const angle = (Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI;
      expect(Math.abs(((angle + 360) % 360) - turned)).toBeLessThan(10);
    },
  );

  it.each([1, 4])('finds a face in heavy noise, at its place: drawn person %i', async (seed) => {
    const clear = await readPhoto(await drawPortrait({ seed, width: 600, height: 750 }));
    const random = createRandom(seed);
    const noisy = clear.data.map((value) => Math.max(0, Math.min(255, value + (random() - 0.5) * NOISE)));
    const [{ leftEye }, seen] = [await findFace(clear), await findFace({ ...clear, data: noisy })];
    expect(seen.found).toBe(true);
    expect(Math.hypot(seen.leftEye.x - leftEye.x, seen.leftEye.y - leftEye.y)).toBeLessThan(12);
    expect(seen.size / clear.width).toBeLessThan(1);
  });

  it('takes the larger of two faces and knows the other', async () => {
    const pair = await wall(
      { seed: 1, width: 300, left: 100, top: 200 },
      { seed: 6, width: 420, left: 640, top: 120 },
    );
    const face = await findFace(await readPhoto(pair));
    expect(Math.abs(middleOf(face) - 850)).toBeLessThan(40);
    expect(face.rivals).toHaveLength(1);
    expect(Math.abs((face.rivals[0]?.centre.x ?? 0) - 250)).toBeLessThan(40);
  });

  it('finds none on a plain wall, and then takes the usual place', async () => {
    const face = await findFace(await readPhoto(await wall()));
    expect(face).toMatchObject({ found: false, landmarks: [] });
    expect(face.rightEye.x).toBeGreaterThan(face.leftEye.x);
  });
});
