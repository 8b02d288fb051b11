import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { readHatPrint } from './read-hat-print.ts';

const RED: Rgb = [200, 30, 30];
const BLUE: Rgb = [30, 40, 200];
const eyes = [
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
] as const;
const isFace = (x: number, y: number) => Math.hypot(x, y) < 1;
const isHat = (x: number, y: number) => y < 0 && y > -2 && Math.abs(x) < 1.4 && !isFace(x, y);
const regions: HeadRegions = {
  at: (x, y) => (isFace(x, y) ? 'face' : isHat(x, y) ? 'clothes' : 'background'),
  eyes,
};
const at = (x: number, y: number): Rgb =>
  isFace(x, y) ? [220, 180, 150] : isHat(x, y) ? (x < 0 ? RED : BLUE) : [255, 255, 255];

it('takes the cloth of a hat from side to side, with neither wall nor forehead', () => {
  const print = readHatPrint({ yaw: 0, detail: 100, at }, regions);
  const { pixels, width, height } = print ?? { pixels: [], width: 0, height: 0 };
  const colour = (along: number, down: number) => {
    const place = (Math.round(down * (height - 1)) * width + Math.round(along * (width - 1))) * 3;
    return [...pixels.slice(place, place + 3)];
  };
  for (const down of [0, 0.5, 1]) {
    for (const along of [0, 0.3]) expect(colour(along, down)[0]).toBeGreaterThan(3 * colour(along, down)[2]);
    for (const along of [0.7, 1]) expect(colour(along, down)[2]).toBeGreaterThan(3 * colour(along, down)[0]);
  }
});

it('takes no print where hardly any of a hat is seen', () => {
  const none: HeadRegions = { eyes, at: (x, y) => (isFace(x, y) ? 'face' : 'background') };
  expect(readHatPrint({ yaw: 0, detail: 100, at }, none)).toBeUndefined();
});
