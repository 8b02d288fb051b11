import { clamp } from '../../../math.ts';
import { HAIR_PRINT } from './hair-layer.ts';

const { width: WIDTH, height: HEIGHT } = HAIR_PRINT;

/** Edge of the cells over which light and shade are broader than locks of hair, pixels. */
const CELL = 14;
const COLUMNS = Math.ceil(WIDTH / CELL);
const ROWS = Math.ceil(HEIGHT / CELL);

/** How much of broad light and shade stays: the toy has its own light. */
const BROAD = 0.25;
/** How much of the colours of whole parts stays, such as tips and temples, and the most: lamps colour hair too. */
const TINT = { share: 0.5, most: 0.15 };
/** How much of the colours of single strands stays: the rest is the noise of a photo. */
const STRAND_COLOUR = 0.4;
/** How far strands differ from each other as a rule, and how much a soft or a hard photo is brought nearer to that. */
const STRANDS = { usual: 0.1, least: 0.5, most: 1.4 };
/** The brightest gleam and the deepest gap between locks. */
const LIMITS = { least: -0.35, most: 0.25 };

/**
 * Takes the photo's light out of shades of hair, three logarithms for every pixel, and brings its strands to the strength
 * that a print needs; `weights` tell what counts.
 */
export function settleShades(shades: Float32Array, weights: Float32Array): Float32Array {
  const broad = spread(cellMeans(shades));
  const gain = strandGain(shades, broad, weights);
  const settled = new Float32Array(shades.length);
  for (let at = 0; at < shades.length; at += 3) {
    const [light, under] = [lightOf(shades, at), lightOf(broad, at)];
    const strand = light - under;
    const shade = clamp(under * BROAD + strand * gain, LIMITS.least, LIMITS.most);
    for (let c = 0; c < 3; c++) {
      const tint = broad[at + c] - under;
      const own = shades[at + c] - light - tint;
      const kept = clamp(tint * TINT.share, -TINT.most, TINT.most);
      settled[at + c] = shade + kept + own * STRAND_COLOUR;
    }
  }
  return settled;
}

const lightOf = (shades: Float32Array, at: number) =>
  0.3 * shades[at] + 0.59 * shades[at + 1] + 0.11 * shades[at + 2];

function strandGain(shades: Float32Array, broad: Float32Array, weights: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < weights.length; pixel++) {
    if (weights[pixel] < 1) continue;
    sum += (lightOf(shades, pixel * 3) - lightOf(broad, pixel * 3)) ** 2;
    count++;
  }
  const typical = Math.sqrt(sum / Math.max(1, count));
  return clamp(STRANDS.usual / Math.max(1e-3, typical), STRANDS.least, STRANDS.most);
}

/** The mean shade of each cell. */
function cellMeans(shades: Float32Array): Float32Array {
  const means = new Float32Array(COLUMNS * ROWS * 3);
  const counts = new Float32Array(COLUMNS * ROWS);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const cell = Math.floor(Math.floor(pixel / WIDTH) / CELL) * COLUMNS + Math.floor((pixel % WIDTH) / CELL);
    counts[cell]++;
    for (let c = 0; c < 3; c++) means[cell * 3 + c] += shades[pixel * 3 + c];
  }
  for (const [cell, count] of counts.entries()) for (let c = 0; c < 3; c++) means[cell * 3 + c] /= count;
  return means;
}

/** The means of cells as a smooth picture. */
function spread(means: Float32Array): Float32Array {
  const smooth = new Float32Array(WIDTH * HEIGHT * 3);
  const held = (place: number, count: number) => clamp(place, 0, count - 1.001);
  for (let y = 0; y < HEIGHT; y++) {
    const down = held((y + 0.5) / CELL - 0.5, ROWS);
    const [row, fy] = [Math.floor(down), down % 1];
    for (let x = 0; x < WIDTH; x++) {
      const across = held((x + 0.5) / CELL - 0.5, COLUMNS);
      const [column, fx] = [Math.floor(across), across % 1];
      const cell = (row * COLUMNS + column) * 3;
      const below = cell + COLUMNS * 3;
      for (let c = 0; c < 3; c++) {
        const top = means[cell + c] * (1 - fx) + means[cell + 3 + c] * fx;
        const bottom = means[below + c] * (1 - fx) + means[below + 3 + c] * fx;
        smooth[(y * WIDTH + x) * 3 + c] = top * (1 - fy) + bottom * fy;
      }
    }
  }
  return smooth;
}
