import { describe, expect, it } from 'vitest';
import type { Fall } from './hair-outline.ts';
import { CHIN_LENGTH } from './measure-hair.ts';
import {
  endOfTied,
  hasHighKnot,
  hasLowKnot,
  hasOneTail,
  hasTailBelow,
  hasTwoTails,
  isSurelyTied,
  isTiedBack,
  readTied,
  sideOfTied,
  standsUpright,
  type TiedFacts,
} from './tied-hair.ts';

const fall = (changes: Partial<Fall>): Fall => ({
  end: 0,
  runsOut: undefined,
  taper: 0,
  breadth: 0,
  bulge: 0,
  ...changes,
});
/** A hairline that is `arch` higher over the middle of the forehead than at the temples. */
const hairline = (arch: number) => Array.from({ length: 17 }, (_, at) => 1.25 - arch * ((at - 8) / 8) ** 2);
/** An upper edge of a height at each place across, -1.2 to 1.2. */
const edge = (up: (x: number) => number) => Array.from({ length: 49 }, (_, at) => up(at * 0.05 - 1.2));

/** Strands that are combed one way, and strands that run all ways. */
const SMOOTH = { near: 0.8, order: 0.2, contrast: 0.1 };
const ROUGH = { near: 0.6, order: 0.1, contrast: 0.1 };

/** Smooth hair that lies close to the head and ends at the ears. */
function facts({
  arch = 0.35,
  top = edge(() => 1.8),
  volume = 0,
  falls = [fall({}), fall({})] as const,
  line = hairline(arch),
  ...rest
}: Partial<TiedFacts & TiedFacts['outline']> & { arch?: number; line?: number[] }): TiedFacts {
  return {
    outline: { hairline: line, top, volume, falls },
    onHead: SMOOTH,
    yaw: 0,
    isKnotted: false,
    upright: 0,
    crownWidth: 2,
    besideNeck: [0, 0],
    likeBesideNeck: 0,
    thin: 0.25,
    isCrownSeen: true,
    ...rest,
  };
}

describe('hair tied back', () => {
  it('is smooth and ends in an arch over the forehead, the higher the less smooth it is', () => {
    expect(isTiedBack(facts({}))).toBe(true);
    expect(isTiedBack(facts({ arch: 0.1 }))).toBe(false);
    expect(isTiedBack(facts({ onHead: ROUGH }))).toBe(false);
    expect(isTiedBack(facts({ arch: 0.3 }))).toBe(true);
    expect(isTiedBack(facts({ arch: 0.3, onHead: { ...ROUGH, near: 0.7, order: 0.15 } }))).toBe(false);
  });

  it('is none if little stands above the hairline, and where the skin shows through its sides', () => {
    expect(isTiedBack(facts({ top: edge(() => 1.4) }))).toBe(false);
    expect(isTiedBack(facts({ arch: 0.28, thin: 0.6 }))).toBe(false);
  });

  it('is none on a head that ends low, as cropped hair does, nor where no strands are seen', () => {
    expect(isTiedBack(facts({ arch: 0.3, top: edge(() => 1.65) }))).toBe(false);
    expect(isTiedBack(facts({ arch: 0.3, onHead: { ...SMOOTH, contrast: 0.02 } }))).toBe(false);
  });

  it('lies close on the crown: what stands high there is cut, unless the head is turned or a knot stands on it', () => {
    const high = { top: edge(() => 2.2), arch: 0.3 };
    expect(isTiedBack(facts(high))).toBe(false);
    expect(isTiedBack(facts({ ...high, yaw: 0.4 }))).toBe(true);
    expect(isTiedBack(facts({ ...high, upright: 0.9 }))).toBe(true);
  });

  it('leaves no strands in the forehead', () => {
    const ragged = hairline(0.35).map((up, at) => (at % 2 ? up : up - 0.15));
    expect(isTiedBack(facts({ line: ragged }))).toBe(false);
  });

  it('leaves both halves of the forehead free: what hangs over one of them falls from a parting', () => {
    const sloping = (by: number) => hairline(0.45).map((up, at) => up - by * ((at - 8) / 8));
    expect(isTiedBack(facts({ line: sloping(0.1) }))).toBe(true);
    expect(isTiedBack(facts({ line: sloping(0.6) }))).toBe(false);
    expect(isTiedBack(facts({ line: sloping(0.6), yaw: 0.4 }))).toBe(true);
  });

  it('is sure where both the arch and the strands tell it', () => {
    expect(isSurelyTied(facts({}))).toBe(true);
    expect(isSurelyTied(facts({ arch: 0.25 }))).toBe(false);
    expect(isTiedBack(facts({ arch: 0.25 }))).toBe(true);
    expect(isSurelyTied(facts({ isCrownSeen: false }))).toBe(false);
    expect(isSurelyTied(facts({ top: edge((x) => 1.8 + 0.1 * Math.sin(x * 20)) }))).toBe(false);
  });

  it('shows behind the neck on the near side of a turned head alone', () => {
    const behind = fall({ end: 1.2, breadth: 0.4 });
    expect(isTiedBack(facts({ yaw: 0.4, falls: [behind, fall({})] }))).toBe(true);
    expect(isTiedBack(facts({ yaw: -0.4, falls: [behind, fall({})] }))).toBe(false);
    expect(isTiedBack(facts({ yaw: 0.1, falls: [behind, fall({})] }))).toBe(false);
  });

  it('may show strands next to the neck, but no hair that falls', () => {
    const strand = fall({ end: 1.5, breadth: 0.2 });
    expect(isTiedBack(facts({ falls: [strand, strand] }))).toBe(true);
    const falling = fall({ end: 1.5, breadth: 0.6 });
    expect(isTiedBack(facts({ falls: [falling, falling] }))).toBe(false);
  });

  it('may hang in loose strands on both sides where all else speaks for it', () => {
    const loose = fall({ end: 2.1, breadth: 0.38 });
    expect(isTiedBack(facts({ falls: [loose, loose] }))).toBe(true);
    expect(isTiedBack(facts({ arch: 0.2, falls: [loose, loose] }))).toBe(false);
  });

  it('shows a tail on one side alone: narrow hair that falls far next to a bare other side', () => {
    const tail = fall({ end: 1.8, breadth: 0.4 });
    expect(hasOneTail(facts({ falls: [fall({}), tail] }))).toBe(true);
    expect(hasOneTail(facts({ falls: [fall({}), { ...tail, breadth: 0.9 }] }))).toBe(false);
    expect(hasOneTail(facts({ falls: [fall({}), { ...tail, breadth: 0.25 }] }))).toBe(false);
    expect(hasOneTail(facts({ falls: [fall({ end: 0.6 }), tail] }))).toBe(false);
    expect(hasOneTail(facts({ falls: [fall({}), tail], sideburns: 1 }))).toBe(false);
  });

  it('shows a tail next to the neck alone, where nothing falls next to the face', () => {
    expect(hasTailBelow(facts({ likeBesideNeck: 0.2 }))).toBe(true);
    expect(hasTailBelow(facts({ besideNeck: [0, 0.2] }))).toBe(false);
    expect(hasTailBelow(facts({ likeBesideNeck: 0.2, falls: [fall({ end: 0.8 }), fall({})] }))).toBe(false);
  });

  it('shows two tails or plaits: narrow straight hair on both sides of the neck', () => {
    const plait = fall({ end: 1.2, breadth: 0.25, taper: 0.1 });
    const both = { falls: [plait, plait] as const, besideNeck: [0.1, 0.05] as const };
    expect(hasTwoTails(facts(both))).toBe(true);
    expect(hasTwoTails(facts({ ...both, falls: [plait, fall({ end: 0.5 })] }))).toBe(false);
    expect(hasTwoTails(facts({ ...both, falls: [plait, { ...plait, breadth: 0.5 }] }))).toBe(false);
    expect(hasTwoTails(facts({ ...both, falls: [plait, { ...plait, taper: 0.6 }] }))).toBe(false);
    expect(hasTwoTails(facts({ ...both, besideNeck: [0.1, 0] }))).toBe(false);
  });

  it('leaves no sideburns: the darker it is before the ears, the more else has to speak for it', () => {
    expect(isTiedBack(facts({ sideburns: 0.6 }))).toBe(true);
    expect(isTiedBack(facts({ sideburns: 0.9 }))).toBe(false);
  });

  it('shows by its strands where the photo ends below the crown', () => {
    expect(isTiedBack(facts({ isCrownSeen: false, besideNeck: [0, 0.08] }))).toBe(true);
    expect(isTiedBack(facts({ isCrownSeen: false }))).toBe(false);
  });
});

it('hair next to the neck counts as alike where it has the colours of the hair on the head', () => {
  const map = { isHair: (x: number, y: number) => (y < 0 && y > -1.8) || (x > 1 && y > 1 && y < 2) };
  const alike = (isLike: (x: number) => boolean) => readTied(map, map, isLike, () => 1).likeBesideNeck;
  expect(alike(() => true)).toBeCloseTo(0.5, 0);
  expect(alike((x) => x < 1.2)).toBeLessThan(0.25);
});

it('tied hair ends below the chin where a tail shows next to the neck, and in a knot where none does', () => {
  expect(endOfTied(facts({ besideNeck: [0.02, 0.16] }))).toBe(CHIN_LENGTH);
  expect(endOfTied(facts({ besideNeck: [0.02, 0.03] }))).toBeLessThan(1);
});

it('tied hair hangs on the side of the neck that shows more of it', () => {
  expect(sideOfTied(facts({ besideNeck: [0.2, 0.05] }))).toBe(-1);
  expect(sideOfTied(facts({ besideNeck: [0, 0.05] }))).toBe(1);
  expect(sideOfTied(facts({ besideNeck: [0.05, 0.05] }))).toBe(0);
});

it('a low knot is round, and on one side alone: it stands out next to the neck and turns in below', () => {
  const knot = fall({ end: 1.3, breadth: 0.5, taper: 0.4, bulge: 0.4 });
  expect(hasLowKnot(facts({ falls: [fall({}), knot] }))).toBe(true);
  expect(hasLowKnot(facts({ falls: [fall({}), { ...knot, bulge: 0.1 }] }))).toBe(false);
  expect(hasLowKnot(facts({ falls: [fall({}), { ...knot, taper: 0 }] }))).toBe(false);
  expect(hasLowKnot(facts({ falls: [knot, knot] }))).toBe(false);
});

describe('a high knot', () => {
  const tall = edge((x) => (Math.abs(x) < 0.6 ? 2.5 : 1.6));

  it('stands upright on a narrow crown, however wide; curls are as high on a wide one, tufts end in a point', () => {
    expect(hasHighKnot(facts({ top: tall, upright: 0.85 }))).toBe(true);
    expect(hasHighKnot(facts({ top: edge(() => 2.6), upright: 1 }))).toBe(true);
    expect(hasHighKnot(facts({ top: tall, upright: 0.85, crownWidth: 2.9 }))).toBe(false);
    expect(hasHighKnot(facts({ top: tall, upright: 0.6 }))).toBe(false);
  });

  it('stands behind the crown of a turned head, on the side of its back', () => {
    const behind = edge((x) => (x > 0.4 ? 2.15 : 1.8));
    expect(hasHighKnot(facts({ top: behind, yaw: -0.5 }))).toBe(true);
    expect(hasHighKnot(facts({ top: behind, yaw: 0.5 }))).toBe(false);
    expect(hasHighKnot(facts({ top: behind, yaw: -0.1 }))).toBe(false);
    const bareFront = edge((x) => (x > 0.4 ? 1.75 : 1.3));
    expect(hasHighKnot(facts({ top: bareFront, yaw: -0.5 }))).toBe(false);
  });

  it('stands upright on hair that is drawn back, where a skull is round', () => {
    const read = (wideAt: (up: number) => number) => {
      const map = { isHair: (x: number, y: number) => Math.abs(x) < wideAt(-y) };
      return standsUpright({ ...facts({}), ...readTied(map, map, map.isHair, () => 1) });
    };
    expect(read((up) => (up < 2.3 ? 0.75 : 0))).toBe(true);
    expect(read((up) => Math.sqrt(Math.max(0, 2.2 ** 2 - up ** 2)))).toBe(false);
  });
});
