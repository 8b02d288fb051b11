import { coverAt } from '../reading/photo/beard-coverage.ts';
import type { FaceShape } from '../reading/photo/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Solid, Vector } from '../sculpt/solid.ts';
import { isGrown } from './beard.ts';
import { skinFront } from './head.ts';

/** A place on half a face: beside its middle as a share of the jaw's width, and above the chin as one of its height. */
type Station = readonly [side: number, height: number];

/** Along the lower jaw from the chin to the ear. */
const JAW: readonly Station[] = [
  [0, 0.02],
  [0.36, 0.08],
  [0.66, 0.26],
  [0.88, 0.5],
  [1, 0.78],
];
/** From under the nose to the corner of the mouth, beside the face's middle and above the line between the lips. */
const LIP: readonly (readonly [number, number])[] = [
  [0.04, 0.2],
  [0.24, 0.18],
  [0.42, 0.08],
];
/** How far full hair stands off the skin, in the head's units, and of how thick a limb only that much looks out. */
const JAW_HAIR = { out: 0.13, radius: 0.3 };
const LIP_HAIR = { out: 0.035, radius: 0.085 };
/** Less hair than this has no height. */
const LEAST = 0.3;
/** From here inside the skull hair stands off. */
const CORE = { y: 0.75, z: 0.1 };

/** A head, its face first, on which the beard of the photo stands out under the print, as far as it grows. */
export function growBeard([face = [], ...others]: readonly Group[], { beard, shape }: Looks): Group[] {
  const skin = face[0]?.paint;
  const coverage = beard?.coverage;
  if (!skin || !coverage || !isGrown(beard) || beard.kind === 'stubble') return [face, ...others];
  const limb = (from: Vector, to: Vector, radius: number, blend: number): Solid => ({
    shape: 'capsule',
    at: from,
    to,
    size: [radius, radius, 0],
    paint: skin,
    blend,
  });
  const chain = (places: readonly (readonly [number, number])[], { out, radius }: typeof JAW_HAIR) =>
    [-1, 1].flatMap((side) =>
      places.slice(1).flatMap((to, index): Solid[] => {
        const from = places[index] ?? to;
        const cover = Math.min(...[from, to].map(([x, y]) => coverAt(coverage, x, -y)));
        if (cover < LEAST) return [];
        const under = (place: readonly [number, number]) => sink(shape, side, place, radius - out * cover);
        return [limb(under(from), under(to), radius, 0.06)];
      }),
    );
  const jaw = JAW.map(
    ([beside, height]) =>
      [beside * shape.jaw * 0.92, height * (shape.chin - 0.5) - shape.chin + 0.1] as const,
  );
  const lip = LIP.map(([x, y]) => [x, y - shape.mouth] as const);
  return [[...face, ...chain(jaw, JAW_HAIR), ...chain(lip, LIP_HAIR)], ...others];
}

/** The place so far below the skin at x, y of one side. */
function sink(shape: FaceShape, side: number, [x, y]: readonly [number, number], depth: number): Vector {
  const z = skinFront(shape, x, y);
  const out = [x, y + CORE.y, z - CORE.z] as const;
  const far = Math.hypot(...out);
  return [side * (x - (out[0] / far) * depth), y - (out[1] / far) * depth, z - (out[2] / far) * depth];
}
