import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { sculptHair } from './sculpt-hair.ts';

const solids = (hairStyle: 'box-braids' | 'locs') =>
  sculptHair({ ...LOOKS, hairStyle }, createRandom(1), 0.8, undefined)
    .flat()
    .filter(({ cutOut }) => !cutOut);
const linksOf = (all: readonly Solid[]) => all.reduce((sum, { groove }) => sum + (groove?.twist ?? 0), 0);

it('braids and locs are carved in rows of links on all of their surface', () => {
  for (const style of ['box-braids', 'locs'] as const) {
    const carved = solids(style).filter(({ groove }) => groove);
    expect(carved.length).toBeGreaterThan(20);
    for (const { groove } of carved) expect(groove?.pattern).toBe('plait');
  }
});

it('braids have more links than locs, whose cords are broader', () => {
  expect(linksOf(solids('box-braids'))).toBeGreaterThan(2 * linksOf(solids('locs')));
});

it('braids hang singly before the shoulders as well', () => {
  const thin = solids('box-braids').filter(
    ({ shape, size, at }) => shape === 'arc' && Math.max(...size) < 0.16 && at[1] < -1.5,
  );
  expect(thin.length).toBeGreaterThanOrEqual(4);
  for (const { at } of thin) expect(at[2]).toBeGreaterThan(0);
});
