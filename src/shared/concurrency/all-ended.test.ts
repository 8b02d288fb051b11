import { expect, it } from 'vitest';
import { allEnded } from './all-ended.ts';

it('waits for the others after a failure, and throws the first', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: string[] = [];
  const all = allEnded([
    slow.promise.then(() => ended.push('slow')),
    Promise.reject(new Error('first')),
    Promise.reject(new Error('second')),
  ]).catch((error: Error) => ended.push(error.message));
  await Promise.resolve();
  expect(ended).toEqual([]);
  slow.resolve();
  await all;
  expect(ended).toEqual(['slow', 'first']);
});
