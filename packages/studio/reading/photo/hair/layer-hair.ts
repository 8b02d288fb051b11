import type { Rgb } from '../../../colour.ts';
import { clamp, linearStep, sum } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { combShades } from './comb-shades.ts';
import { HAIR_PRINT, type HairLayer, USUAL_SHADE } from './hair-layer.ts';
import { settleShades } from './settle-shades.ts';

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT, halfWidth: HALF_WIDTH, top: TOP } = HAIR_PRINT;

/** From the first probability on a place counts as hair a little, from the second on it is certain. */
const SURE = { from: 0.7, to: 0.9 };
/** From the first probability on hair begins to cover the skin, from the second on it covers the skin. */
const COVERS = { from: 0.4, to: 0.8 };
/** How many pixels of the edge of hair do not count: they are mixed with skin and wall. */
const EDGE = 2;
/** Less certain hair than this, in squares of a unit, is not enough to print. */
const LEAST = 0.5;
/** What is added to both sides of a comparison: black hair differs by whole steps of a noisy byte. */
const NOISE = 14;
/** Half the width of the skull that a turned head turns, in the head's units. */
const SKULL = 1.25;
/** A head that is turned further, radians, shows too little of one side: the other is laid over both. */
const HALF_SEEN = 0.3;
/** How much lower in the photo a colour is taken that is laid over a hidden side, per unit further out, and at most. */
const LOWER = { slope: 1.3, most: 0.6 };

/** Lifts the hair off a photo. `patch` is the head in the pixels of strands; undefined if too little hair shows. */
export function layerHair(patch: HeadPatch, regions: HeadRegions): HairLayer | undefined {
  const seen = sampleHair(patch, regions);
  const area = sum(seen.weights) / PER_UNIT ** 2;
  if (area < LEAST) return undefined;
  const usual = usualColour(seen);
  const shades = new Float32Array(seen.values.length);
  for (const [pixel, weight] of seen.weights.entries()) {
    if (weight === 0) continue;
    for (let c = 0; c < 3; c++)
      shades[pixel * 3 + c] = Math.log((seen.values[pixel * 3 + c] + NOISE) / ((usual[c] ?? 0) + NOISE));
  }
  const combed = combShades(fillGaps({ ...seen, values: shades }, 3), WIDTH);
  return toBytes(settleShades(combed, seen.weights), seen.coverage);
}

/** `weights` tell whose colour counts, `coverage` where hair is. */
type Sampled = {
  values: Float32Array;
  weights: Float32Array;
  coverage: Float32Array;
  width: number;
  height: number;
};

/** The colours of the patch as they lie on a head that looks straight at us, and how surely each is hair. */
function sampleHair(patch: HeadPatch, regions: HeadRegions): Sampled {
  const values = new Float32Array(WIDTH * HEIGHT * 3);
  const weights = new Float32Array(WIDTH * HEIGHT);
  const coverage = new Float32Array(WIDTH * HEIGHT);
  const across = Array.from({ length: WIDTH }, (_, column) =>
    seenAt((column + 0.5) / PER_UNIT - HALF_WIDTH, patch.yaw),
  );
  const hairAt = (x: number, y: number) => regions.hairAt?.(x, y) ?? Number(regions.at(x, y) === 'hair');
  for (let row = 0; row < HEIGHT; row++) {
    const y = (row + 0.5) / PER_UNIT + TOP;
    for (const [column, x] of across.entries()) {
      const at = row * WIDTH + column;
      coverage[at] = linearStep(COVERS.from, COVERS.to, hairAt(x, y));
      const lower = y + lowerAt(column, patch.yaw);
      const sure = hairAt(x, lower);
      const colour = sure > SURE.from ? patch.at(x, lower) : undefined;
      if (!colour) continue;
      weights[at] = linearStep(SURE.from, SURE.to, sure);
      values.set(colour, at * 3);
    }
  }
  return { values, weights: withoutEdge(weights), coverage: soften(coverage), width: WIDTH, height: HEIGHT };
}

/** The least weight around each pixel. */
function withoutEdge(weights: Float32Array): Float32Array {
  const least = (from: Float32Array, step: number) => {
    const lowest = Float32Array.from(from);
    for (let at = EDGE * step; at < from.length - EDGE * step; at++) {
      for (let away = -EDGE; away <= EDGE; away++) lowest[at] = Math.min(lowest[at], from[at + away * step]);
    }
    return lowest;
  };
  return least(least(weights, 1), WIDTH);
}

/** The mean around each pixel: the answer of the network is coarse, and its edge has steps. */
function soften(coverage: Float32Array): Float32Array {
  const mean = (from: Float32Array, step: number) => {
    const means = Float32Array.from(from);
    for (let at = 2 * step; at < from.length - 2 * step; at++)
      means[at] =
        (from[at - 2 * step] +
          2 * from[at - step] +
          3 * from[at] +
          2 * from[at + step] +
          from[at + 2 * step]) /
        9;
    return means;
  };
  return mean(mean(coverage, 1), WIDTH);
}

/** How much farther down the colours of a place lie in the photo: two sides that are twins would look like a mask. */
function lowerAt(column: number, yaw: number): number {
  const x = (column + 0.5) / PER_UNIT - HALF_WIDTH;
  return isHidden(x, yaw) ? Math.min(LOWER.most, Math.abs(x) * LOWER.slope) : 0;
}

const isHidden = (x: number, yaw: number) => Math.abs(yaw) > HALF_SEEN && Math.sign(x) === Math.sign(yaw);

/** Where a place across a head lies in a photo in which the head is turned. */
function seenAt(x: number, yaw: number): number {
  const side = isHidden(x, yaw) ? -x : x;
  const radius = Math.max(SKULL, Math.abs(side));
  const turned = Math.asin(side / radius) + (Math.abs(side) < SKULL ? yaw : 0);
  return Math.sin(turned) * radius;
}

function usualColour({ values, weights }: Sampled): Rgb {
  const sums = [0, 0, 0];
  let all = 0;
  for (const [at, weight] of weights.entries()) {
    if (weight < 1) continue;
    all++;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + values[at * 3 + c];
  }
  const mean = (channel: number) => (sums[channel] ?? 0) / Math.max(1, all);
  return [mean(0), mean(1), mean(2)];
}

function toBytes(shades: Float32Array, coverage: Float32Array): HairLayer {
  const layer = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    for (let c = 0; c < 3; c++) layer[pixel * 4 + c] = Math.exp(shades[pixel * 3 + c]) * USUAL_SHADE;
    layer[pixel * 4 + 3] = coverage[pixel] * 255;
  }
  return layer;
}

/** A picture of floats, `channels` for every pixel, and how much each pixel counts, 0 to 1. */
type Weighted = { values: Float32Array; weights: Float32Array; width: number; height: number };

/** Fills what does not count with the mean of what lies nearest around it, from coarse to fine. */
function fillGaps(picture: Weighted, channels: number): Float32Array {
  const { values, weights, width, height } = picture;
  if (width <= 2 || height <= 2) return values;
  const coarse = halve(picture, channels);
  const around = fillGaps(coarse, channels);
  const columns = nearest(width, coarse.width);
  const filled = new Float32Array(values.length);
  for (const [y, [row, nextRow]] of nearest(height, coarse.height).entries()) {
    const [near, next] = [row * coarse.width, nextRow * coarse.width];
    for (const [x, [column, nextColumn]] of columns.entries()) {
      const at = y * width + x;
      for (let c = 0; c < channels; c++) {
        const beside = around[(near + nextColumn) * channels + c] + around[(next + column) * channels + c];
        const far =
          (around[(near + column) * channels + c] * 9 +
            beside * 3 +
            around[(next + nextColumn) * channels + c]) /
          16;
        filled[at * channels + c] = far + (values[at * channels + c] - far) * weights[at];
      }
    }
  }
  return filled;
}

/** For each place of a line the nearest and the next place of the line of half as many, which lie 3 to 1 away from it. */
const nearest = (length: number, half: number) =>
  Array.from({ length }, (_, place): [number, number] => {
    const own = place >> 1;
    return [own, clamp(own + (place % 2 === 0 ? -1 : 1), 0, half - 1)];
  });

/** The weighted means of four pixels each. */
function halve({ values, weights, width, height }: Weighted, channels: number): Weighted {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const means = new Float32Array(half.width * half.height * channels);
  const sums = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [at, to] = [y * width + x, (y >> 1) * half.width + (x >> 1)];
      sums[to] += weights[at];
      for (let c = 0; c < channels; c++) means[to * channels + c] += values[at * channels + c] * weights[at];
    }
  }
  for (const [to, sum] of sums.entries())
    for (let c = 0; c < channels; c++) means[to * channels + c] /= Math.max(1e-6, sum);
  return { values: means, weights: sums.map((sum) => Math.min(1, sum)), ...half };
}
