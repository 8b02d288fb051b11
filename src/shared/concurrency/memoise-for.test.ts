import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoiseFor } from './memoise-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again when the time is over, also where the clock of the machine was set back meanwhile', async () => {
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
