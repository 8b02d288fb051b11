import { describe, expect, it } from 'vitest';
import type { Texture } from './hair-coils.ts';
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
  /** Of locks that turn, each combed in itself. */
  const LOCKS: Texture = { knots: 0.47, together: 0.5 };
  const head: Strands = { area: 3, order: 0.15, steady: 0.7, near: 0.72, far: 0.6, contrast: 0.1 };
  const curls: Strands = { area: 0.7, order: 0.35, steady: 0.55, near: 0.47, far: 0.36, contrast: 0.15 };

  it('is curly where both sides together turn, and wavy where a part of one side does', () => {
    expect(formOfHanging([curls, { ...curls, area: 0.1 }], head, LOCKS, false)).toBe('curly');
    expect(formOfHanging([curls, { ...curls, near: 0.75, far: 0.6 }], head, LOCKS, false)).toBe('wavy');
    expect(formOfHanging([{ ...curls, contrast: 0.05 }], head, LOCKS, false)).toBe('wavy');
    expect(formOfHanging([{ ...curls, area: 0.4 }], head, LOCKS, false)).toBe('wavy');
  });

  it('is curly where its grain runs all ways, as far as what it keeps of its direction lets believe', () => {
    const fine = { ...curls, area: 2, near: 0.7, far: 0.6 };
    const texture = { knots: 0.62, together: 0.4 };
    expect(formOfHanging([fine], head, texture, false)).toBe('curly');
    expect(formOfHanging([fine], head, { knots: 0.5, together: 0.5 }, false)).toBe('wavy');
    expect(formOfHanging([{ ...fine, near: 0.95, far: 0.95 }], head, texture, false)).not.toBe('curly');
    expect(formOfHanging([{ ...fine, area: 0.4 }], head, texture, false)).not.toBe('curly');
  });

  it('is wavy where locks turn that were combed', () => {
    expect(formOfHanging([curls], head, { knots: 0.4, together: 0.6 }, false)).toBe('wavy');
  });

  it('is curly the sooner the curlier the head is, and wavy where its ends turn up below a smooth one', () => {
    const turns = { ...curls, near: 0.55, far: 0.45 };
    expect(formOfHanging([turns], { ...head, near: 0.5, far: 0.3 }, LOCKS, false)).toBe('curly');
    expect(formOfHanging([turns], { ...head, near: 0.85, far: 0.75 }, LOCKS, false)).toBe('wavy');
  });
});
