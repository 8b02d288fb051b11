import { expect, it } from 'vitest';
import { readCords } from './hair-cords.ts';
import { followStrands } from './hair-strands.ts';

const SIDES = [
  { left: -2, right: -0.8, top: 0.2, bottom: 3 },
  { left: 0.8, right: 2, top: 0.2, bottom: 3 },
] as const;

/** Reads the hair on both sides of a face whose brightness changes so. */
function cordsOf(light: (x: number, y: number) => number) {
  const patch = {
    yaw: 0,
    detail: 100,
    at: (x: number, y: number): [number, number, number] => {
      const value = 60 * light(x, y);
      return [value, value, value];
    },
  };
  const isHair = (x: number, y: number) => Math.abs(x) > 0.8 && Math.abs(x) < 2 && y > 0.2 && y < 3;
  const { grain, strandsIn } = followStrands(patch, { isHair });
  return readCords(
    patch,
    grain,
    SIDES,
    SIDES.map((side) => strandsIn(side)),
  );
}

const TURN = Math.PI * 2;
/** Cords 0.18 wide; `links` are how deep each is parted along itself, every 0.14. */
const cords = (links: number) => (x: number, y: number) =>
  1 +
  0.5 * Math.sin((x / 0.18) * TURN) * (1 - links) +
  0.5 * links * Math.sin((x / 0.18 + 0.5) * TURN) +
  0.6 * links * Math.sin((y / 0.14) * TURN);
/** Strands of many breadths side by side. */
const straight = (x: number) =>
  1 + 0.2 * Math.sin(x * 31) + 0.2 * Math.sin(x * 47 + 1) + 0.2 * Math.sin(x * 13 + 2);
/** The same with a sheen that comes and goes along them. */
const glossy = (x: number, y: number) => straight(x) + 0.5 * Math.sin(y * 5);

it('cords are told by links along parallel strands, not by strands alone', () => {
  expect(cordsOf(cords(0.4)).sure).toBeGreaterThan(0.1);
  expect(cordsOf(cords(0)).sure).toBeLessThan(0.01);
  expect(cordsOf(straight).sure).toBeLessThan(0.01);
  expect(cordsOf(glossy).sure).toBeLessThan(0.01);
});

it('cords are not told from contrast that is so low that a camera may have added it', () => {
  expect(cordsOf((x, y) => 0.9 + cords(0.4)(x, y) * 0.1).sure).toBeLessThan(0.01);
});

it('cords have links that are the clearer the more even they are', () => {
  const uneven = cordsOf((x, y) => cords(0.4)(x, y + 0.05 * Math.sin(y * 9) + 0.04 * Math.sin(y * 23)));
  expect(cordsOf(cords(0.4)).links).toBeGreaterThan(uneven.links);
});
