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

it('keeps permits for keys that hold none', () => {
  const acquire = createKeyedSemaphore({ perKey: 3, total: 4, forFirst: 2 });
  expect(['a', 'a', 'a', 'b', 'b', 'c', 'd'].map((key) => Object.keys(acquire(key))[0])).toEqual([
    'release',
    'release',
    'full',
    'release',
    'full',
    'release',
    'full',
  ]);
  expect(acquire('a')).toEqual({ full: 'key' });
  expect(acquire('d')).toEqual({ full: 'total' });
});
