import { expect, it } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

it('gives so many permits for one key, so many for all, and again what was released', () => {
  const acquire = createKeyedSemaphore({ perKey: 2, total: 3 });
  const first = acquire('a');
  const second = acquire('a');
  expect(acquire('a')).toEqual({ full: 'key' });
  const third = acquire('b');
  expect(acquire('c')).toEqual({ full: 'total' });
  for (const permit of [first, second, third]) if ('release' in permit) permit.release();
  expect(['a', 'a', 'c'].map((key) => 'release' in acquire(key))).toEqual([true, true, true]);
});
