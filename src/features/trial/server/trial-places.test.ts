import { expect, it } from 'vitest';
import { createTrialPlaces } from './trial-places.ts';

it('trial previews beyond the limit have to wait, and get a place later', async () => {
  const takePlace = createTrialPlaces({ perKey: 2, total: 3, forFirst: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const drawn = [takePlace('a', () => promise), takePlace('a', () => promise)];
  const refusal = { code: 'too_many_requests', retryAfter: 3 };
  await expect(takePlace('a', () => promise)).rejects.toMatchObject(refusal);
  drawn.push(takePlace('b', () => promise));
  await expect(takePlace('c', () => promise)).rejects.toMatchObject(refusal);
  resolve('box');
  expect(await Promise.all(drawn)).toEqual(['box', 'box', 'box']);
  expect(await takePlace('a', async () => 'next')).toBe('next');
});
