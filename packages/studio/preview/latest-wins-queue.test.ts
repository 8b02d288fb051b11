import { expect, test } from 'vitest';
import { createLatestWinsQueue } from './latest-wins-queue.ts';

const never = new AbortController().signal;

/** A queue whose work ends when the test says so. */
function slowQueue(longest = 2) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createLatestWinsQueue(
    async (task: string) => {
      begun.push(task);
      await new Promise<void>((resolve) => ends.push(resolve));
      return `${task} done`;
    },
    { longest, ofOne: 4 },
  );
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, endNext };
}

test('latest-wins queue makes room for a newcomer where somebody has several places', async () => {
  const { queue, begun, endNext } = slowQueue(3);
  void queue.ask('somebody', 'first', never);
  const greedy = ['a', 'b', 'c'].map((task) => queue.ask('robin', task, never));
  void queue.ask('kim', 'd', never);
  await expect(greedy[0]).rejects.toMatchObject({ code: 'too_many_requests' });
  for (let turn = 0; turn < 4; turn += 1) await endNext();
  expect(begun).toEqual(['first', 'b', 'd', 'c']);
});

test('does one thing at a time, in the order in which people came', async () => {
  const { queue, begun, endNext } = slowQueue();
  const answers = [queue.ask('robin', 'a', never), queue.ask('kim', 'b', never)];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a']);
  await endNext();
  expect(begun).toEqual(['a', 'b']);
  await endNext();
  expect(await Promise.all(answers)).toEqual(['a done', 'b done']);
});

test('latest-wins queue: a task that comes late and is taken back does not stop a newer one', async () => {
  const { queue, begun, endNext } = slowQueue();
  const takenBack = new AbortController();
  void queue.ask('somebody', 'first', never);
  const newer = queue.ask('robin', 'newer', never);
  const late = queue.ask('robin', 'older', takenBack.signal);
  takenBack.abort(new Error('left'));
  await expect(late).rejects.toThrow('left');
  await endNext();
  await endNext();
  expect(await newer).toBe('newer done');
  expect(begun).toEqual(['first', 'newer']);
});

test('of each person four wait: the newest takes the place of the oldest', async () => {
  const { queue, begun, endNext } = slowQueue(32);
  void queue.ask('somebody', 'first', never);
  const oldest = queue.ask('robin', 'oldest', never);
  void queue.ask('kim', 'other', never);
  for (const task of ['a', 'b', 'c', 'd']) void queue.ask('robin', task, never);
  await expect(oldest).rejects.toMatchObject({ code: 'conflict' });
  for (let turn = 0; turn < 6; turn += 1) await endNext();
  expect(begun).toEqual(['first', 'other', 'a', 'b', 'c', 'd']);
});

test('refuses when too many wait, but never somebody who waits already', async () => {
  const { queue } = slowQueue(1);
  void queue.ask('somebody', 'first', never);
  const waiting = queue.ask('robin', 'older', never);
  await expect(queue.ask('kim', 'other', never)).rejects.toMatchObject({ code: 'too_many_requests' });
  void queue.ask('robin', 'newer', never);
  await expect(waiting).rejects.toMatchObject({ code: 'conflict' });
});

test('latest-wins queue does not begin a task that nobody waits for any more; a running task goes on', async () => {
  const { queue, begun, endNext } = slowQueue();
  const left = new AbortController();
  const first = queue.ask('somebody', 'first', left.signal);
  const second = queue.ask('robin', 'second', left.signal);
  void queue.ask('kim', 'third', never);
  left.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await endNext();
  expect(await first).toBe('first done');
  expect(begun).toEqual(['first', 'third']);
});

test('latest-wins queue reports a failure to its caller only, and goes on', async () => {
  const queue = createLatestWinsQueue(
    async (task: string) => {
      if (task === 'bad') throw new Error('broken');
      return task;
    },
    { longest: 2, ofOne: 4 },
  );
  const bad = queue.ask('robin', 'bad', never);
  const good = queue.ask('kim', 'good', never);
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe('good');
});

test('latest-wins queue: a task whose caller has left before it came takes no place from another', async () => {
  const { queue, begun, endNext } = slowQueue(1);
  void queue.ask('somebody', 'first', never);
  const waiting = queue.ask('robin', 'waiting', never);
  await expect(queue.ask('robin', 'late', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  await endNext();
  await endNext();
  expect(await waiting).toBe('waiting done');
  expect(begun).toEqual(['first', 'waiting']);
});
