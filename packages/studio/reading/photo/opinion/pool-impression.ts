import { IMPRESSION } from '../regions/head-model.ts';
import { placeOfPixel } from '../regions/head-patch.ts';

/** Where a head is looked at: so far to both sides of its middle, and from a height to another (y down), in its units. */
const ZONES = [
  { name: 'crown', aside: [0, 1.1], down: [-2.3, -0.9] },
  { name: 'beside the face', aside: [0.8, 1.7], down: [-0.9, 0.9] },
  { name: 'beside the neck', aside: [0.8, 2.2], down: [0.9, 2.9] },
  { name: 'neck', aside: [0, 0.9], down: [1.8, 2.8] },
  { name: 'cheeks', aside: [0.2, 0.9], down: [0.2, 1.2] },
  { name: 'brow', aside: [0, 0.9], down: [-0.9, -0.3] },
  { name: 'mouth', aside: [0, 0.7], down: [0.6, 1.3] },
  { name: 'chin', aside: [0, 0.8], down: [1.2, 1.9] },
] as const;

/** Floats of a pooled impression. */
export const POOLED = ZONES.length * IMPRESSION.depth;

/** The mean of an impression over each zone of the head: 192 floats for each of 8 zones. */
export function poolImpression(impression: Float32Array): Float32Array {
  const { edge, depth } = IMPRESSION;
  const pooled = new Float32Array(POOLED);
  for (const [at, { aside, down }] of ZONES.entries()) {
    const squares = Array.from({ length: edge ** 2 }, (_, square) => square).filter((square) => {
      const { x, y } = placeOfPixel(square % edge, Math.floor(square / edge), edge);
      return isBetween(Math.abs(x), aside) && isBetween(y, down);
    });
    for (const square of squares) {
      for (let each = 0; each < depth; each++) {
        pooled[at * depth + each] += impression[square * depth + each] / squares.length;
      }
    }
  }
  return pooled;
}

const isBetween = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
