import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../../../../../scripts/art/draw-portrait.ts';
import { findFace } from './find-face.ts';
import { readPhoto } from './read-photo.ts';

/** Where the drawn people have their eyes, as shares of the portrait. */
const EYE_HEIGHT = 478 / 1125;
const EYES_APART = 160 / 900;

describe('findFace', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('finds the eyes of drawn person %i', async (seed) => {
    const photo = await readPhoto(await drawPortrait({ seed, width: 600, height: 750 }));
    const face = findFace(photo);
    expect(face.found).toBe(true);
    expect((face.leftEye.x + face.rightEye.x) / 2 / photo.width).toBeCloseTo(0.5, 1);
    expect((face.leftEye.y + face.rightEye.y) / 2 / photo.height).toBeCloseTo(EYE_HEIGHT, 1);
    expect((face.rightEye.x - face.leftEye.x) / photo.width).toBeGreaterThan(EYES_APART * 0.8);
    expect((face.rightEye.x - face.leftEye.x) / photo.width).toBeLessThan(EYES_APART * 1.25);
  });

  it('finds a face off the middle and in black and white', async () => {
    const portrait = await drawPortrait({ seed: 6, width: 400, height: 500 });
    const wide = await sharp({ create: { width: 1200, height: 700, channels: 3, background: '#b8c4c8' } })
      .composite([{ input: portrait, left: 740, top: 120 }])
      .png()
      .toBuffer();
    const face = findFace(await readPhoto(await sharp(wide).grayscale().toBuffer()));
    expect(face).toMatchObject({ found: true, monochrome: true });
    expect(Math.abs((face.leftEye.x + face.rightEye.x) / 2 - 940)).toBeLessThan(40);
  });

  it('finds none on a plain wall, and then takes the usual place', async () => {
    const wall = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c9b7a0' } })
      .png()
      .toBuffer();
    const face = findFace(await readPhoto(wall));
    expect(face.found).toBe(false);
    expect(face.rightEye.x).toBeGreaterThan(face.leftEye.x);
  });
});
