import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const patient = new AbortController().signal;

/** A queue of one turn at a time, with a log of whose turn it was. */
function createLoggedQueue(places = { running: 1, perKey: 3, total: 5 }) {
  const enter = createFairQueue(places);
  const turns: string[] = [];
  const wait = (key: string, name: string, signal = patient, work = async () => {}) => {
    const entered = enter(key);
    if ('full' in entered) throw new Error(entered.full);
    return entered.run(() => {
      turns.push(name);
      return work();
    }, signal);
  };
  return { enter, turns, wait };
}

it('a fair queue takes turns between keys, even if one key queued much work first', async () => {
  const { turns, wait } = createLoggedQueue();
  await Promise.all([wait('a', 'a1'), wait('a', 'a2'), wait('a', 'a3'), wait('b', 'b1'), wait('c', 'c1')]);
  expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('a fair queue gives the next turn to whose last one is longest ago, also where others wait for longer', async () => {
  const { turns, wait } = createLoggedQueue({ running: 1, perKey: 4, total: 8 });
  await Promise.all([wait('b', 'b1'), wait('a', 'a1')]);
  await Promise.all([wait('a', 'a2'), wait('a', 'a3'), wait('a', 'a4'), wait('b', 'b2'), wait('c', 'c1')]);
  expect(turns.slice(2)).toEqual(['a2', 'c1', 'b2', 'a3', 'a4']);
});

it('a fair queue is bounded for one key and for all, and gives places again', async () => {
  const { enter, wait } = createLoggedQueue();
  const waiting = [wait('a', '1'), wait('a', '2'), wait('a', '3')];
  expect(enter('a')).toEqual({ full: 'key' });
  waiting.push(wait('b', '4'), wait('b', '5'));
  expect(enter('c')).toEqual({ full: 'total' });
  await Promise.all(waiting);
  expect('run' in enter('a')).toBe(true);
});

it('a fair queue goes on after work that fails, and forgets who has left', async () => {
  const { turns, wait } = createLoggedQueue();
  const left = new AbortController();
  const first = wait('a', 'a1', patient, async () => {
    left.abort(new Error('left'));
    throw new Error('broken');
  });
  const second = wait('b', 'b1', left.signal);
  const third = wait('b', 'b2');
  await expect(first).rejects.toThrow('broken');
  await expect(second).rejects.toThrow('left');
  await third;
  await expect(wait('a', 'late', left.signal)).rejects.toThrow('left');
  expect(turns).toEqual(['a1', 'b2']);
  await Promise.all([wait('a', 'a2'), wait('a', 'a3'), wait('a', 'a4')]);
});
