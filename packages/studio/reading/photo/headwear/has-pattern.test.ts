import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { hasPattern } from './has-pattern.ts';

const RED: Rgb = [150, 30, 30];
const BLUE: Rgb = [30, 40, 110];
const regions: HeadRegions = {
  at: (_x, y) => (y < -0.7 && y > -2 ? 'clothes' : 'background'),
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
};
const read = (at: (x: number, y: number) => Rgb) => hasPattern({ yaw: 0, detail: 100, at }, regions);
const isOdd = (value: number) => Math.floor(value / 0.1 + 100.5) % 2 === 1;

it('distinguishes printed cloth from plain, shaded and striped cloth', () => {
  expect(read((x, y) => (isOdd(x) !== isOdd(y) ? RED : BLUE))).toBe(true);
  expect(read(() => RED)).toBe(false);
  expect(read((x, y) => [90 + 40 * Math.sin(x * 4), 30 + 9 * Math.sin(y * 5), 30])).toBe(false);
  expect(read((x) => (isOdd(x) ? RED : BLUE))).toBe(false);
});
