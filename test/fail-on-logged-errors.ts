import { afterEach, expect, vi } from 'vitest';

const errors = vi.spyOn(console, 'error');

// An unexpected console error fails the test; expected ones must be mocked by the test itself.
afterEach(() => {
  const stray = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockClear();
  expect(stray, 'unexpected console errors').toEqual([]);
});
