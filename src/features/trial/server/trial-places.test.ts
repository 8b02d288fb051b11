import { expect, it } from 'vitest';
import { createTrialPlaces } from './trial-places.ts';

it('trial previews beyond the limit are told to wait, and find a place again', async () => {
  const takePlace = createTrialPlaces(2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const drawn = [takePlace(() => promise), takePlace(() => promise)];
  await expect(takePlace(() => promise)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3 });
  resolve('box');
  expect(await Promise.all(drawn)).toEqual(['box', 'box']);
  expect(await takePlace(async () => 'next')).toBe('next');
});
