import { describe, expect, it } from 'vitest';
import { readLengthOf } from './hair-length.ts';
import type { Fall } from './hair-outline.ts';

const fall = (end: number, changes: Partial<Fall> = {}): Fall => ({
  end,
  runsOut: undefined,
  taper: 0.4,
  breadth: 0.55,
  bulge: 0,
  ...changes,
});
const lengthOf = (left: Fall, right: Fall) => readLengthOf({ falls: [left, right] });

describe('the length of hair', () => {
  it('is that of a bob where both ends show a little below the chin, and to the shoulders below that', () => {
    expect(lengthOf(fall(2.05), fall(1.9))).toBe('chin');
    expect(lengthOf(fall(2.3), fall(1.9))).toBe('shoulder');
    expect(lengthOf(fall(2.05, { runsOut: 'photo' }), fall(1.9))).toBe('shoulder');
  });

  it('is long where one side is brought forward over the chest and the other hangs behind', () => {
    expect(lengthOf(fall(3.45), fall(1.5))).toBe('long');
    expect(lengthOf(fall(3.1), fall(1.5))).toBe('shoulder');
  });

  it('is to the shoulders where clothes begin below both sides', () => {
    const lies = { runsOut: 'clothes' } as const;
    expect(lengthOf(fall(1.3, lies), fall(1.5, lies))).toBe('shoulder');
    expect(lengthOf(fall(1.1, lies), fall(1.2, lies))).toBe('chin');
    expect(lengthOf(fall(1.3), fall(1.5, lies))).toBe('chin');
  });

  it('goes on to the shoulders where the end of one of both sides is lost before a wall of its colour', () => {
    const lost = { runsOut: 'wall' } as const;
    expect(lengthOf(fall(1.1), fall(1.1, lost))).toBe('shoulder');
    expect(lengthOf(fall(0.2), fall(0.3, lost))).toBe('short');
  });

  it('shows on one side alone of a turned head where it covers the ear, and swells to no knot', () => {
    const bob = { breadth: 0.7, taper: 0.5 };
    expect(lengthOf(fall(0), fall(1.3, bob))).toBe('chin');
    expect(lengthOf(fall(0), fall(1.3, { ...bob, bulge: 0.3 }))).toBe('short');
  });

  it('is short where its bulk ends at the ears and locks alone hang further', () => {
    const mop = { breadth: 0.36, taper: 0.7 };
    expect(lengthOf(fall(1.5, mop), fall(1.4, { ...mop, breadth: 0.2 }))).toBe('short');
    expect(lengthOf(fall(1.5, { ...mop, taper: 0.4 }), fall(1.4, mop))).toBe('chin');
  });

  it('is short where nothing, or a single lock, hangs down', () => {
    expect(lengthOf(fall(0), fall(0))).toBe('short');
    expect(lengthOf(fall(1.2, { breadth: 0.2 }), fall(0))).toBe('short');
    expect(lengthOf(fall(1.2), fall(0.5))).toBe('short');
    expect(lengthOf(fall(1.5, { breadth: 0.2 }), fall(1.5, { breadth: 0.28 }))).toBe('short');
    expect(lengthOf(fall(1.2), fall(1, { breadth: 0.2 }))).toBe('chin');
  });
});
