import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { serverMessage } from './error-message.ts';

it("shows the server's own words where it gave some, else the fallback", () => {
  expect(serverMessage(new ApiError(409, 'conflict', 'Already paid.'), 'Failed.')).toBe('Already paid.');
  expect(serverMessage(new ApiError(0, 'no_answer', ''), 'Failed.')).toBe('Failed.');
  expect(serverMessage(new TypeError('x is undefined'), 'Failed.')).toBe('Failed.');
});
