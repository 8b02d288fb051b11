import { expect, test } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import { plasticSkin } from '../../../look/skin-of-tone.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import type { ReadSkin } from '../skin/read-skin-tone.ts';
import { readHairColours } from './read-hair-colour.ts';

const skin: ReadSkin = { step: 3, colour: plasticSkin(3), gain: 1, backlit: 0 };
const regionsOf = (isHair: (x: number, y: number) => boolean): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (x, y) => (isHair(x, y) ? 'hair' : 'face'),
});
const patchOf = (at: (x: number, y: number) => Rgb): HeadPatch => ({ yaw: 0, detail: 100, at });
const long = regionsOf((x, y) => y < -0.6 || Math.abs(x) > 0.85);
const brown: Rgb = [70, 46, 32];

test('tips and temples are told where they differ, and only there', () => {
  const plain = readHairColours(
    patchOf(() => brown),
    long,
    skin,
  );
  expect(Object.keys(plain)).toEqual(['hair']);
  const dipped = readHairColours(
    patchOf((_, y) => (y > 0.9 ? [190, 150, 100] : brown)),
    long,
    skin,
  );
  expect(toLab(dipped.hairTips ?? [0, 0, 0])[0]).toBeGreaterThan(toLab(dipped.hair)[0] + 20);
  expect(dipped.hairTemples).toBeUndefined();
  const grey = readHairColours(
    patchOf((x, y) => (Math.abs(x) > 0.8 && y > -0.7 && y < 0.2 ? [150, 148, 146] : brown)),
    long,
    skin,
  );
  const [, red, yellow] = toLab(grey.hairTemples ?? [255, 0, 0]);
  expect(Math.hypot(red, yellow)).toBeLessThan(8);
});

test('a few hairs below a hat show no colour', () => {
  const hem = regionsOf((x, y) => Math.abs(Math.abs(x) - 1) < 0.04 && y > -0.3 && y < 0);
  const { hair } = readHairColours(
    patchOf(() => [220, 200, 60]),
    hem,
    { ...skin, step: 8 },
  );
  expect(toLab(hair)[0]).toBeLessThan(15);
});

test('cropped hair through which dark skin shows is dark, and a cropped blond head blond', () => {
  const cropped = regionsOf((x, y) => Math.abs(x) < 0.8 && y > -1.7 && y < -1.5);
  const lightnessBeside = (step: number, seen: Rgb) => {
    const colour = plasticSkin(step);
    return toLab(
      readHairColours(
        patchOf(() => seen),
        cropped,
        { ...skin, step, colour },
      ).hair,
    )[0];
  };
  expect(lightnessBeside(6, [150, 104, 78])).toBeLessThan(20);
  expect(lightnessBeside(6, [140, 136, 130])).toBeGreaterThan(45);
  expect(lightnessBeside(3, [178, 146, 104])).toBeGreaterThan(45);
});

test('hair that is lit from behind has the colour of its lit rim', () => {
  const rim = patchOf((_, y) => (y < -1.6 ? [164, 150, 134] : [24, 16, 12]));
  const { hair } = readHairColours(rim, long, { ...skin, backlit: 1 });
  expect(toLab(hair)[0]).toBeGreaterThan(toLab(readHairColours(rim, long, skin).hair)[0] + 15);
});
