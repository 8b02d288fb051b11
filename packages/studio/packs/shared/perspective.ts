import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../../math.ts';
import type { Layer } from '../../sculpt/render-sculptures.ts';
import { layerToCanvas, type Surface } from './surface.ts';

/** The lens: far away, at the height `HORIZON` of the page, shifted so that uprights stay upright. */
const LENS_DISTANCE = 3000;
const HORIZON = 488;
/** The box' near corner on the page, and how far the box is turned away from the lens. */
const CORNER_X = 1006;
const TURN = (25 * Math.PI) / 180;
const [SIN, COS] = [Math.sin(TURN), Math.cos(TURN)];

/** A place on the ground: to the right of the near corner, and away from the lens, page pixels. */
export type Ground = { x: number; z: number };

/** A point of the box: `left` of its near corner along the front, and `deep` behind the front, page pixels. */
export function inBox(left: number, deep: number): Ground {
  return { x: -left * COS + deep * SIN, z: left * SIN + deep * COS };
}

/** How large things appear at a place, 1 at the near corner. */
export const nearness = ({ z }: Ground) => LENS_DISTANCE / (LENS_DISTANCE + z);

/** Where a point above or on the ground appears; `y` is its height on the page at the near corner. */
export function project(ground: Ground, y: number): { x: number; y: number } {
  const near = nearness(ground);
  return { x: CORNER_X + ground.x * near, y: HORIZON + (y - HORIZON) * near };
}

/** Closed shapes of projected corners as the current path. */
export function projectedPath(
  context: SKRSContext2D,
  ...shapes: readonly (readonly (readonly [ground: Ground, y: number])[])[]
): void {
  context.beginPath();
  for (const corners of shapes) {
    for (const [index, [ground, height]] of corners.entries()) {
      const { x, y } = project(ground, height);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
}

/** An upright wall between two places, from page height `top` to `bottom`. */
export type Wall = { from: Ground; to: Ground; top: number; bottom: number };

/**
 * Draws a flat picture onto an upright wall as the lens sees it, smoothly sampled, over what is there.
 * `light` multiplies its brightness at a share (0 to 1) of the wall's width.
 */
export function drawOnWall(
  { context, scale }: Surface,
  picture: Canvas,
  wall: Wall,
  light: (share: number) => number = () => 1,
): void {
  const ends = [project(wall.from, wall.top), project(wall.to, wall.top)];
  const feet = [project(wall.from, wall.bottom), project(wall.to, wall.bottom)];
  const left = Math.max(0, Math.floor(Math.min(...ends.map(({ x }) => x)) * scale));
  const right = Math.min(context.canvas.width, Math.ceil(Math.max(...ends.map(({ x }) => x)) * scale));
  const top = Math.max(0, Math.floor(Math.min(...ends.map(({ y }) => y)) * scale));
  const bottom = Math.min(context.canvas.height, Math.ceil(Math.max(...feet.map(({ y }) => y)) * scale) + 1);
  const [width, height] = [right - left, bottom - top];
  const source = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const columns = Array.from({ length: width }, (_, column): Column => {
    const seen = seeColumn(wall, (left + column + 0.5) / scale);
    const [start, end] = [seen.top * scale - top, seen.bottom * scale - top];
    return { share: seen.share, start, end, light: light(seen.share) };
  });
  const layer = { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
  paintWall(layer, { width: source.width, height: source.height, pixels: source.data }, columns);
  context.save();
  context.resetTransform();
  context.drawImage(layerToCanvas(layer), left, top);
  context.restore();
}

/** Which part of a wall stands at a page column, and between which heights. */
export function seeColumn(wall: Wall, x: number): { share: number; top: number; bottom: number } {
  const sight = x - CORNER_X;
  const [dx, dz] = [wall.to.x - wall.from.x, wall.to.z - wall.from.z];
  const share =
    (sight * (LENS_DISTANCE + wall.from.z) - wall.from.x * LENS_DISTANCE) / (dx * LENS_DISTANCE - sight * dz);
  const near = nearness({ x: 0, z: wall.from.z + share * dz });
  return {
    share,
    top: HORIZON + (wall.top - HORIZON) * near,
    bottom: HORIZON + (wall.bottom - HORIZON) * near,
  };
}

/** What a column of pixels shows: which share of the wall's width, from which row to which, how bright. */
type Column = { share: number; start: number; end: number; light: number };

/** A wall on its way to the page; both pictures byte by byte and pixel by pixel. */
type Work = { layer: Layer; source: Layer; to: Uint32Array; from: Uint32Array; strips: Float64Array };

/**
 * Paints a flat picture onto a wall, column by column as `columns` say, smoothly sampled; what they leave out stays
 * as it is. It works row by row, because memory is read and written along its rows.
 */
function paintWall(layer: Layer, source: Layer, columns: readonly Column[]): void {
  const strips = Float64Array.from(columns.flatMap((column) => layStrip(source, column)));
  const work = { layer, source, to: wholePixels(layer), from: wholePixels(source), strips };
  for (let row = 0; row < layer.height; row++) {
    for (let column = 0; column < layer.width; column++) paintPixel(work, column, row);
  }
}

const wholePixels = ({ pixels }: Layer) =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);

/** Numbers per column: first source pixel, share of the next one, first and last row, source rows per row, light. */
const STRIP = 6;

function layStrip({ width, height }: Layer, { share, start, end, light }: Column): number[] {
  // A column next to the wall begins behind the wall's end.
  if (share < 0 || share >= 1) return [0, 0, 1, 0, 0, 0];
  const u = share * width - 0.5;
  const first = clamp(Math.floor(u), 0, width - 2);
  return [first, clamp(u - first, 0, 1), start, end, height / (end - start), light];
}

function paintPixel({ layer, source, to, from, strips }: Work, column: number, row: number): void {
  const strip = column * STRIP;
  const start = strips[strip + 2] ?? 0;
  const cover = Math.min(1, row + 1 - start, (strips[strip + 3] ?? 0) - row);
  if (cover <= 0) return;
  const v = (row + 0.5 - start) * (strips[strip + 4] ?? 0) - 0.5;
  const v0 = clamp(Math.floor(v), 0, source.height - 2);
  const fv = clamp(v - v0, 0, 1);
  const fu = strips[strip + 1] ?? 0;
  const light = strips[strip + 5] ?? 0;
  const at = v0 * source.width + (strips[strip] ?? 0);
  const below = at + source.width;
  const [a, b, c, d] = [from[at] ?? 0, from[at + 1] ?? 0, from[below] ?? 0, from[below + 1] ?? 0];
  const pixel = row * layer.width + column;
  if (cover === 1 && (a & b & c & d) >>> 24 === 255) {
    const upper = 256 * fu + 0.5;
    to[pixel] = lightUp(blend(blend(a, b, upper), blend(c, d, upper), 256 * fv + 0.5), light);
  } else if ((a | b | c | d) >>> 24 !== 0)
    paintEdge(layer, source, { pixel, at, below, fu, fv, light, cover });
}

/** Red and blue of a pixel, or green and alpha moved to their places: two numbers of eight bits with room between. */
const PAIR = 0xff00ff;
const HALF = 0x800080;

/** Blends two opaque pixels; `share`, 0 to 256, is that of the second. */
function blend(first: number, second: number, share: number): number {
  const more = share | 0;
  const less = 256 - more;
  const even = Math.imul(first & PAIR, less) + Math.imul(second & PAIR, more) + HALF;
  const odd = Math.imul((first >>> 8) & PAIR, less) + Math.imul((second >>> 8) & PAIR, more) + HALF;
  return ((even >>> 8) & PAIR) | (odd & ~PAIR);
}

/** An opaque pixel with its brightness multiplied. */
function lightUp(pixel: number, light: number): number {
  const factor = (light * 65_536 + 0.5) | 0;
  const red = Math.min(255, ((pixel & 255) * factor + 32_768) >> 16);
  const green = Math.min(255, (((pixel >>> 8) & 255) * factor + 32_768) >> 16);
  const blue = Math.min(255, (((pixel >>> 16) & 255) * factor + 32_768) >> 16);
  return red | (green << 8) | (blue << 16) | (255 << 24);
}

/** Where a source is partly transparent, or the wall ends, each pixel counts by its alpha. */
function paintEdge(
  layer: Layer,
  { pixels }: Layer,
  edge: { pixel: number; at: number; below: number; fu: number; fv: number; light: number; cover: number },
): void {
  const { fu, fv, light, cover } = edge;
  const [a, c] = [edge.at * 4, edge.below * 4];
  const wa = (1 - fu) * (1 - fv) * (pixels[a + 3] ?? 0);
  const wb = fu * (1 - fv) * (pixels[a + 7] ?? 0);
  const wc = (1 - fu) * fv * (pixels[c + 3] ?? 0);
  const wd = fu * fv * (pixels[c + 7] ?? 0);
  const weight = wa + wb + wc + wd;
  if (weight < 1) return;
  const to = edge.pixel * 4;
  for (let channel = 0; channel < 3; channel++) {
    const sum =
      (pixels[a + channel] ?? 0) * wa +
      (pixels[a + 4 + channel] ?? 0) * wb +
      (pixels[c + channel] ?? 0) * wc +
      (pixels[c + 4 + channel] ?? 0) * wd;
    layer.pixels[to + channel] = (sum * light) / weight;
  }
  layer.pixels[to + 3] = cover * weight;
}
