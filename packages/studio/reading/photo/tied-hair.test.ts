import { describe, expect, it } from 'vitest';
import type { Fall } from './hair-outline.ts';
import { CHIN_LENGTH } from './measure-hair.ts';
import { endOfTied, hasHighKnot, isTiedBack, type TiedFacts } from './tied-hair.ts';

const fall = (changes: Partial<Fall>): Fall => ({
  end: 0,
  runsOut: undefined,
  taper: 0,
  breadth: 0,
  ...changes,
});
/** A hairline that is `arch` higher over the middle of the forehead than at the temples. */
const hairline = (arch: number) => Array.from({ length: 17 }, (_, at) => 1.25 - arch * ((at - 8) / 8) ** 2);
/** An upper edge of a height at each place across, -1.2 to 1.2. */
const edge = (up: (x: number) => number) => Array.from({ length: 49 }, (_, at) => up(at * 0.05 - 1.2));

/** Hair that lies close to the head and ends at the ears. */
function facts({
  arch = 0.35,
  top = edge(() => 1.8),
  volume = 0,
  falls = [fall({}), fall({})] as const,
  ...rest
}: Partial<TiedFacts & TiedFacts['outline']> & { arch?: number }): TiedFacts {
  return {
    outline: { hairline: hairline(arch), top, volume, falls },
    yaw: 0,
    isKnotted: false,
    crownWidth: 2,
    besideNeck: [0, 0],
    thin: 0.25,
    isCrownSeen: true,
    ...rest,
  };
}

describe('hair tied back', () => {
  it('lies flat and ends in an arch over the forehead', () => {
    expect(isTiedBack(facts({}))).toBe(true);
    expect(isTiedBack(facts({ arch: 0.1 }))).toBe(false);
  });

  it('is none where hair stands up, where it stands out, and where the skin shows through its sides', () => {
    expect(isTiedBack(facts({ top: edge(() => 2) }))).toBe(false);
    expect(isTiedBack(facts({ volume: 0.3 }))).toBe(false);
    expect(isTiedBack(facts({ arch: 0.24, thin: 0.6 }))).toBe(false);
  });

  it('may show strands beside the neck, but no hair that falls', () => {
    const strand = fall({ end: 1.5, breadth: 0.2 });
    expect(isTiedBack(facts({ falls: [strand, strand] }))).toBe(true);
    const falling = fall({ end: 1.5, breadth: 0.6 });
    expect(isTiedBack(facts({ falls: [falling, falling] }))).toBe(false);
  });

  it('shows by its strands where the photo ends below the crown', () => {
    expect(isTiedBack(facts({ isCrownSeen: false, besideNeck: [0, 0.08] }))).toBe(true);
    expect(isTiedBack(facts({ isCrownSeen: false }))).toBe(false);
  });
});

it('tied hair ends below the chin where a tail shows beside the neck, and in a knot where none does', () => {
  expect(endOfTied(facts({ besideNeck: [0.02, 0.16] }))).toBe(CHIN_LENGTH);
  expect(endOfTied(facts({ besideNeck: [0.02, 0.03] }))).toBeLessThan(1);
});

describe('a high knot', () => {
  const tall = edge((x) => (Math.abs(x) < 0.6 ? 2.5 : 1.6));

  it('stands on a narrow crown; a mop of curls is as high, and wide', () => {
    expect(hasHighKnot(facts({ top: tall }))).toBe(true);
    expect(hasHighKnot(facts({ top: tall, crownWidth: 2.9 }))).toBe(false);
  });

  it('stands behind the crown of a turned head, on the side of its back', () => {
    const behind = edge((x) => (x > 0.4 ? 2.15 : 1.8));
    expect(hasHighKnot(facts({ top: behind, yaw: -0.5 }))).toBe(true);
    expect(hasHighKnot(facts({ top: behind, yaw: 0.5 }))).toBe(false);
    expect(hasHighKnot(facts({ top: behind, yaw: -0.1 }))).toBe(false);
  });
});
