import type { FaceShape } from '../reading/photo/face/frontal-face.ts';
import type { Paint, Solid, Vector } from '../sculpt/solid.ts';

/**
 * Less than `least` below the chin is no length of its own. On a toy a beard is `more` times as long, and at most
 * `most`.
 */
const LENGTH = { least: 0.2, more: 1.3, most: 0.75 };
/** How thick it is at its root and at its tip, and how far before the head the tip hangs. */
const MIDDLE = { root: 0.6, tip: 0.4, front: 0.66 };
const SIDE = { root: 0.4, tip: 0.26, front: 0.58 };
/** How much higher than the middle the sides end. */
const HIGHER = 0.14;

/**
 * What hangs below the chin of a full beard, in front of neck and chest. `length` is how long the photo shows it, in
 * the head's units.
 */
export function hangBeard({ chin, jaw }: FaceShape, length: number, paint: Paint): Solid[] {
  if (length < LENGTH.least) return [];
  const tip = -chin - Math.min(LENGTH.most, length * LENGTH.more);
  const strand = (at: Vector, to: Vector, { root, tip: end }: typeof MIDDLE, phase: number): Solid => ({
    shape: 'capsule',
    at,
    to: [to[0], to[1] + end, to[2]],
    size: [root, end, 0],
    paint,
    blend: 0.16,
    groove: { depth: 0.03, density: 7, phase },
  });
  return [
    strand([0, 0.36 - chin, 0.52], [0, tip, MIDDLE.front], MIDDLE, 0),
    ...[-1, 1].map((side) =>
      strand([side * jaw * 0.5, 0.36 - chin, 0.46], [side * jaw * 0.4, tip + HIGHER, SIDE.front], SIDE, side),
    ),
  ];
}
