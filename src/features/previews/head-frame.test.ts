import { expect, test } from 'vitest';
import { readHeadFrame, writeHeadFrame } from './head-frame.ts';

test('a head frame is read as it was written', () => {
  const frame = { x: 0.3125, y: 0, edge: 0.3 };
  expect(readHeadFrame(writeHeadFrame(frame))).toEqual(frame);
});

test.each([null, undefined, '', '0.1 0.2', '0.1 0.2 3', '0.1 0.2 x'])(
  'a head frame is unknown where a proxy leaves %j of it',
  (header) => {
    expect(readHeadFrame(header)).toBeUndefined();
  },
);
