import { afterEach, expect, vi } from 'vitest';

const errors = vi.spyOn(console, 'error');

// What nobody expected is a failure: a stray console error must be mended, or asked for by the test itself.
afterEach(() => {
  const stray = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockClear();
  expect(stray, 'stray console errors').toEqual([]);
});
