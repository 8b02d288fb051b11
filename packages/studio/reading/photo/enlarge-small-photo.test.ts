import { expect, test } from 'vitest';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { enlargeSmallPhoto } from './enlarge-small-photo.ts';
import { findFace } from './face/find-face.ts';
import { readPhoto } from './read-photo.ts';
import { cutHeadPatch } from './regions/head-patch.ts';

/** Black next to white. */
const halves = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    Math.floor(at / 3) % width < width / 2 ? 0 : 240,
  ),
});

test('enlargeSmallPhoto makes the longer edge 720 pixels, and steps between its pixels smooth', async () => {
  const { width, height, data, enlarged } = await enlargeSmallPhoto(halves(180, 60));
  expect([width, height, enlarged]).toEqual([720, 240, 4]);
  const steps = Array.from({ length: 12 }, (_, x) => data[(354 + x) * 3] ?? 0);
  expect(steps[0]).toBeLessThan(15);
  expect(steps.at(-1)).toBeGreaterThan(225);
  const largest = Math.max(...steps.slice(1).map((value, index) => value - (steps[index] ?? 0)));
  expect(largest).toBeLessThan(100);
});

test('enlargeSmallPhoto leaves a photo of 720 pixels as it is', async () => {
  const photo = halves(720, 40);
  expect(await enlargeSmallPhoto(photo)).toBe(photo);
});

test('enlargeSmallPhoto makes a photo no finer than its own pixels', async () => {
  const small = await readPhoto(await drawPortrait({ seed: 2, width: 300, height: 375 }));
  const large = await enlargeSmallPhoto(small);
  const detailOf = async (photo: typeof small) => cutHeadPatch(photo, await findFace(photo)).detail;
  expect((await detailOf(large)) / (await detailOf(small))).toBeCloseTo(1, 1);
});
