import { expect, test } from 'vitest';
import { serialWords, toytwinStatuses } from '#features/toytwins/contract.ts';
import { statusText } from './status-text.ts';

test('serial number has at least three digits', () => {
  expect(serialWords(7)).toBe('No. 007');
  expect(serialWords(1234)).toBe('No. 1234');
});

test('toy twin without pictures says why, and that nothing was charged', () => {
  const words = Object.fromEntries(
    toytwinStatuses.map((status) => [
      status,
      statusText({ status, failureReason: null, failureMessage: null }),
    ]),
  );
  expect(words.completed).toBeNull();
  expect(words.draft?.title).toBe('Not paid yet');
  expect(words.failed?.detail).toBe('You were not charged.');
  expect(
    statusText({ status: 'failed', failureReason: 'picture_refused', failureMessage: 'No face.' })?.detail,
  ).toBe('No face.');
  expect(
    statusText({ status: 'failed', failureReason: 'charge_refused', failureMessage: 'No money.' })?.title,
  ).toBe('Not paid');
});
