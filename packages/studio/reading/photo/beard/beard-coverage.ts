import { luminance, type Rgb } from '../../../colour.ts';
import { clamp, mean, smoothStep, sum } from '../../../math.ts';
import { whiteness } from '../hair/white-hair.ts';
import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';

/** Cells of half a face, from its middle outwards and from below the nose down, in the head's units (y down). */
export const BEARD_GRID = { step: 0.05, columns: 26, rows: 43, top: 0.05 } as const;
const { step: STEP, columns: COLUMNS, rows: ROWS, top: TOP } = BEARD_GRID;

export type BeardKind = 'stubble' | 'moustache' | 'goatee' | 'full';

/** How much of each cell is hair, 0 to 1, row by row. Both halves of a face are alike, as beards are. */
export type BeardCoverage = Float32Array;

/**
 * Unevenness, in hundredths of a logarithm of brightness, at which hair begins and covers all: least, and over bare
 * skin.
 */
const BRISTLES = { least: 2, overBare: 1.6, span: 4.5 };
/** Points between which brightness is compared, pixels of the print. */
const FINE = 4;
/** Added to brightness before its logarithm is taken, so that noise in the dark is none. */
const NIGHT = 12;
/**
 * Skin with which beards are compared: that of both cheeks; and of the forehead, in case the shadow of glasses is on
 * the cheeks.
 */
const CHEEK = { x: 0.6, y: 0.55, half: 0.12 };
const FOREHEAD = -0.6;
/** Limits within which the brightness of a cell, compared with bare skin, is believed. */
const LIGHT = { least: 0.12, most: 6 };
/**
 * How much wider and higher than their outlines lips are cut out, and how much of the face within its border counts:
 * outlines are uneven as well.
 */
const LIPS = { wide: 1.08, high: 1.22 };
const BORDER = 0.93;
/** Cells over which the cover of a beard is evened out, the faint hair of stubble more. */
const SOFT = { beard: 3, stubble: 4 };
/** From which share of the thickest cover a beard begins, and from which it is whole: its edge is soft. */
const WHOLE = { from: 0.16, to: 0.72 };
/** The line above which no full beard grows, from the corners of the mouth to the ears; how soft it is; its cover. */
const JAW = { corner: 0.06, rise: 0.62, soft: 0.2, from: 0.14, cover: 0.9 };
/** Thickest hair covers all, however coarse the photo is; stubble hides this much. */
const FULL = { least: 0.35, at: 0.9 };
/** Upper edge of beards: below the nose, and rising from the corners of the mouth to the ears. */
const EDGE = { belowNose: 0.04, rise: 0.75, highest: 0.1 };
/** Next to the cheeks hair may hang from the head: there a beard never thickens upwards. */
const SIDEBURNS = 0.66;

/**
 * Measures the beard of a face that has one, on the sides that the photo shows, and how light all of it is over bare
 * skin.
 */
export function measureBeardCoverage(
  { cut, features, yaw }: FaceStudy,
  kind: BeardKind,
): { coverage: BeardCoverage; light: number } {
  const light = logLight(cut);
  const sides = yaw > 0.15 ? [-1] : yaw < -0.15 ? [1] : [-1, 1];
  const hidden = swell(features.lips, LIPS.wide, LIPS.high);
  const face = swell(features.oval, BORDER, 1);
  const cheekUneven = sides.map((side) => unevenAround(light, side * CHEEK.x, CHEEK.y));
  const bare = Math.max(0.3, Math.min(...cheekUneven, unevenAround(light, 0, FOREHEAD)));
  const from = Math.max(BRISTLES.least, bare * BRISTLES.overBare);
  const cheeks = new Map(sides.map((side) => [side, meanColour(cut, side * CHEEK.x, CHEEK.y, CHEEK.half)]));
  const cover = new Float32Array(COLUMNS * ROWS).fill(Number.NaN);
  const lights = cover.slice();
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const { x, y } = placeOf(cell);
    const isLip = sides.some((side) => isInside(hidden, side * x, y));
    if (isLip) [cover[cell], lights[cell]] = [0, 1];
    const seen = sides.filter((side) => isInside(face, side * x, y));
    if (isLip || seen.length === 0) continue;
    const own = seen.map((side) => {
      const colour = meanColour(cut, side * x, y, STEP);
      const cheek = cheeks.get(side) ?? colour;
      return {
        uneven: unevenAround(light, side * x, y),
        white: whiteness(colour, cheek),
        light: mean(colour.map((value, channel) => overSkin(value, cheek[channel] ?? value))),
      };
    });
    const white = kind === 'stubble' ? 0 : Math.min(...own.map((side) => side.white));
    cover[cell] = Math.max(
      smoothStep(0, 1, (mean(own.map(({ uneven }) => uneven)) - from) / BRISTLES.span),
      white,
    );
    lights[cell] = mean(own.map((side) => side.light));
  }
  for (const plane of [cover, lights]) continueOutwards(plane);
  const base = Math.max(...features.nose.map(({ y }) => y));
  trim(cover, base, Math.max(...features.lips.map(({ x }) => Math.abs(x))));
  const coverage = wholeOf(cover, kind, features.lips);
  const all = sum(coverage);
  const lit = coverage.reduce((sum, own, cell) => sum + own * lights[cell], 0);
  return { coverage, light: lit / Math.max(1, all) };
}

function wholeOf(cover: Float32Array, kind: BeardKind, lips: readonly Point[]): BeardCoverage {
  if (kind === 'stubble') return blur(cover, SOFT.stubble);
  const even = blur(cover, SOFT.beard);
  if (kind === 'full') growAlongJaw(even, lips);
  return fill(even);
}

const overSkin = (value: number, skin: number) => clamp(value / Math.max(4, skin), LIGHT.least, LIGHT.most);

/** A full beard runs from ear to ear, also where the photo is too dark or too coarse to show its hairs. */
function growAlongJaw(cover: Float32Array, lips: readonly Point[]): void {
  const corner = { x: Math.max(...lips.map(({ x }) => Math.abs(x))), y: centreOf(lips).y };
  const most = Math.max(...cover);
  for (let cell = 0; cell < cover.length; cell++) {
    const { x, y } = placeOf(cell);
    const beyond = x - corner.x;
    const edge = corner.y + JAW.corner - beyond * JAW.rise;
    const own = smoothStep(0, 1, (y - edge) / JAW.soft + 0.5) * smoothStep(0, 1, beyond / JAW.from);
    cover[cell] = Math.max(cover[cell], own * JAW.cover * most);
  }
}

/** The middle of a cell. */
export const placeOf = (cell: number): Point => ({
  x: (cell % COLUMNS) * STEP,
  y: TOP + Math.floor(cell / COLUMNS) * STEP,
});

/** How much hair covers a place of the face, 0 to 1, between the middles of the cells around it. */
export function coverAt(cover: BeardCoverage, x: number, y: number): number {
  const [across, down] = [Math.abs(x) / STEP, (y - TOP) / STEP];
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const at = (c: number, r: number) => (c < COLUMNS && r >= 0 && r < ROWS ? cover[r * COLUMNS + c] : 0);
  const between = (r: number) => at(column, r) + (at(column + 1, r) - at(column, r)) * (across - column);
  return between(row) + (between(row + 1) - between(row)) * (down - row);
}

function centreOf(outline: readonly Point[]): Point {
  const middle = (pick: (point: Point) => number) => {
    const values = outline.map(pick);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}

function swell(outline: readonly Point[], wide: number, high: number): Point[] {
  const { x: cx, y: cy } = centreOf(outline);
  return outline.map(({ x, y }) => ({ x: cx + (x - cx) * wide, y: cy + (y - cy) * high }));
}

/** The logarithm of brightness of each pixel of the print, in hundredths. */
function logLight(cut: Float32Array): Float32Array {
  const light = new Float32Array(cut.length / 3);
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = pixel * 3;
    light[pixel] = Math.log(luminance([cut[at], cut[at + 1], cut[at + 2]]) + NIGHT) * 100;
  }
  return light;
}

/** How much brightness differs from that around it, on the mean of a cell and its neighbours. */
function unevenAround(light: Float32Array, x: number, y: number): number {
  let [sum, count] = [0, 0];
  eachPixelAround(x, y, STEP, 2, (at) => {
    const beside = light[at - FINE] + light[at + FINE];
    const above = light[at - FINE * FACE_PRINT.width] + light[at + FINE * FACE_PRINT.width];
    sum += Math.abs(light[at] - (beside + above) / 4);
    count++;
  });
  return sum / Math.max(1, count);
}

function meanColour(cut: Float32Array, x: number, y: number, half: number): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0];
  eachPixelAround(x, y, half, 3, (pixel) => {
    red += cut[pixel * 3];
    green += cut[pixel * 3 + 1];
    blue += cut[pixel * 3 + 2];
    count++;
  });
  return [red / Math.max(1, count), green / Math.max(1, count), blue / Math.max(1, count)];
}

/** Visits one pixel of the print in `step` in a square, without those at the border. */
function eachPixelAround(
  x: number,
  y: number,
  half: number,
  every: number,
  visit: (pixel: number) => void,
): void {
  const { perUnit, halfWidth, top, width, height } = FACE_PRINT;
  const column = Math.round((x + halfWidth) * perUnit);
  const row = Math.round((y - top) * perUnit);
  const reach = Math.round(half * perUnit);
  for (let v = row - reach; v <= row + reach; v += every) {
    if (v < FINE || v >= height - FINE) continue;
    for (let u = column - reach; u <= column + reach; u += every)
      if (u >= FINE && u < width - FINE) visit(v * width + u);
  }
}

/** What the photo does not show continues like the cells next to it, step by step. */
function continueOutwards(plane: Float32Array): void {
  for (let pass = 0; pass < ROWS; pass++) {
    const before = Float32Array.from(plane);
    for (const [cell, own] of before.entries()) {
      if (!Number.isNaN(own)) continue;
      const known = [-1, 1, -COLUMNS, COLUMNS].flatMap((step) => {
        const isBeside = Math.abs(((cell + step) % COLUMNS) - (cell % COLUMNS)) < 2;
        const near = before[cell + step] ?? Number.NaN;
        return isBeside && !Number.isNaN(near) ? near : [];
      });
      if (known.length > 0) plane[cell] = mean(known);
    }
  }
}

/** Takes away what cannot be beard: the folds next to a nose, and hair of the head that hangs next to the cheeks. */
function trim(cover: Float32Array, noseBase: number, mouthWide: number): void {
  for (let cell = cover.length - 1; cell >= 0; cell--) {
    const { x, y } = placeOf(cell);
    const beyond = Math.max(0, x - mouthWide - 0.1);
    const edge = Math.max(EDGE.highest, noseBase + EDGE.belowNose - beyond * EDGE.rise);
    cover[cell] *= smoothStep(0, 1, (y - edge) / 0.12 + 0.5);
    if (x > SIDEBURNS && cell + COLUMNS < cover.length)
      cover[cell] = Math.min(cover[cell], cover[cell + COLUMNS]);
  }
}

/** Evens out each cell with those around it, `times` times. */
function blur(cells: Float32Array, times: number): Float32Array {
  if (times === 0) return cells;
  const blurred = cells.map((own, at) => {
    const across = at % COLUMNS;
    // Beyond its middle the face continues as on this side of it, and beyond its borders as at them.
    const before = at + (across === 0 ? 1 : -1);
    const after = across + 1 < COLUMNS ? at + 1 : at;
    const above = at < COLUMNS ? at : at - COLUMNS;
    const below = at + COLUMNS < cells.length ? at + COLUMNS : at;
    return own * 0.4 + (cells[before] + cells[after] + cells[above] + cells[below]) * 0.15;
  });
  return blur(blurred, times - 1);
}

/** Makes the inside of a beard whole, and leaves its edge soft. */
function fill(cover: Float32Array): Float32Array {
  const grown = cover.filter((own) => own > 0.1).sort();
  const most = Math.max(FULL.least, grown[Math.floor(grown.length * FULL.at)] ?? 1);
  return cover.map((own) => smoothStep(WHOLE.from, WHOLE.to, own / most));
}
