import { expect, it } from 'vitest';
import type { Rgb } from '../../colour.ts';
import type { HeadPatch } from './head-patch.ts';
import type { HeadRegions, Region } from './head-regions.ts';
import { readHeadwear } from './read-headwear.ts';

const NAVY: Rgb = [30, 40, 90];
const isSkull = (x: number, y: number, wide = 1.2) => y < -0.75 && (x / wide) ** 2 + (y / 1.9) ** 2 < 1;

function read(worn: (x: number, y: number) => boolean, kind: Region = 'thing') {
  const regions: HeadRegions = {
    at: (x, y) => (worn(x, y) ? kind : isSkull(x, y) ? 'hair' : 'background'),
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  const patch: HeadPatch = { yaw: 0, detail: 100, at: (x, y) => (worn(x, y) ? NAVY : [200, 200, 200]) };
  return readHeadwear(patch, regions);
}

const isBrim = (reach: number) => (x: number, y: number) =>
  isSkull(x, y) || (Math.abs(x) < reach && y > -1 && y < -0.75);

it.each([
  ['cap', (x: number, y: number) => isSkull(x, y)],
  [
    'beanie',
    (x: number, y: number) => isSkull(x, y) || (Math.abs(x) > 0.95 && Math.abs(x) < 1.25 && y < 0 && y > -1),
  ],
  ['fedora', isBrim(1.8)],
  ['sun-hat', isBrim(2.4)],
] as const)('tells a %s by where it reaches to', (kind, worn) => {
  expect(read(worn)).toEqual({ kind, colour: NAVY });
});

it('tells a headscarf by the cloth beside the jaw', () => {
  const scarf = (x: number, y: number) =>
    isSkull(x, y, 1.4) || (Math.abs(x) > 0.9 && Math.abs(x) < 1.5 && y < 2);
  expect(read(scarf, 'clothes')).toMatchObject({ kind: 'headscarf' });
});

it('takes neither hair nor a band in it for a hat', () => {
  expect(read(() => false)).toBeUndefined();
  expect(read((x, y) => isSkull(x, y) && y > -1.45 && y < -1)).toBeUndefined();
});
