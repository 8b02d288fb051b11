import { expect, it } from 'vitest';
import { toLab } from '../../../colour-lab.ts';
import { naturalLips } from './natural-lips.ts';

it.each([
  ['violet in the light of a lamp', [150, 110, 170]],
  ['grey of a blur', [140, 138, 140]],
] as const)('lips are never %s', (_, seen) => {
  const [red, green, blue] = naturalLips(seen);
  expect(red).toBeGreaterThan(green + 20);
  expect(blue).toBeLessThan(red);
  expect(toLab([red, green, blue])[2]).toBeGreaterThan(0);
});

it('leaves lipstick and lips as they are', () => {
  for (const own of [
    [196, 52, 48],
    [196, 120, 108],
    [124, 78, 66],
  ] as const)
    for (const [channel, value] of naturalLips(own).entries())
      expect(value).toBeCloseTo(own[channel] ?? 0, 0);
});
