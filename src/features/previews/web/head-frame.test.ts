import { expect, test } from 'vitest';
import { readHeadFrame } from './head-frame.ts';

test('a head frame is read from the header', () => {
  expect(readHeadFrame('0.3125 0.0000 0.3000')).toEqual({ x: 0.3125, y: 0, edge: 0.3 });
});

test.each([null, undefined, '', '0.1 0.2', '0.1 0.2 3', '0.1 0.2 x'])(
  'a head frame is unknown where the header is %j',
  (header) => {
    expect(readHeadFrame(header)).toBeUndefined();
  },
);
