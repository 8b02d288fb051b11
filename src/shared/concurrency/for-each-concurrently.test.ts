import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 1; number <= count; number += 1) yield number;
}

describe('work on many items', () => {
  it('does each item once, with limited concurrency', async () => {
    const done: number[] = [];
    let now = 0;
    let most = 0;
    await forEachConcurrently(numbers(20), 3, async (number) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      done.push(number);
      now -= 1;
    });
    expect(done.sort((a, b) => a - b)).toEqual(await Array.fromAsync(numbers(20)));
    expect(most).toBe(3);
  });

  it('starts nothing after a failure, and throws it when all have ended', async () => {
    const begun: number[] = [];
    let ended = 0;
    const work = forEachConcurrently(numbers(100), 2, async (number) => {
      begun.push(number);
      await new Promise((resolve) => setImmediate(resolve));
      ended += 1;
      if (number === 3) throw new Error('The third');
    });
    await expect(work).rejects.toThrow('The third');
    expect(ended).toBe(begun.length);
    expect(begun.length).toBeLessThan(6);
  });

  it('fails when the items cannot be listed', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('No list');
    }
    await expect(forEachConcurrently(broken(), 4, async () => {})).rejects.toThrow('No list');
  });
});
