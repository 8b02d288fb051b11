import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { serverMessage } from './error-message.ts';

it("serverMessage returns the server's message, or the fallback without one", () => {
  expect(serverMessage(new ApiError(409, 'conflict', 'Already paid.'), 'Failed.')).toBe('Already paid.');
  expect(serverMessage(new ApiError(0, 'no_answer', ''), 'Failed.')).toBe('Failed.');
  expect(serverMessage(new TypeError('x is undefined'), 'Failed.')).toBe('Failed.');
});
