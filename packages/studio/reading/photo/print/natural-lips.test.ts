import { expect, it } from 'vitest';
import { toLab } from '../../../colour-lab.ts';
import { naturalLips } from './natural-lips.ts';

const LIGHT = [236, 190, 162] as const;
const BROWN = [165, 117, 81] as const;

it.each([
  ['violet in the light of a lamp', [150, 110, 170]],
  ['grey of a blur', [140, 138, 140]],
] as const)('lips are never %s', (_, seen) => {
  const [red, green, blue] = naturalLips(seen, LIGHT);
  expect(red).toBeGreaterThan(green + 20);
  expect(blue).toBeLessThan(red);
  expect(toLab([red, green, blue])[2]).toBeGreaterThan(0);
});

it('keeps bare lips, and lipstick redder than they are', () => {
  const bare = naturalLips([196, 120, 108], LIGHT);
  for (const [channel, value] of bare.entries())
    expect(Math.abs(value - [196, 120, 108][channel])).toBeLessThan(8);
  expect(toLab(naturalLips([196, 52, 48], LIGHT))[1]).toBeGreaterThan(toLab(bare)[1] + 12);
});

it('lips on brown skin are no grey', () => {
  const [, red, yellow] = toLab(naturalLips([160, 125, 118], BROWN));
  expect(red).toBeGreaterThan(toLab(BROWN)[1]);
  expect(yellow).toBeGreaterThan(toLab(BROWN)[2] * 0.62);
});

it('lips are nearer to the skin the smaller a face is', () => {
  const [usual, half, whole] = [0, 0.5, 1].map(
    (smallness) => toLab(naturalLips([196, 100, 92], LIGHT, smallness))[1],
  );
  expect(half).toBeLessThan((usual ?? 0) - 3);
  expect(whole).toBeLessThan((half ?? 0) - 3);
  expect(whole).toBeGreaterThan(toLab(LIGHT)[1] + 5);
});

it('lower lips that are lighter than dark skin are no redder for it', () => {
  const dark = [109, 73, 57] as const;
  const [, red] = toLab(naturalLips([190, 140, 125], dark));
  expect(red).toBeLessThan(toLab(dark)[1] * 1.6);
});
