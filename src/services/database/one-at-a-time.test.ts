import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

it('runs one piece of work after the other, also after one that fails', async () => {
  const queue = new OneAtATime();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    queue.run(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[0]).toMatchObject({ value: 'a' });
});
