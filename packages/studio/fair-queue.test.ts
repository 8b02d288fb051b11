import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const patient = new AbortController().signal;

/** A queue with a log of whose turn it was. */
function createLoggedQueue(atOnce = 1) {
  const queue = createFairQueue(atOnce);
  const turns: string[] = [];
  const ask = (name: string, signal = patient, work = async () => {}) =>
    queue.run(
      name.slice(0, 1),
      () => {
        turns.push(name);
        return work();
      },
      signal,
    );
  return { queue, turns, ask };
}

test('a fair queue takes turns between keys, even if one key queued much work first', async () => {
  const { turns, ask } = createLoggedQueue();
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name)));
  expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('a fair queue gives the next turn to the key whose last turn is longest ago, even if others have waited longer', async () => {
  const { turns, ask } = createLoggedQueue();
  await Promise.all(['b1', 'a1'].map((name) => ask(name)));
  await Promise.all(['a2', 'a3', 'a4', 'b2', 'c1'].map((name) => ask(name)));
  expect(turns.slice(2)).toEqual(['a2', 'c1', 'b2', 'a3', 'a4']);
});

test('a fair queue runs only a limited number of tasks at the same time', async () => {
  const { turns, ask } = createLoggedQueue(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = ['a1', 'b1', 'c1'].map((name) => ask(name, patient, () => promise));
  await new Promise(setImmediate);
  expect(turns).toEqual(['a1', 'b1']);
  resolve();
  await Promise.all(asked);
  expect(turns).toEqual(['a1', 'b1', 'c1']);
});

test('a fair queue goes on after failed work, and forgets callers that have left', async () => {
  const { turns, ask } = createLoggedQueue();
  const left = new AbortController();
  const first = ask('a1', left.signal, async () => {
    left.abort(new Error('left'));
    throw new Error('broken');
  });
  const second = ask('b1', left.signal);
  const third = ask('b2');
  await expect(first).rejects.toThrow('broken');
  await expect(second).rejects.toThrow('left');
  await third;
  await expect(ask('a2', left.signal)).rejects.toThrow('left');
  expect(turns).toEqual(['a1', 'b2']);
});

test('a fair queue lets work that has begun keep its place when its caller leaves', async () => {
  const { turns, ask } = createLoggedQueue();
  const left = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = ask('a1', left.signal, () => promise);
  const second = ask('b1');
  await new Promise(setImmediate);
  left.abort();
  await new Promise(setImmediate);
  expect(turns).toEqual(['a1']);
  resolve();
  await Promise.all([first, second]);
});

test('a fair queue lists who waits, and refuses them; a signal that lives longer keeps none of them in memory', async () => {
  const { queue, turns, ask } = createLoggedQueue();
  const { signal } = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = ask('a1', signal, () => promise);
  const refused = ask('b1', signal);
  const last = ask('c1', signal);
  expect(queue.waiting.map(({ key }) => key)).toEqual(['b', 'c']);
  expect(getEventListeners(signal, 'abort')).toHaveLength(2);
  queue.waiting[0]?.refuse(new Error('busy'));
  await expect(refused).rejects.toThrow('busy');
  resolve();
  await Promise.all([begun, last]);
  expect(turns).toEqual(['a1', 'c1']);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
