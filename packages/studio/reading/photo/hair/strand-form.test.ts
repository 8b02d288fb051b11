import { describe, expect, it } from 'vitest';
import type { Strands } from './hair-strands.ts';
import { areBristles, areSpikes, formOfHanging, hideCoils } from './strand-form.ts';

/** Tousled short hair, as tufts are in photos. */
const TUFTS: Strands = { area: 2, order: 0.15, steady: 0.66, near: 0.66, far: 0.5, contrast: 0.15 };

describe('short hair', () => {
  it('stands in spikes where strands run all ways and throw shadows on each other', () => {
    expect(areSpikes(TUFTS)).toBe(true);
    const even = { ...TUFTS, contrast: 0.09 };
    expect([areSpikes(even), areBristles(even)]).toEqual([false, true]);
  });

  it('is no bristles where it was combed back wet: its locks keep their direction', () => {
    expect(areBristles({ ...TUFTS, steady: 0.81 })).toBe(false);
  });

  it('hides coils only where what little is seen of its strands is not straight', () => {
    const night = { ...TUFTS, contrast: 0.06 };
    expect(hideCoils(night)).toBe(true);
    expect(hideCoils({ ...night, near: 0.85 })).toBe(false);
  });
});

describe('hanging hair', () => {
  it('is curly where both sides together turn, and wavy where a part of one side does', () => {
    const curls: Strands = { area: 0.7, order: 0.35, steady: 0.55, near: 0.47, far: 0.36, contrast: 0.15 };
    expect(formOfHanging([curls, { ...curls, area: 0.1 }], false)).toBe('curly');
    expect(formOfHanging([curls, { ...curls, near: 0.75, far: 0.6 }], false)).toBe('wavy');
    expect(formOfHanging([{ ...curls, contrast: 0.05 }], false)).toBe('wavy');
    expect(formOfHanging([{ ...curls, area: 0.4 }], false)).toBe('wavy');
  });
});
