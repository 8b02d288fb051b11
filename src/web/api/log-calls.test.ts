import { expect, it } from 'vitest';
import { failureText } from './log-calls.ts';

it.each([
  [401, 'Authentication error: Please log in again'],
  [403, 'Authorization error: You do not have permission'],
  [404, 'Resource not found'],
  [500, 'Server error'],
  [503, 'Server error'],
  [0, 'Network error: No response received'],
])('failureText has the specified text for status %i', (status, words) => {
  expect(failureText(status)).toBe(words);
});
