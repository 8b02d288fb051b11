import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-99', 1000, { start: 0, end: 99 }],
  ['bytes=900-', 1000, { start: 900, end: 999 }],
  ['bytes=900-5000', 1000, { start: 900, end: 999 }],
  ['bytes=-100', 1000, { start: 900, end: 999 }],
  ['bytes=-5000', 1000, { start: 0, end: 999 }],
  ['bytes=0-0', 1, { start: 0, end: 0 }],
  ['bytes=1000-', 1000, 'unsatisfiable'],
  ['bytes=-0', 1000, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  [undefined, 1000, undefined],
  ['bytes=-', 1000, undefined],
  ['bytes=9-3', 1000, undefined],
  ['bytes=0-1,5-9', 1000, undefined],
  ['items=0-1', 1000, undefined],
  ['bytes=a-b', 1000, undefined],
])('parseByteRange: %s of %i bytes', (header, size, range) =>
  expect(parseByteRange(header, size)).toEqual(range),
);
