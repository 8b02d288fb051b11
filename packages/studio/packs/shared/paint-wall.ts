import { clamp } from '../../math.ts';
import type { Layer } from '../../sculpt/render-sculptures.ts';

/** What a column of pixels shows: which share of the wall's width, from which row to which, how bright. */
export type Column = { share: number; start: number; end: number; light: number };

/** A wall on its way to the page; both pictures byte by byte and pixel by pixel. */
type Work = { layer: Layer; source: Layer; to: Uint32Array; from: Uint32Array; strips: Float64Array };

/**
 * Paints a flat picture onto a wall, column by column as `columns` say, smoothly sampled; what they leave out stays as
 * it is. It goes row after row, for memory is read and written along its rows.
 */
export function paintWall(layer: Layer, source: Layer, columns: readonly Column[]): void {
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
  // A column next to the wall begins behind its end.
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

/** Where a source is transparent in part, or the wall ends: each pixel counts by its alpha. */
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
