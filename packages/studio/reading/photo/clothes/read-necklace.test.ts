import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { followNeckline } from './neckline.ts';
import { readNecklace } from './read-necklace.ts';

const SKIN: Rgb = [224, 178, 150];
const JET: Rgb = [30, 30, 34];
const EYES: HeadRegions['eyes'] = [
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
];

/** A bare throat with something of a colour on it. */
function read(isThing: (x: number, y: number) => boolean, colour = JET, chest: Region = 'body') {
  const at = (x: number, y: number): Region => {
    if (isThing(x, y)) return 'thing';
    return y < 1.5 && Math.abs(x) < 0.8 ? 'face' : chest;
  };
  const patch = {
    yaw: 0,
    detail: 100,
    at: (x: number, y: number) => (isThing(x, y) && Math.round(x * 20) % 3 !== 0 ? colour : SKIN),
  };
  const regions = { at, eyes: EYES };
  return readNecklace(patch, regions, followNeckline(regions), SKIN);
}

const chain = (x: number, y: number) => Math.abs(y - (2.5 - x * x * 0.5)) < 0.08;

it('gives the colour of what lies around a throat, and not that of the skin between its parts', () => {
  expect(read(chain)).toEqual(JET);
  expect(read(() => false)).toBeUndefined();
});

it('takes no earrings, no mask and nothing of the colour of skin for a necklace', () => {
  expect(read((x, y) => Math.abs(Math.abs(x) - 0.8) < 0.15 && y < 2.4)).toBeUndefined();
  expect(read((x, y) => Math.abs(x) < 0.7 && y > 0.8 && y < 2.2)).toBeUndefined();
  expect(read((_x, y) => Math.abs(y - 2.4) < 0.08)).toBeUndefined();
  expect(read(chain, [214, 170, 142])).toBeUndefined();
});

it('does not take a strap on cloth for a necklace', () => {
  expect(read(chain, JET, 'clothes')).toBeUndefined();
});
