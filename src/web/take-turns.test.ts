import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const never = new AbortController().signal;
const settle = () => new Promise(setImmediate);

/** Turns for two, with work that ends when the test says so. */
function twoAtATime() {
  const turns = takeTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal = never) =>
    turns(signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return `${name} done`;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { turns, begun, ask, end };
}

test('two at a time, in the order in which they came', async () => {
  const { begun, ask, end } = twoAtATime();
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(answers)).toEqual(['a done', 'b done', 'c done', 'd done']);
});

test('what is taken back before its turn is not begun, and holds nobody up', async () => {
  const { begun, ask, end } = twoAtATime();
  const left = new AbortController();
  void ask('a');
  void ask('b');
  const waiting = ask('c', left.signal);
  void ask('d');
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('a failure gives its turn on', async () => {
  const turns = takeTurns(1);
  const bad = turns(never, () => Promise.reject(new Error('broken')));
  const good = turns(never, async () => 'good');
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe('good');
});
