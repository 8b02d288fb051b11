import { luminance, type Rgb } from '../../../colour.ts';
import { fromLinear, toLinear } from '../../../colour-lab.ts';
import type { Point } from '../point.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';

/** What a photo shows of one iris. Colours as they were taken. */
export type SeenIris = {
  colour: Rgb;
  /** The white of the same eye, in the same light. */
  white: Rgb;
};

/** Radius of a living iris, without its rim, as a share of the width of its eye: small faces get larger eyes. */
const OF_EYE = 0.181;
/** Between the pupil and the dark rim lies the colour, in radii. */
const RING = { from: 0.46, to: 0.88 };
/** Beyond so many radii, the white begins. */
const WHITE_FROM = 1.2;
/** Lashes and their shadow hang so far below the upper lid. */
const LASHES = 0.025;
/** Of the ring, darkest first, this part is iris: darker is pupil or lash, brighter a lamp's reflection or the white. */
const IRIS_SHARE = { from: 0.35, to: 0.8 };
/** Of all around it, this part is the white: darker is the corner's flesh, brighter a reflection. */
const WHITE_SHARE = { from: 0.55, to: 0.9 };
/** Fewer pixels than this show no colour. */
const LEAST_PIXELS = 12;

/** Lashes are as dark in the corners of an eye: an iris so many radii beside the middle has to be darker by so much, and by the square of it. */
const AWAY = 8;

type Pixel = Point & { colour: Rgb; light: number };

/** The middle of the iris between the lids of an eye in a cut-out face; none where too little of it is seen. */
export const findIrisDisc = (cut: Float32Array, eye: Eye): Point | undefined =>
  findDisc(pixelsBetweenLids(cut, eye), radiusOf(eye));

const radiusOf = ({ upper }: Eye): number => Math.abs((upper.at(-1)?.x ?? 0) - (upper[0]?.x ?? 0)) * OF_EYE;

/** Looks for the iris between the lids of an eye in a cut-out face; none where too little of it is seen. */
export function seeIris(cut: Float32Array, eye: Eye): SeenIris | undefined {
  const pixels = pixelsBetweenLids(cut, eye);
  const radius = radiusOf(eye);
  const centre = findDisc(pixels, radius);
  if (!centre) return undefined;
  const away = ({ x, y }: Pixel) => Math.hypot(x - centre.x, y - centre.y) / radius;
  const ring = pixels.filter((pixel) => away(pixel) > RING.from && away(pixel) < RING.to);
  const white = pixels.filter((pixel) => away(pixel) > WHITE_FROM);
  if (ring.length < LEAST_PIXELS || white.length < LEAST_PIXELS) return undefined;
  return { colour: meanOfShare(ring, IRIS_SHARE), white: meanOfShare(white, WHITE_SHARE) };
}

function pixelsBetweenLids(cut: Float32Array, { upper, lower }: Eye): Pixel[] {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const [first, last] = [upper[0], upper.at(-1)];
  if (!first || !last) return [];
  const pixels: Pixel[] = [];
  const inset = 0.1 * (last.x - first.x);
  for (let x = first.x + inset; x < last.x - inset; x += 1 / perUnit) {
    for (let y = heightAt(upper, x) + LASHES; y < heightAt(lower, x) - 1 / perUnit; y += 1 / perUnit) {
      const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
      const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
      const at = (row * width + column) * 3;
      const colour: Rgb = [cut[at], cut[at + 1], cut[at + 2]];
      pixels.push({ x, y, colour, light: luminance(colour) });
    }
  }
  return pixels;
}

/** The height of a lid at a place across the eye. */
function heightAt(lid: readonly Point[], x: number): number {
  const right = Math.max(
    1,
    lid.findIndex((point) => point.x >= x),
  );
  const [a, b] = [lid[right - 1] ?? { x, y: 0 }, lid[right] ?? { x, y: 0 }];
  const share = (x - a.x) / Math.max(1e-6, b.x - a.x);
  return a.y + (b.y - a.y) * share;
}

/** The middle of that disc of an iris' size which is darkest against what lies around it. */
function findDisc(pixels: readonly Pixel[], radius: number): Point | undefined {
  if (pixels.length < LEAST_PIXELS * 2) return undefined;
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (top + bottom) / 2;
  let best: { centre: Point; contrast: number } | undefined;
  for (let x = left + radius * 0.5; x <= right - radius * 0.5; x += radius / 10) {
    for (const dy of [-0.5, -0.25, 0, 0.25]) {
      const centre = { x, y: middle + dy * radius };
      const aside = (x - (left + right) / 2) / radius;
      const contrast = contrastAround(pixels, centre, radius) - AWAY * aside ** 2;
      if (!best || contrast > best.contrast) best = { centre, contrast };
    }
  }
  return best?.centre;
}

function contrastAround(pixels: readonly Pixel[], centre: Point, radius: number): number {
  let [inner, inside, outer, outside] = [0, 0, 0, 0];
  for (const { x, y, light } of pixels) {
    const away = Math.hypot(x - centre.x, y - centre.y) / radius;
    if (away < 1) {
      inner += light;
      inside++;
    } else if (away < 1.7) {
      outer += light;
      outside++;
    }
  }
  if (inside < LEAST_PIXELS) return -255;
  return outer / Math.max(1, outside) - inner / inside;
}

/** The mean light of some of the pixels, sorted from dark to bright. */
function meanOfShare(pixels: readonly Pixel[], { from, to }: { from: number; to: number }): Rgb {
  const sorted = pixels.toSorted((a, b) => a.light - b.light);
  const some = sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to));
  const mean = (channel: 0 | 1 | 2) =>
    fromLinear(some.reduce((sum, { colour }) => sum + toLinear(colour[channel]), 0) / some.length);
  return [mean(0), mean(1), mean(2)];
}
