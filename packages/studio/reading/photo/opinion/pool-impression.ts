import { type Impression, LAYERS } from '../regions/head-model.ts';
import { placeOfPixel } from '../regions/head-patch.ts';

/** Where a head is looked at: distances to both sides of its middle and heights (y down), in its units. */
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
export const POOLED = ZONES.length * (LAYERS.wide.depth + 2 * LAYERS.fine.depth);

/**
 * An impression by the zones of the head: for each the mean of its 192 wide floats, then for each the mean of its 128 fine
 * ones and how much they differ (standard deviation).
 */
export function poolImpression({ wide, fine }: Impression): Float32Array {
  const pooled = new Float32Array(POOLED);
  for (const [at, zone] of ZONES.entries()) {
    const { mean } = measure(wide, LAYERS.wide, zone);
    pooled.set(mean, at * LAYERS.wide.depth);
    const texture = measure(fine, LAYERS.fine, zone);
    const start = ZONES.length * LAYERS.wide.depth + at * 2 * LAYERS.fine.depth;
    pooled.set(texture.mean, start);
    pooled.set(texture.deviation, start + LAYERS.fine.depth);
  }
  return pooled;
}

/** Mean and standard deviation of each float of a layer over a zone. */
function measure(
  layer: Float32Array,
  { edge, depth }: (typeof LAYERS)['wide'],
  { aside, down }: (typeof ZONES)[number],
) {
  const squares = Array.from({ length: edge ** 2 }, (_, square) => square).filter((square) => {
    const { x, y } = placeOfPixel(square % edge, Math.floor(square / edge), edge);
    return isBetween(Math.abs(x), aside) && isBetween(y, down);
  });
  const [mean, square] = [new Float64Array(depth), new Float64Array(depth)];
  for (const place of squares) {
    for (let each = 0; each < depth; each++) {
      const value = layer[place * depth + each];
      mean[each] += value / squares.length;
      square[each] += value ** 2 / squares.length;
    }
  }
  return { mean, deviation: square.map((value, at) => Math.sqrt(Math.max(0, value - mean[at] ** 2))) };
}

const isBetween = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
