import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { createRandom } from '../../random.ts';
import { sculptHair } from './sculpt-hair.ts';
import { isLock } from './spine.ts';

it('spikes are thin, rise from the head and end in points', () => {
  const spikes = sculptHair({ ...LOOKS, hairStyle: 'spiky' }, createRandom(1), 0.8, undefined)
    .flat()
    .filter(isLock);
  expect(spikes.length).toBeGreaterThan(20);
  for (const { at, to = at, size } of spikes) {
    expect(to[1]).toBeGreaterThan(at[1]);
    expect(size[0]).toBeLessThan(0.3);
    expect(size[2]).toBeLessThan(size[0] / 2);
  }
});
