import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';

/** A turn of a ringlet is so flat and so deep beside its radius, and so far from the next one. */
const TURN = { flat: 0.7, deep: 0.95, apart: 1.14 };
/** It slants so much, degrees, as each turn of a screw does, and no two alike. */
const SLANT = { usual: 30, uneven: 8 };
/** A ringlet swings to both sides by this much of its radius, and back within so many turns. */
const SWAY = { reach: 0.62, every: 0.8 };
/** It is so thin at its root and at its tip, and thickest at a share of its length; turns are as uneven as the last says. */
const THIN = { root: 0.72, tip: 0.5, thickest: 0.4, uneven: 0.07 };

/** Its strands run along each turn. */
const strandsOf = (phase: number): Groove => ({
  depth: 0.035,
  density: 4,
  phase,
  pattern: 'strands',
  pole: [1, 0, 0],
  wave: 0,
});

/** How a ringlet is made: where along its line which paint begins, which number it is among its neighbours, how it is joined. */
export type RingletShape = { index: number; paintAt(y: number): Paint; blend?: number };

/**
 * A corkscrew of hair along a line, as a screw looks from the front: slanted turns, one above the other, so that its edge is
 * lumpy and each turn throws a shadow on the next. Neighbours wind and swing in ways of their own.
 */
export function ringlet(
  line: readonly Vector[],
  radius: number,
  { index, paintAt, blend = 0.05 }: RingletShape,
): Solid[] {
  const long = line.slice(1).reduce((sum, place, at) => sum + apart(line[at] ?? place, place), 0);
  const turns = Math.max(2, Math.round(long / (radius * TURN.apart)));
  const wind = index % 2 ? 1 : -1;
  const spacing = Array.from({ length: turns }, (_, turn) => thicknessAt((turn + 0.5) / turns));
  const whole = spacing.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  return spacing.map((room, turn): Solid => {
    const share = (passed + room / 2) / whole;
    passed += room;
    const [x, y, z] = onLine(line, share);
    const before = onLine(line, Math.max(0, share - room / 2 / whole));
    const [dx, dy] = [x - before[0], y - before[1]];
    const run = Math.hypot(dx, dy) || 1;
    const uneven = Math.sin((index * 7.3 + turn) * 2.6);
    const thick = radius * thicknessAt(share) * (1 + uneven * THIN.uneven);
    const sway = Math.sin(turn * SWAY.every + index * 1.7) * SWAY.reach * radius * Math.min(1, share * 3);
    const lean = (Math.atan2(dx, -dy) * 180) / Math.PI;
    return {
      shape: 'ellipsoid',
      at: [x - (dy / run) * sway, y + (dx / run) * sway, z + sway * 0.5],
      size: [thick, thick * TURN.flat, thick * TURN.deep],
      turn: [12, 0, lean + wind * SLANT.usual + uneven * SLANT.uneven],
      paint: paintAt(y),
      blend,
      groove: strandsOf(index + turn),
    };
  });
}

const thicknessAt = (share: number): number =>
  share < THIN.thickest
    ? THIN.root + (1 - THIN.root) * Math.sin(((share / THIN.thickest) * Math.PI) / 2)
    : 1 - (1 - THIN.tip) * ((share - THIN.thickest) / (1 - THIN.thickest)) ** 2.2;

const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The place on a line of corners at a share of the number of its parts. */
export function onLine(line: readonly Vector[], share: number): Vector {
  const at = share * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(at));
  const [from, to] = [line[index], line[index + 1]];
  if (!from || !to) throw new Error('a line has two places');
  const rest = at - index;
  return [
    from[0] + (to[0] - from[0]) * rest,
    from[1] + (to[1] - from[1]) * rest,
    from[2] + (to[2] - from[2]) * rest,
  ];
}
