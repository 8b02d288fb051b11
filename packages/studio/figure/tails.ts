import { hex } from '../colour.ts';
import type { HairTail } from '../reading/photo/looks.ts';
import type { Group, Paint, Vector } from '../sculpt/solid.ts';
import { sculptLock } from './lock.ts';

/** The band that ties hair together. */
const BAND = hex('#e4312b');

/**
 * Hair that is tied: a ponytail swings out on the side that a figure shows, which mostly looks to the viewer's
 * right; pigtails and braids hang from behind the ears. `wide` is half the width of the head; under a hat a ponytail sits lower.
 */
export function sculptTails(tail: HairTail, paint: Paint, wide: number, underHat: boolean): Group[] {
  if (tail === 'ponytail') {
    const root: Vector = [-0.7, underHat ? 0.3 : 1.32, -0.95];
    const bend: Vector = [-wide - 0.22, root[1] - 0.05, -0.85];
    const middle: Vector = [-wide - 0.42, root[1] - 1.05, -0.7];
    const tip: Vector = [-wide - 0.22, root[1] - 2.5, -0.5];
    return [
      [
        sculptLock(paint, root, bend, 0.3, 0.1),
        sculptLock(paint, bend, middle, 0.36, 0.25),
        sculptLock(paint, middle, tip, 0.27, 0.3),
      ],
      [band([root[0] - 0.22, root[1], root[2] + 0.02], 0.27, 88)],
    ];
  }
  return [-1, 1].flatMap((side): Group[] => {
    const root: Vector = [side * (wide + 0.02), 0.12, -0.3];
    const tip: Vector = [side * (wide + 0.3), -1.75, 0.05];
    const at = (share: number): Vector => [
      root[0] + (tip[0] - root[0]) * share ** 0.7,
      root[1] + (tip[1] - root[1]) * share,
      root[2] + (tip[2] - root[2]) * share,
    ];
    const strands: Group =
      tail === 'braids'
        ? [0.1, 0.26, 0.42, 0.58, 0.74].map((share, index) => ({
            shape: 'ellipsoid',
            at: at(share),
            size: [0.25 - index * 0.015, 0.24, 0.24],
            turn: [0, 0, index % 2 === 0 ? 24 : -24],
            paint,
            blend: index === 0 ? 0 : 0.03,
          }))
        : [sculptLock(paint, at(0), at(0.5), 0.36, 0.1), sculptLock(paint, at(0.4), at(1), 0.3, 0.25)];
    const end = at(0.9);
    return tail === 'braids'
      ? [strands, [sculptLock(paint, at(0.82), at(1.02), 0.17, 0.05)], [band(end, 0.13, 0)]]
      : [strands, [band(at(0.03), 0.2, side * 60)]];
  });
}

const band = (at: Vector, radius: number, turn: number): Group[number] => ({
  shape: 'torus',
  at,
  size: [radius, 0.085, 0],
  turn: [0, 0, turn],
  paint: { colour: BAND, gloss: 0.6 },
});
