import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

describe('work that is shared while it runs', () => {
  it('is done once per key for all simultaneous callers, and again afterwards', async () => {
    const share = createSingleFlight<number>();
    let done = 0;
    const work = async () => {
      await Promise.resolve();
      done += 1;
      return done;
    };
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
    expect(await share('a', work)).toBe(3);
  });

  it('fails for all waiting callers, and is tried again afterwards', async () => {
    const share = createSingleFlight<string>();
    const fail = async () => Promise.reject(new Error('gone'));
    const answers = await Promise.allSettled([share('a', fail), share('a', fail)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 'there')).toBe('there');
  });
});
