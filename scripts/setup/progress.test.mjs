import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayStep } from './progress.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collect(isTTY) {
  const written = [];
  return { written, out: { isTTY, write: (text) => written.push(text) } };
}

it('progress in a log is a plain line now and then', () => {
  const { written, out } = collect(false);
  const done = sayStep('Installing 3 packages', () => '2 of 3', out);
  vi.advanceTimersByTime(25_000);
  done();
  vi.advanceTimersByTime(25_000);
  expect(written.join('')).toBe(
    'Installing 3 packages…\n  2 of 3, 10 s\n  2 of 3, 20 s\n  done after 25 s\n',
  );
});

it('progress in a terminal changes one line, and clears it at the end', () => {
  const { written, out } = collect(true);
  const done = sayStep('Building', undefined, out);
  vi.advanceTimersByTime(1_000);
  done(false);
  expect(written).toEqual(['Building…\n', '\r\x1b[K  1 s', '\r\x1b[K  1 s', '\r\x1b[K  stopped after 1 s\n']);
});
