import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { drawTurning, TURNING_ANGLES, TURNING_SIZE, type TurningTask } from './draw-turning.ts';

/** One angle, RGBA. */
const angleOf = (strip: Uint8Array, angle: number) =>
  sharp(strip)
    .extract({ left: angle * TURNING_SIZE, top: 0, width: TURNING_SIZE, height: TURNING_SIZE })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** First and last row in which there is something, and how many pixels there are. */
function coverOf(pixels: Buffer): { top: number; bottom: number; count: number } {
  const rows = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixel)
    .filter((pixel) => (pixels[pixel * 4 + 3] ?? 0) > 128)
    .map((pixel) => Math.floor(pixel / TURNING_SIZE));
  return { top: Math.min(...rows), bottom: Math.max(...rows), count: rows.length };
}

let reading: FaceReading;
beforeAll(async () => {
  reading = await readDrawnFace({ seed: 2, width: 600, height: 750 });
});

it('draws eight sides of one toy, all of it in the picture, the same for the same task', async () => {
  const words = { description: 'A wizard with a long staff', title: 'Sam', serial: 'No. 007' };
  const task: TurningTask = { reading, seed: 5, options: { pack: 'action-figure', ...words } };
  const strip = await drawTurning(task);
  expect(await sharp(strip).metadata()).toMatchObject({
    format: 'webp',
    width: TURNING_SIZE * TURNING_ANGLES,
    height: TURNING_SIZE,
  });
  const angles = await Promise.all(
    Array.from({ length: TURNING_ANGLES }, (_, angle) => angleOf(strip, angle)),
  );
  for (const [angle, pixels] of angles.entries()) {
    const { top, bottom, count } = coverOf(pixels);
    expect(top, `angle ${angle}`).toBeGreaterThan(0);
    expect(bottom, `angle ${angle}`).toBeLessThan(TURNING_SIZE - 1);
    expect(bottom - top, `angle ${angle}`).toBeGreaterThan(TURNING_SIZE * 0.85);
    expect(count).toBeGreaterThan(4000);
    expect(pixels.equals(angles[(angle + 1) % TURNING_ANGLES] ?? pixels)).toBe(false);
  }
  expect(Buffer.from(await drawTurning(task)).equals(strip)).toBe(true);
});
