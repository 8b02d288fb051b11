import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoiseFor } from './memoise-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again when the time is over, even if the clock of the machine was set back in between', async () => {
  const ask = vi.fn(async () => 'answer');
  const asked = memoiseFor(1_000, ask);
  await asked();
  await asked();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_001);
  await asked();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps a slow answer longer, so that asking takes at most its share of the time', async () => {
  const ask = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_000)));
  const asked = memoiseFor(1_000, ask, { share: 0.1 });
  const first = asked();
  vi.advanceTimersByTime(2_000);
  await first;
  vi.advanceTimersByTime(19_999);
  void asked();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  void asked();
  expect(ask).toHaveBeenCalledTimes(2);
});
