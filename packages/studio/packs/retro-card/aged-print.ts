import type { Rgb } from '../../colour.ts';
import { smoothStep } from '../../math.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type EdgePoint, measureEdge, roundBox } from '../shared/round-box.ts';
import type { Surface } from '../shared/surface.ts';

/** Edge of the square of paper fibres that is laid out again and again. */
const TILE = 256;
/** Distance of the raster's dots, page pixels, but never less than four pixels of the picture. */
const RASTER = 7.5;
/** How far from an edge paper may be worn. */
const WEAR = 64;

/**
 * Ages a new print in place: plates out of register, a dot raster in the middle tones, ink gone pale, paper gone
 * yellow, and the white core showing at edges and corners. `corner` is the card's corner radius, page pixels.
 */
export function agePrint(
  { context, scale }: Surface,
  card: Box,
  corner: number,
  core: Rgb,
  random: Random,
): void {
  const left = Math.floor(card.x * scale);
  const top = Math.floor(card.y * scale);
  const image = context.getImageData(
    left,
    top,
    Math.ceil(card.width * scale),
    Math.ceil(card.height * scale),
  );
  const { data, width, height } = image;
  const plates = data.slice();
  const fibres = paperFibres();
  const [fibreX, fibreY] = [Math.floor(random() * TILE), Math.floor(random() * TILE)];
  const raster = createRaster(width, height, Math.max(4, RASTER * scale));
  const shift = Math.round(1.1 * scale);
  const edge = roundBox(card, corner);
  for (let row = 0; row < height; row++) {
    const pageY = (top + row + 0.5) / scale;
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4;
      const pageX = (left + column + 0.5) / scale;
      const u = (Math.floor(pageX) + fibreX) & (TILE - 1);
      const v = (Math.floor(pageY) + fibreY) & (TILE - 1);
      const fibre = fibres[v * TILE + u] ?? 0;
      const worn = wearAt(edge, card, pageX, pageY, fibre);
      if (worn < 0) continue;
      const warm = column + shift < width ? at + shift * 4 : at;
      const dot = ((raster.across[column] ?? 0) + (raster.down[row] ?? 0)) * 0.5;
      const r = press(plates[warm] ?? 0, dot);
      const g = press(plates[at + 1] ?? 0, dot);
      const b = press(plates[row >= shift ? at + 2 - shift * width * 4 : at + 2] ?? 0, dot);
      const speck = (fibre - 0.5) * 15;
      data[at] = fade(r * 0.93 + 16 + speck, core[0], worn);
      data[at + 1] = fade(g * 0.9 + 12 + speck, core[1], worn);
      data[at + 2] = fade(b * 0.8 + 12 + speck, core[2], worn);
    }
  }
  context.putImageData(image, left, top);
}

const fade = (ink: number, core: number, worn: number) => ink + (core - ink) * worn;

/** One plate's ink through the raster: full ink and bare paper have no dots, middle tones the strongest. */
function press(value: number, dot: number): number {
  const tone = value / 255;
  return value + 255 * 0.34 * dot * tone * (1 - tone);
}

function createRaster(width: number, height: number, pitch: number) {
  const wave = (length: number) =>
    Float32Array.from({ length }, (_, i) => Math.cos((i * 2 * Math.PI) / pitch));
  return { across: wave(width), down: wave(height) };
}

let fibresOnce: Float32Array | undefined;

/** One sheet of paper serves every card; where it is laid differs. */
function paperFibres(): Float32Array {
  fibresOnce ??= createFibres(createRandom(1985));
  return fibresOnce;
}

/** Fibres of paper: noise at three sizes, the middle one drawn out sideways, 0 to 1, seamless. */
function createFibres(random: Random): Float32Array {
  const noise = Float32Array.from({ length: TILE * TILE }, () => random());
  const look = (x: number, y: number) => noise[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0;
  const smooth = (x: number, y: number, size: number) => {
    const [fx, fy] = [x / size, y / size];
    const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
    const [tx, ty] = [fx - x0, fy - y0];
    const wrap = TILE / size;
    const at = (i: number, j: number) => look((x0 + i) % wrap, (y0 + j) % wrap);
    return (at(0, 0) * (1 - tx) + at(1, 0) * tx) * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty;
  };
  return Float32Array.from({ length: TILE * TILE }, (_, i) => {
    const [x, y] = [i % TILE, Math.floor(i / TILE)];
    return 0.3 * look(x, y) + 0.3 * smooth(x, y, 4) + 0.4 * smooth(x, y, 32);
  });
}

const point: EdgePoint = { distance: 0, outX: 0, outY: 0 };

/** How much of the print is rubbed off, 0 to 1: a hair at the edges, a thumb at the corners. -1 off the card. */
function wearAt(edge: ReturnType<typeof roundBox>, card: Box, x: number, y: number, fibre: number): number {
  const across = Math.min(x - card.x, card.x + card.width - x);
  const down = Math.min(y - card.y, card.y + card.height - y);
  if (Math.min(across, down) > WEAR) return 0;
  measureEdge(edge, x, y, point);
  const inside = -point.distance;
  if (inside < -0.5) return -1;
  const corner = 1 - smoothStep(20, 190, Math.max(across, down));
  const reach = 1.5 + 12 * Math.max(0, fibre - 0.36) + corner * 74 * Math.max(0, fibre - 0.28);
  return 0.9 * (1 - smoothStep(reach * 0.55, reach + 1.5, inside));
}
