import { luminance } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';

/** Creases are looked for in cells of so many pixels of the print: finer lines are the grain of skin. */
const CELL = 3;
const COLUMNS = Math.floor(FACE_PRINT.width / CELL);
const ROWS = Math.floor(FACE_PRINT.height / CELL);
const PER_UNIT = FACE_PRINT.perUnit / CELL;
/** A crease is straight for so many cells to both sides, and this far beside it the skin is brighter. */
const REACH = 4;
const BESIDE = 3;
/** So many directions are tried. */
const DIRECTIONS = 8;
/** Less skin than this around a place, 0 to 1, is none: brows, lashes and lips draw lines of their own. */
const SKIN = { on: 0.9, beside: 0.5 };
/** Skin darker than this share of a bright skin lies in the dark, where noise draws lines. */
const DARK = 0.33;
/**
 * Shallower lines than this are in every skin, of a face whose one half mirrors the other more of them, and no line is
 * printed deeper; shares of the light.
 */
const DEPTH = { least: 0.022, leastMirrored: 0.05, most: 0.14 };
/** A face has its creases on both halves: this far around the mirrored place another is looked for, cells, and may be so much shallower. */
const UNLIKE = { reach: 4, times: 1.6 };
/** Above this height hair hangs across a forehead, whose own lines are level, but for those between the brows. */
const FOREHEAD = { below: -0.42, level: 0.9, between: 0.2 };

/** A line's middle is at least so much darker than the skin right beside it. */
const LEAST_BESIDE = 1 + DEPTH.least / 2;

/** Lines along a nose are its form, which the mould has; between these heights, and so far aside. */
const NOSE = { top: -0.1, bottom: 0.78, half: 0.34 };

/** Directions in which lines run, with the cells along each and beside it. */
const LINES = Array.from({ length: DIRECTIONS }, (_, index) => {
  const turn = (index / DIRECTIONS) * Math.PI;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const along = (aside: number, from: number, to: number) =>
    Array.from(
      { length: to - from + 1 },
      (_, step) =>
        Math.round((from + step) * dy + aside * dx) * COLUMNS + Math.round((from + step) * dx - aside * dy),
    );
  return {
    dx,
    dy,
    parts: [along(0, -REACH, -2), along(0, -1, 1), along(0, 2, REACH)] as const,
    sides: [along(BESIDE, -REACH, REACH), along(-BESIDE, -REACH, REACH)] as const,
    beside: Math.round(BESIDE * dx) * COLUMNS - Math.round(BESIDE * dy),
  };
});

/**
 * How deep the creases of a face are, as shares of the light beside them, a value a pixel of the print: folds from nose to
 * mouth, lines across the forehead, bags below the eyes, crow's feet. A crease is a dark line that the skin on both of its
 * sides is brighter than, which no edge of a shadow is, and has one like it on the other half of the face, which no hair
 * has; of a turned head, whose far half `isMirrored`, it is deep. `taken` is the face in the light of the photo, three floats a pixel.
 */
export function findCreases(taken: Float32Array, skinZone: Float32Array, isMirrored = false): Float32Array {
  const { light, skin } = coarse(taken, skinZone);
  const bright = light.toSorted()[Math.floor(light.length * 0.9)] ?? 255;
  const depth = new Float32Array(COLUMNS * ROWS);
  const edge = REACH + BESIDE;
  for (let row = edge; row < ROWS - edge; row++) {
    for (let column = edge; column < COLUMNS - edge; column++) {
      const cell = row * COLUMNS + column;
      if (skin[cell] < SKIN.on || light[cell] < bright * DARK) continue;
      const [x, y] = [column / PER_UNIT - FACE_PRINT.halfWidth, row / PER_UNIT + FACE_PRINT.top];
      for (const line of LINES)
        if (mayRun(line, x, y)) depth[cell] = Math.max(depth[cell], depthOf(light, cell, line));
    }
  }
  return enlarge(joinDashes(onBothHalves(depth, isMirrored ? DEPTH.leastMirrored : DEPTH.least)));
}

type Line = (typeof LINES)[number];

/** Lines across a forehead are level, and none lie on the nose. */
function mayRun({ dx }: Line, x: number, y: number): boolean {
  const aside = Math.abs(x);
  if (aside < NOSE.half && y > NOSE.top && y < NOSE.bottom) return false;
  return y > FOREHEAD.below || aside < FOREHEAD.between || Math.abs(dx) > FOREHEAD.level;
}

/** How much darker the lightest part of a line is than the darker of its sides: of a mole only the middle is dark. */
function depthOf(light: Float32Array, cell: number, { parts, sides, beside }: Line): number {
  // Most skin is no line, which its nearest neighbours tell already.
  if (light[cell] * LEAST_BESIDE > Math.min(light[cell + beside], light[cell - beside])) return 0;
  const side = Math.min(meanOf(light, cell, sides[0]), meanOf(light, cell, sides[1]));
  if (side <= 0) return 0;
  const [before, middle, after] = parts;
  return (
    1 - Math.max(meanOf(light, cell, before), meanOf(light, cell, middle), meanOf(light, cell, after)) / side
  );
}

/** In place, as a call for each place takes long. */
function meanOf(light: Float32Array, cell: number, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += light[cell + place];
  return sum / places.length;
}

/** The light of the face in cells, none beside the skin, and how much of each is skin. */
function coarse(taken: Float32Array, skinZone: Float32Array) {
  const [light, skin] = [new Float32Array(COLUMNS * ROWS), new Float32Array(COLUMNS * ROWS)];
  for (let cell = 0; cell < light.length; cell++) {
    const first = Math.floor(cell / COLUMNS) * CELL * FACE_PRINT.width + (cell % COLUMNS) * CELL;
    let [sum, zone] = [0, 1];
    for (let step = 0; step < CELL * CELL; step++) {
      const pixel = first + Math.floor(step / CELL) * FACE_PRINT.width + (step % CELL);
      sum += luminance([taken[pixel * 3], taken[pixel * 3 + 1], taken[pixel * 3 + 2]]);
      zone = Math.min(zone, skinZone[pixel]);
    }
    skin[cell] = zone;
    light[cell] = zone > SKIN.beside ? sum / CELL ** 2 : 0;
  }
  return { light, skin };
}

/** Creases that both halves of a face have, less what every skin has. */
function onBothHalves(depth: Float32Array, least: number): Float32Array {
  return depth.map((own, cell) => {
    if (own < least) return 0;
    const [row, column] = [Math.floor(cell / COLUMNS), COLUMNS - 1 - (cell % COLUMNS)];
    let other = 0;
    for (let y = Math.max(0, row - UNLIKE.reach); y <= Math.min(ROWS - 1, row + UNLIKE.reach); y++)
      for (let x = Math.max(0, column - UNLIKE.reach); x <= Math.min(COLUMNS - 1, column + UNLIKE.reach); x++)
        other = Math.max(other, depth[y * COLUMNS + x]);
    return Math.max(0, Math.min(own, other * UNLIKE.times, DEPTH.most) - least);
  });
}

/** A line two cells wide has so many times the mean depth of nine cells around its middle. */
const OF_MEAN = 2.6;

/** Creases as soft lines: of a small photo they come as dashes, and its noise as dots. */
function joinDashes(depth: Float32Array): Float32Array {
  const joined = new Float32Array(depth.length);
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      const cell = row * COLUMNS + column;
      let sum = 0;
      for (const above of [cell - COLUMNS, cell, cell + COLUMNS])
        sum += depth[above - 1] + depth[above] + depth[above + 1];
      joined[cell] = Math.min(DEPTH.most, (sum / 9) * OF_MEAN);
    }
  }
  return joined;
}

/** Cells as pixels of the print, smoothly. */
function enlarge(cells: Float32Array): Float32Array {
  const { width, height } = FACE_PRINT;
  const map = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const v = Math.max(0, Math.min(ROWS - 1.001, (row + 0.5) / CELL - 0.5));
    const [y, fy] = [Math.floor(v), v - Math.floor(v)];
    // Most rows of most faces have no crease.
    if (cells.subarray(y * COLUMNS, (y + 2) * COLUMNS).every((depth) => depth === 0)) continue;
    for (let column = 0; column < width; column++) {
      const u = Math.max(0, Math.min(COLUMNS - 1.001, (column + 0.5) / CELL - 0.5));
      const x = Math.floor(u);
      const at = y * COLUMNS + x;
      const above = cells[at] + (cells[at + 1] - cells[at]) * (u - x);
      const below = cells[at + COLUMNS] + (cells[at + COLUMNS + 1] - cells[at + COLUMNS]) * (u - x);
      map[row * width + column] = above + (below - above) * fy;
    }
  }
  return map;
}
