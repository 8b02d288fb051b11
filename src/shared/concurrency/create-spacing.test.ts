import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpacing } from './create-spacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('spacing runs the first call of a key at once and others one after another, within the maximum wait', async () => {
  const waitForTurn = createSpacing({ every: 100, longest: 250 });
  const passed: string[] = [];
  const pass = async (key: string, name: string) => waitForTurn(key).then(() => void passed.push(name));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void pass('a', name);
  void pass('b', 'b1');
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual(['a1', 'b1']);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed.slice(2)).toEqual(['a2']);
  await vi.advanceTimersByTimeAsync(150);
  expect(passed.slice(3)).toEqual(['a3', 'a4', 'a5']);
  await vi.advanceTimersByTimeAsync(1_000);
  void pass('a', 'a6');
  await vi.advanceTimersByTimeAsync(0);
  expect(passed.at(-1)).toBe('a6');
});
