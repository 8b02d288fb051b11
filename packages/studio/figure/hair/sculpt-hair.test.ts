import { describe, expect, it } from 'vitest';
import { mix } from '../../colour.ts';
import { LOOKS } from '../../fixtures/looks.ts';
import { measure } from '../../fixtures/measure.ts';
import { HAIR_STYLES, type HairStyleId } from '../../look/vocabulary.ts';
import { createRandom } from '../../random.ts';
import { USUAL_SHAPE } from '../../reading/photo/face/frontal-face.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { PULL } from '../../sculpt/camera.ts';
import { buildField } from '../../sculpt/field.ts';
import { HIDDEN, sampleAt } from '../../sculpt/samples.ts';
import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { traceVisible } from '../../sculpt/visible.ts';
import { fitCrown } from '../fit-crown.ts';
import { sculptSkull, skinFront } from '../head.ts';
import { sculptHair } from './sculpt-hair.ts';

const IDS = HAIR_STYLES.map(({ id }) => id);
const HAIRY = IDS.filter((id) => id !== 'bald');

const hair = (changes: Partial<Looks>) =>
  sculptHair({ ...LOOKS, ...changes }, createRandom(1), 0.8, undefined);
const skull = (looks: Looks): Group => sculptSkull(looks.shape, { colour: looks.skin, gloss: 0.5 });

/** Pixels per unit, and the part of the world that is seen. */
const DENSE = 20;
const FRAME = { left: -3, top: 3.4, width: 6 * DENSE, height: 7.4 * DENSE };

/** Where hair is seen on a head from one direction, row by row from the top left. */
function seenHair(hairStyle: HairStyleId, turn: Vector): boolean[] {
  const looks = { ...LOOKS, hairStyle };
  const head = skull(looks);
  const field = buildField([{ groups: [head, ...hair(looks)] }], turn);
  const camera = { ...FRAME, pixelsPerUnit: DENSE, pull: PULL, axis: [0, 0] as const };
  const visible = traceVisible(field, camera, true);
  return Array.from({ length: FRAME.width * FRAME.height }, (_, at) => {
    const sample = sampleAt(visible, at % FRAME.width, Math.floor(at / FRAME.width));
    return (visible.depths[sample] ?? HIDDEN) > HIDDEN && (visible.ids[sample] ?? 0) >= head.length;
  });
}

const seen = new Map(
  IDS.map((id) => [id, { front: seenHair(id, [0, 0, 0]), side: seenHair(id, [0, -80, 0]) }]),
);
/** The heights, in units, between which hair is seen from the front. */
function span(id: HairStyleId): { high: number; low: number } {
  const rows = (seen.get(id)?.front ?? []).flatMap((is, at) => (is ? [Math.floor(at / FRAME.width)] : []));
  return { high: FRAME.top - Math.min(...rows) / DENSE, low: FRAME.top - Math.max(...rows) / DENSE };
}
const differing = (a: readonly boolean[] = [], b: readonly boolean[] = []) =>
  a.reduce((sum, is, at) => sum + (is === b[at] ? 0 : 1), 0);

describe('hairstyles', () => {
  it('leave a bald head bare', () => {
    expect(hair({ hairStyle: 'bald' })).toEqual([]);
    expect(hair({ hairLength: 'bald' })).toEqual([]);
  });

  /** Pixels of both views: a fiftieth of a head of short hair. */
  const LEAST = 120;
  it.each(IDS)('tell %s from every other by its outline', (id) => {
    const mine = seen.get(id);
    for (const [other, theirs] of seen) {
      if (other === id) continue;
      const far = differing(mine?.front, theirs.front) + differing(mine?.side, theirs.side);
      expect({ other, far: far > LEAST ? 'far' : far }).toEqual({ other, far: 'far' });
    }
  });

  it.each(HAIRY)('keep %s off the eyes, the nose and the mouth at every measure', (hairStyle) => {
    for (const hairline of [0.75, 1.1, 1.4]) {
      for (const stand of [0, 1]) {
        const cheek = stand ? 1.26 : 1.02;
        const looks: Partial<Looks> = {
          hairStyle,
          hairline,
          hairHeight: stand,
          hairWidth: stand,
          shape: { ...USUAL_SHAPE, cheek, jaw: cheek - 0.22 },
        };
        const distance = measure(hair(looks));
        const free: readonly Vector[] = [
          ...[-0.7, -0.5, -0.3, 0.3, 0.5, 0.7].map((x): Vector => [x, 0.08, 1.2]),
          [0, -0.5, 1.35],
          [-0.35, -1.05, 1.15],
          [0.35, -1.05, 1.15],
        ];
        for (const [x, y, z] of free) expect(distance(x, y, z)).toBeGreaterThan(0.02);
      }
    }
  });

  it.each(HAIRY)('end inside the picture of %s', (id) => {
    for (const map of Object.values(seen.get(id) ?? {})) {
      const rim = map.filter((is, at) => {
        const [column, row] = [at % FRAME.width, Math.floor(at / FRAME.width)];
        return is && (column === 0 || row === 0 || column === FRAME.width - 1 || row === FRAME.height - 1);
      });
      expect(map.some(Boolean)).toBe(true);
      expect(rim).toEqual([]);
    }
  });

  it('are cheap enough to trace', () => {
    // A ball costs half as much as a limb; a turn of a curl covers so little of a picture that three cost as much as
    // a ball.
    const cost = ({ to, size }: Solid) => (Math.max(...size) < 0.19 ? 0.16 : to ? 1 : 0.5);
    for (const hairStyle of IDS) {
      const all = hair({ hairStyle })
        .flat()
        .reduce((sum, solid) => sum + cost(solid), 0);
      expect(all, hairStyle).toBeLessThanOrEqual(80);
    }
  });

  it('fall lower the longer they are', () => {
    const lows = (['short-straight', 'bob', 'shoulder-straight', 'long-straight'] as const).map(
      (id) => span(id).low,
    );
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
    expect(new Set(lows.map((low) => low.toFixed(1))).size).toBe(4);
  });

  it('end on the chest, where that is', () => {
    const lowest = (chest: number) => {
      const distance = measure(
        sculptHair({ ...LOOKS, hairStyle: 'long-straight' }, createRandom(1), 0.8, undefined, chest),
      );
      return [0.9, 1, 1.1, 1.2].some((x) => distance(x, -2.8, 0.6) < 0);
    };
    expect(lowest(3.1)).toBe(true);
    expect(lowest(2.6)).toBe(false);
  });

  it('leave the forehead free below a parting and where hair is swept back', () => {
    for (const hairStyle of ['long-straight', 'long-wavy', 'shoulder-curly', 'swept-back'] as const) {
      const distance = measure(hair({ hairStyle, hairHeight: 1 }));
      for (const x of [-0.4, 0, 0.4]) {
        const isFree = distance(x, 0.75, 1.3 - x * x * 0.4) > 0.03;
        expect([hairStyle, x, isFree]).toEqual([hairStyle, x, true]);
      }
    }
  });

  it('narrow to the ear below the temple point', () => {
    for (const hairStyle of ['short-straight', 'buzz-cut', 'side-parting', 'swept-back'] as const) {
      const distance = measure(hair({ hairStyle }));
      const wide = LOOKS.shape.cheek * 1.1;
      for (const side of [-1, 1]) {
        const before = distance(side * (wide - 0.16), 0, 0.68);
        expect([hairStyle, side, before > 0]).toEqual([hairStyle, side, true]);
      }
    }
  });

  it('leave the ears free where hair is short or drawn back, and cover them where it falls', () => {
    const ear: Vector = [LOOKS.shape.cheek * 1.1 + 0.13, -0.25, 0];
    const inside = (hairStyle: HairStyleId) => measure(hair({ hairStyle }))(...ear) < 0;
    for (const id of ['buzz-cut', 'quiff', 'high-bun', 'ponytail', 'shoulder-swept-back'] as const)
      expect([id, inside(id)]).toEqual([id, false]);
    for (const id of ['bob', 'long-straight', 'shoulder-wavy', 'chin-curly'] as const)
      expect([id, inside(id)]).toEqual([id, true]);
  });

  it('swing a ponytail out to one side, pigtails to both, and set a bun on the crown', () => {
    const columns = (id: HairStyleId) =>
      (seen.get(id)?.front ?? []).flatMap((is, at) => (is ? [FRAME.left + (at % FRAME.width) / DENSE] : []));
    expect(Math.min(...columns('ponytail'))).toBeLessThan(-1.6);
    expect(Math.max(...columns('ponytail'))).toBeLessThan(1.5);
    expect(Math.min(...columns('pigtails'))).toBeLessThan(-1.7);
    expect(Math.max(...columns('pigtails'))).toBeGreaterThan(1.7);
    expect(span('high-bun').high).toBeGreaterThan(span('low-bun').high + 0.4);
  });
});

describe('the measures of a person', () => {
  it('bend the style: hairline, volume, where it ends, the side of the parting', () => {
    const forehead = (hairline: number) => measure(hair({ hairStyle: 'buzz-cut', hairline }))(0, 1, 1.15);
    expect(forehead(0.8)).toBeLessThan(0);
    expect(forehead(1.3)).toBeGreaterThan(0);
    const above = (hairHeight: number) => measure(hair({ hairStyle: 'quiff', hairHeight }))(0, 2.5, 0.5);
    expect(above(1)).toBeLessThan(above(0) - 0.1);
    const beside = (hairWidth: number) => measure(hair({ hairStyle: 'bob', hairWidth }))(1.7, -0.4, 0);
    expect(beside(1)).toBeLessThan(beside(0) - 0.05);
    const below = (hairEnd: number) => measure(hair({ hairStyle: 'bob', hairEnd }))(1.2, -1.2, 0);
    expect(below(1.45)).toBeLessThan(0);
    expect(below(0.9)).toBeGreaterThan(0);
    const left = measure(hair({ hairStyle: 'comb-over', parting: -1 }));
    const right = measure(hair({ hairStyle: 'comb-over', parting: 1 }));
    const places: readonly Vector[] = [0.6, 0.8, 1, 1.2].map((x) => [x, 1.7, 0.8]);
    for (const [x, y, z] of places) expect(left(x, y, z)).toBeCloseTo(right(-x, y, z));
    expect(Math.max(...places.map(([x, y, z]) => Math.abs(left(x, y, z) - left(-x, y, z))))).toBeGreaterThan(
      0.1,
    );
  });

  it('follow the edge of the hair in the photo: a hairline aslant, a fringe aslant, and their parting', () => {
    const rising = [0.8, 0.85, 0.95, 1, 1.1, 1.15, 1.25, 1.3, 1.35];
    const forehead = measure(hair({ hairStyle: 'buzz-cut', hairCourse: rising }));
    expect(forehead(-0.5, 1.1, 1.02)).toBeLessThan(0);
    expect(forehead(0.5, 1.1, 1.02)).toBeGreaterThan(0);
    const sinking = [1.1, 1, 0.8, 0.7, 0.6, 0.5, 0.45, 0.45, 0.4];
    const fringe = measure(hair({ hairStyle: 'long-fringe', hairCourse: sinking }));
    expect(fringe(0.5, 0.68, 1.2)).toBeLessThan(0);
    expect(fringe(-0.5, 0.68, 1.2)).toBeGreaterThan(0);
    const peaked = [0.9, 1, 1.1, 1.3, 1.1, 1, 0.9, 0.9, 0.8];
    const parted = measure(hair({ hairStyle: 'long-straight', hairCourse: peaked }));
    const top = (x: number) => [2.2, 2.15, 2.1, 2.05, 2, 1.95, 1.9].find((y) => parted(x, y, 0.1) < 0) ?? 0;
    expect(parted(-0.2, top(0), 0.1)).toBeGreaterThan(parted(0.2, top(0), 0.1));
  });

  it('keep the height of the hairline in the photo on a low and on a high crown', () => {
    for (const crown of [1.5, 1.78]) {
      const shape = { ...USUAL_SHAPE, crown };
      const looks: Partial<Looks> = {
        hairStyle: 'swept-back',
        hairCourse: Array.from({ length: 9 }, () => 1.1),
        shape,
      };
      const distance = measure(fitCrown(hair(looks), crown));
      expect([crown, distance(0, 0.98, 1.2) > 0.02]).toEqual([crown, true]);
      expect([crown, distance(0, 1.2, skinFront(shape, 0, 1.2) + 0.05) < 0]).toEqual([crown, true]);
    }
  });

  it('end a long fringe in one line where the photo shows it, and a short one in points about that line', () => {
    const hairCourse = Array.from({ length: 9 }, () => 0.6);
    const uneven = (hairStyle: HairStyleId) => {
      const distance = measure(hair({ hairStyle, hairCourse, shape: USUAL_SHAPE }));
      const ends = Array.from({ length: 21 }, (_, index) => {
        const x = index * 0.05 - 0.5;
        const isHair = (y: number) =>
          [1.1, 1.2, 1.3, 1.4, 1.5].some((z) => distance(x, y, z - x * x * 0.4) < 0);
        return Array.from({ length: 40 }, (_, step) => 0.3 + step * 0.02).find(isHair) ?? 2;
      });
      expect(ends.reduce((sum, end) => sum + end, 0) / ends.length).toBeCloseTo(0.6, 0);
      return Math.max(...ends) - Math.min(...ends);
    };
    expect(uneven('long-fringe')).toBeLessThan(0.16);
    expect(uneven('short-fringe')).toBeGreaterThan(0.1);
    expect(uneven('short-fringe')).toBeLessThan(0.36);
  });

  it('stand in short spikes if the photo shows them close to the head, in long ones if the words ask for them', () => {
    const highest = (changes: Partial<Looks>) => {
      const distance = measure(hair({ hairStyle: 'spiky', hairHeight: 0.1, hairWidth: 0, ...changes }));
      const across = Array.from({ length: 25 }, (_, at) => at * 0.1 - 1.2);
      return [2.6, 2.5, 2.4, 2.3, 2.2, 2.1, 2, 1.9].find((y) =>
        across.some((x) => across.some((z) => distance(x, y, z) < 0)),
      );
    };
    const hairReach = { top: 1.98, left: [], right: [] };
    expect(highest({})).toBeGreaterThan((highest({ hairReach }) ?? 0) + 0.05);
    expect(highest({ hairReach, hairWidth: 1 })).toBeGreaterThan((highest({ hairReach }) ?? 0) + 0.05);
  });

  it('tuck long hair behind the ears that show', () => {
    const ear: Vector = [LOOKS.shape.cheek * 1.1 + 0.13, -0.25, 0];
    const distance = measure(hair({ hairStyle: 'long-straight', hairTucked: [1] }));
    expect(distance(...ear)).toBeGreaterThan(0);
    expect(distance(-ear[0], ear[1], ear[2])).toBeLessThan(0);
  });

  it('colour the hair, its tips and its temples, and are the same for the same seed', () => {
    const coloursOf = (changes: Partial<Looks>) =>
      new Set(hair(changes).flatMap((group) => group.map(({ paint }) => paint.colour.join())));
    expect(coloursOf({ hairStyle: 'long-fringe' })).toEqual(new Set([LOOKS.hair.join()]));
    // A parting is a valley in the hair, not a line of another colour.
    expect(coloursOf({ hairStyle: 'long-straight' })).toEqual(new Set([LOOKS.hair.join()]));
    const tips = mix(LOOKS.hair, [230, 200, 90], 0.6).join();
    for (const hairStyle of ['long-wavy', 'bob', 'spiky', 'quiff', 'locs', 'ponytail'] as const)
      expect(coloursOf({ hairStyle, hairTips: [230, 200, 90] })).toContain(tips);
    const grey = { hairTemples: [150, 150, 150] } as const;
    expect(coloursOf({ hairStyle: 'side-parting', ...grey })).toContain('150,150,150');
    expect(coloursOf({ hairStyle: 'long-straight', ...grey })).not.toContain('150,150,150');
    const seeded = { hairStyle: 'side-parting', parting: 0 } as const;
    expect(hair(seeded)).toEqual(hair(seeded));
  });
});
