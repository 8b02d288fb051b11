import { expect, it } from 'vitest';
import { LOOKS } from '../fixtures/looks.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { sculptBeard } from './beard.ts';

const nothing = { cover: new Float32Array(), tint: new Float32Array() };
const coverage = { ...nothing, darker: new Float32Array(), paler: new Float32Array() };
const mouldsOf = (beard: NonNullable<Looks['beard']>) => sculptBeard({ ...LOOKS, beard }, 0.8).length;

it('a dark moustache of the photo is printed; a pale one, and one that was chosen, is moulded', () => {
  expect(mouldsOf({ kind: 'moustache', colour: [50, 36, 28], coverage })).toBe(0);
  expect(mouldsOf({ kind: 'moustache', colour: [245, 243, 240], coverage })).toBeGreaterThan(0);
  expect(mouldsOf({ kind: 'moustache', colour: [50, 36, 28] })).toBeGreaterThan(0);
});
