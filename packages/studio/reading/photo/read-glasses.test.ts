import { expect, it } from 'vitest';
import type { Rgb } from '../../colour.ts';
import type { HeadPatch } from './head-patch.ts';
import type { HeadRegions } from './head-regions.ts';
import { seeGlasses } from './read-glasses.ts';

const SKIN: Rgb = [224, 178, 150];
const RED: Rgb = [160, 30, 30];
/** Seen from the side, so that the eyes are not in the middle. */
const EYES = [
  { x: -0.2, y: 0 },
  { x: 0.7, y: 0 },
] as const;
const near = (x: number, y: number) => Math.min(...EYES.map((eye) => Math.hypot(x - eye.x, y - eye.y)));

function see(isThing: (away: number) => boolean, colour = RED, lens = SKIN) {
  const regions: HeadRegions = { at: (x, y) => (isThing(near(x, y)) ? 'thing' : 'face'), eyes: EYES };
  const patch: HeadPatch = {
    yaw: 0,
    detail: 100,
    at: (x, y) => (isThing(near(x, y)) ? colour : near(x, y) < 0.25 ? lens : SKIN),
  };
  return seeGlasses(patch, regions, SKIN);
}

it('sees thin frames around eyes that are not in the middle, in their colour', () => {
  expect(see((away) => away > 0.3 && away < 0.35)).toEqual({ colour: RED, dark: false });
});

it('sees sunglasses where lenses hide the eyes, as a thing or by their darkness', () => {
  expect(see((away) => away < 0.35)?.dark).toBe(true);
  expect(see((away) => away > 0.2 && away < 0.4, RED, [30, 26, 24])?.dark).toBe(true);
});

it('sees none on a bare face', () => {
  expect(see(() => false)).toBeUndefined();
});
