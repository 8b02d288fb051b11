import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, luminance, mix, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { naturalLips } from '../print/natural-lips.ts';
import { lowerLip } from '../print/read-inks.ts';
import { ramp } from '../ramp.ts';
import { pathThrough } from './print-canvas.ts';

/** The mesh draws lips smaller than they are: their outline is so much broader, and so soft; so broad is the line between them. */
const OUTLINE = { broader: 0.04, soft: 0.016, line: 0.045 };
/** Of the colours of a lower lip, darkest first, these are lip: darker is hair or shade, brighter hair or a gleam. */
const LIP = { from: 0.4, to: 0.8 };
/** The ink of a bearded mouth has shade and hair in it: so much of the colour is what is seen now, and then what is usual. */
const SHARES = { seen: 0.5, usual: 0.35 };
/** What is darker or paler than these shares of a lip's light is hair, and what has so little of its red beyond the skin's. */
const DARK = { from: 0.84, to: 0.62 };
const PALE = { from: 1.2, to: 1.4 };
const RED = { from: 0.6, to: 0.2 };
/** On skin whose lips are hardly redder, red tells nothing. */
const LEAST_REDDER = 1.06;
/** The upper lip looks down, and is so much darker than the lower one. */
const SHADED = 0.13;

/** A part of the print, pixels: all of it would take several times as long. */
type Part = { left: number; top: number; width: number; height: number };
/** Where the lips are that stay when a face is shaved, 0 to 1 a pixel of a part of the print. */
export type KeptLips = { part: Part; map: Float32Array };

export function mapLips(lips: readonly Point[]): KeptLips {
  const part = partAround(lips);
  return { part, map: mapOutline(lips, OUTLINE.broader, part) };
}

/** The part of the print in which lips lie with their soft border. */
function partAround(lips: readonly Point[]): Part {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const border = OUTLINE.broader + OUTLINE.soft * 3;
  const side = (values: number[], origin: number, most: number) => {
    const at = (value: number) => Math.max(0, Math.min(most, Math.round((value - origin) * perUnit)));
    return [at(Math.min(...values) - border), at(Math.max(...values) + border)] as const;
  };
  const [left, right] = side(
    lips.map(({ x }) => x),
    -halfWidth,
    width,
  );
  const [upper, lower] = side(
    lips.map(({ y }) => y),
    top,
    height,
  );
  return { left, top: upper, width: Math.max(1, right - left), height: Math.max(1, lower - upper) };
}

/**
 * Paints the lips of a photo where a beard hangs over them, in the colour of what is seen of them, and tells that colour.
 * `ink` was read beside the hair. Nothing is traced yet over the face on the `context`.
 */
export function completeLips(
  context: SKRSContext2D,
  { lips, mouth }: FaceFeatures,
  { ink, usual, skin }: { ink: Rgb | undefined; usual: Rgb; skin: Rgb },
): Rgb {
  const { part, map } = mapLips(lips);
  const image = context.getImageData(part.left, part.top, part.width, part.height);
  const lower = mapOutline(lowerLip(lips, mouth), OUTLINE.broader, part);
  const between = mapOutline(mouth, OUTLINE.line, part);
  const read = ink ?? usual;
  const seen = seenColour(image.data, lower, between, skin) ?? read;
  const colour = mix(mix(read, seen, SHARES.seen), usual, SHARES.usual);
  for (let pixel = 0; pixel < map.length; pixel++) {
    const own = map[pixel] * (1 - between[pixel]);
    if (own === 0) continue;
    const before = colourAt(image.data, pixel);
    const painted = mix(darken(colour, SHADED), colour, lower[pixel]);
    image.data.set(mix(before, painted, own * (1 - likeness(before, colour, skin))), pixel * 4);
  }
  context.putImageData(image, part.left, part.top);
  return colour;
}

const colourAt = (data: Uint8ClampedArray, pixel: number): Rgb => [
  data[pixel * 4] ?? 0,
  data[pixel * 4 + 1] ?? 0,
  data[pixel * 4 + 2] ?? 0,
];

/** The colour of the lower lip, over which less hair hangs than over the upper one. */
function seenColour(
  data: Uint8ClampedArray,
  lower: Float32Array,
  between: Float32Array,
  skin: Rgb,
): Rgb | undefined {
  const colours: Rgb[] = [];
  for (let pixel = 0; pixel < lower.length; pixel++)
    if (lower[pixel] > 0.9 && between[pixel] < 0.1) colours.push(colourAt(data, pixel));
  colours.sort((a, b) => luminance(a) - luminance(b));
  const some = colours.slice(Math.floor(colours.length * LIP.from), Math.ceil(colours.length * LIP.to));
  if (some.length === 0) return undefined;
  const mean = (channel: 0 | 1 | 2) => some.reduce((sum, colour) => sum + colour[channel], 0) / some.length;
  return naturalLips([mean(0), mean(1), mean(2)], skin);
}

/** How much a colour looks like lip of the colour `lip` on `skin`, and not like hair, 0 to 1. */
function likeness(colour: Rgb, lip: Rgb, skin: Rgb): number {
  const share = luminance(colour) / Math.max(1, luminance(lip));
  const light = ramp(DARK.to, DARK.from, share) * ramp(PALE.to, PALE.from, share);
  const [most, least] = [redness(lip), redness(skin)];
  if (most < least * LEAST_REDDER) return light;
  return light * ramp(RED.to, RED.from, (redness(colour) - least) / (most - least));
}

const redness = ([red, green]: Rgb) => red / Math.max(1, green);

/** How much of each pixel of a part lies within an outline that is so much broader. */
function mapOutline(
  outline: readonly Point[],
  broader: number,
  { left, top, width, height }: Part,
): Float32Array {
  const context = createCanvas(width, height).getContext('2d');
  context.translate(-left, -top);
  context.scale(FACE_PRINT.perUnit, FACE_PRINT.perUnit);
  context.translate(FACE_PRINT.halfWidth, -FACE_PRINT.top);
  context.filter = `blur(${OUTLINE.soft * FACE_PRINT.perUnit}px)`;
  context.lineWidth = broader;
  pathThrough(context, outline, true);
  context.fill();
  context.stroke();
  const { data } = context.getImageData(0, 0, width, height);
  const map = new Float32Array(data.length / 4);
  for (let pixel = 0; pixel < map.length; pixel++) map[pixel] = data[pixel * 4 + 3] / 255;
  return map;
}
