import { expect, it } from 'vitest';
import { createKeyedSemaphore, type Permits } from './keyed-semaphore.ts';

/** A semaphore for work that the test ends; each piece returns 'done', or the limit that refused it. */
function slowWork(permits: Permits) {
  const semaphore = createKeyedSemaphore(permits, (full) => new Error(full));
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const begin = (key: string) => semaphore(key, () => promise).catch(({ message }: Error) => message);
  return { semaphore, begin, end: () => end('done') };
}

it('limits the permits of one key and of all, and gives them again when the work has ended or failed', async () => {
  const { semaphore, begin, end } = slowWork({ perKey: 2, total: 3 });
  const begun = [begin('a'), begin('a')];
  expect(await begin('a')).toBe('key');
  begun.push(begin('b'));
  expect(await begin('c')).toBe('total');
  end();
  expect(await Promise.all(begun)).toEqual(['done', 'done', 'done']);
  await expect(semaphore('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await Promise.all(['a', 'a', 'c'].map(begin))).toEqual(['done', 'done', 'done']);
});

it('reserves permits for keys without one', async () => {
  const { begin, end } = slowWork({ perKey: 3, total: 4, forFirst: 2 });
  const begun = ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'a'].map(begin);
  end();
  expect(await Promise.all(begun)).toEqual(['done', 'done', 'key', 'done', 'key', 'done', 'total', 'key']);
});
