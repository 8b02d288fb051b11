import type { Groove, Group, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** Strands that run from a pole: down from the crown, back from the forehead, aside from a parting. */
export const strands = (pole: Vector, density: number, depth: number, phase = 0): Groove => ({
  depth,
  density,
  phase,
  pattern: 'strands',
  pole,
  wave: 0.3,
});
/** Locks that fall from a parting over the head to both sides, one behind another. */
export const falling = (phase: number): Groove => ({
  depth: 0.07,
  density: 7,
  phase,
  pattern: 'layers',
  pole: [0, 0.3, 1],
  wave: 0,
});
export const DOWN: Vector = [0, 1, 0];
/** Strands from the middle of the face, so that the place where they meet is never seen. */
export const BACK: Vector = [0, -0.6, 1];

/** Hair on the skull, `swell` thick, and `lift` and `puff` thicker above and at the sides. */
export function cap(
  { wide, underHat }: HairHead,
  paint: Paint,
  swell: number,
  groove: Groove | undefined,
  { lift = 0, puff = 0 }: { lift?: number; puff?: number } = {},
): Solid {
  return {
    // Hats are as round as the skull.
    shape: underHat ? 'ellipsoid' : 'box',
    at: [0, 0.34 + lift / 2, -0.07],
    size: [wide + swell + puff, 1.53 + swell + lift / 2, 1.34 + swell],
    round: Math.min(wide + swell + puff, 1.34 + swell),
    paint,
    ...(groove && { groove }),
  };
}

/**
 * Hair that is too short to fill out the corners of the head: it is as round as the skull and does not look like a
 * hood.
 */
export const closeCap = (...of: Parameters<typeof cap>): Solid => ({ ...cap(...of), shape: 'ellipsoid' });

/** Where short hair ends before the ears. Lower, the band of it next to the face would look like a chin strap. */
export const SIDEBURN = 0.04;

/** How far behind the edge of the face window the hair draws back below the temple point. */
const TEMPLE = { size: [0.62, 0.56, 0.52], z: 0.94, above: 0.06 } as const;

/**
 * Keeps the ears free, with an arc around each. Below the temple point hair narrows to a sideburn that ends in a
 * slant before the ear, at the height `sideburn`. Hair thins out towards these edges over the distance `soft`.
 */
export function aroundEars(head: HairHead, sideburn = -0.12, soft = 0): Solid[] {
  return [
    ...([-1, 1] as const).flatMap((side) => aroundEar(head, side, sideburn, soft)),
    {
      paint: head.paint,
      cutOut: true,
      shape: 'box',
      at: [0, sideburn - 1.5, 1.1],
      size: [2.2, 1.4, 1.4],
      turn: [-16, 0, 0],
      blend: 0.03 + soft * 0.3,
    },
  ];
}

/** Keeps the ear of one side free, and the temple before it. */
export function aroundEar({ wide, paint }: HairHead, side: -1 | 1, sideburn = -0.12, soft = 0): Solid[] {
  const cut: Pick<Solid, 'paint' | 'cutOut' | 'shape'> = { paint, cutOut: true, shape: 'ellipsoid' };
  return [
    { ...cut, at: [side * (wide + 0.1), -0.36, -0.06], size: [0.5, 0.46, 0.36], blend: 0.04 + soft },
    {
      ...cut,
      at: [side * wide, sideburn + TEMPLE.above, TEMPLE.z],
      size: TEMPLE.size,
      blend: 0.05 + soft,
    },
  ];
}

/** Ends the hair at the nape. */
export const nape = ({ paint }: HairHead, at = -0.72, blend = 0.1): Solid => ({
  shape: 'box',
  at: [0, at - 1.4, 0],
  size: [2.4, 1.4, 2.6],
  paint,
  cutOut: true,
  blend,
});

/** Cuts away all above or below a plane; `turn` tilts the plane around x. */
export const slice = (
  { paint }: HairHead,
  at: Vector,
  size: Vector,
  turn: Vector = [0, 0, 0],
  round = 0,
): Solid => ({
  shape: 'box',
  at,
  size,
  turn,
  round,
  paint,
  cutOut: true,
  blend: 0.04,
});

/** Over what distance short hair thins out towards its edges. */
export const SOFT = 0.14;

/** Where short hair ends: higher over the forehead, before the ears, and at the neck over the soft edge `blend`. */
type Edges = { above?: number; sideburn?: number; end?: number; blend?: number };

/** Short hair that leaves the face, the ears and the neck free: `on` lies on the head, and is cut to its edges. */
export const crop = (
  head: HairHead,
  on: readonly Solid[],
  { above, sideburn = SIDEBURN, end, blend }: Edges = {},
): Group => [...on, ...softWindow(head, above), ...aroundEars(head, sideburn, SOFT), nape(head, end, blend)];

/** Stubble, seen as a fine grain. */
export const GRAIN: Groove = { depth: 0.012, density: 30, phase: 0, pattern: 'curls' };

/** Hair that is shorn to one length all over. */
export const shorn = (head: HairHead, swell: number, edges: Edges): Group =>
  crop(head, [cap(head, head.shorn, swell, GRAIN)], edges);

/** Where hair on top of shorn sides ends in a hard, tilted edge: `below` the hairline, and no higher than `most`. */
type Top = { below: number; most?: number; turn: Vector; z?: number; round?: number };

export const edgeOfTop = (head: HairHead, { below, most = 1, turn, z = 0, round = 0.05 }: Top): Solid =>
  slice(head, [0, Math.min(most, head.hairline - below) - 2, z], [3, 2, 3], turn, round);

/** Shorn sides under hair on top: `on` lies on the head, `locks` on that. */
export function overShorn(
  head: HairHead,
  sides: Group,
  on: Solid,
  locks: readonly Solid[],
  top: Top,
): Group[] {
  const edge = edgeOfTop(head, top);
  return [sides, [on, ...softWindow(head), edge], [...locks, edge]];
}
