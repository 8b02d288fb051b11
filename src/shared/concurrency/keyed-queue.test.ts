import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

it('a keyed queue limits the running and the waiting work of a key, and keeps keys apart', async () => {
  const queue = createKeyedQueue({ atATime: 2, waiting: 3 });
  const begun: string[] = [];
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = (name: string) => async () => {
    begun.push(name);
    await end;
    return name;
  };
  const home = ['1', '2', '3', '4', '5', '6'].map((name) => queue('home', work(name)));
  const away = queue('away', work('7'));
  expect(await home[5]).toBe('full');
  expect(begun.toSorted()).toEqual(['1', '2', '7']);
  finish();
  expect(await Promise.all([...home, away])).toEqual(['1', '2', '3', '4', '5', 'full', '7']);
  expect(await queue('home', work('8'))).toBe('8');
});
