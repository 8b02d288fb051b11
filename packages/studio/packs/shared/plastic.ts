import { clamp, smoothStep } from '../../math.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type Bubble, DRAFT, topOf } from './bubble.ts';
import { type EdgePoint, measureEdge, type RoundBox, roundBox } from './round-box.ts';
import type { Surface } from './surface.ts';

/** Width of the rim that is glued to the card. */
const FLANGE = 20;
/** Width of the rounded edge between wall and top. */
const FILLET = 34;

type Shape = { base: RoundBox; top: RoundBox; dome: number; ripple: number };
type Picture = { left: number; top: number; width: number; height: number; data: Uint8ClampedArray };
type Place = { left: number; top: number; right: number; bottom: number };
/** What a point of the plastic does to the picture: light it lets through, light it adds, where it bends sight, in units of the page. */
type Film = { through: number; light: number; shiftX: number; shiftY: number; scale: number };

/**
 * Lays clear thermoformed plastic over what is drawn: bent sight in the walls, mirrored lights, Fresnel edges. All
 * bubbles of a page are drawn at once, because reading the page costs as much as a bubble.
 */
export function drawPlastic({ context, scale }: Surface, bubbles: readonly Bubble[]): void {
  const places = bubbles.map(({ box }) => placeOf(box, scale));
  const left = Math.min(...places.map((place) => place.left));
  const top = Math.min(...places.map((place) => place.top));
  const right = Math.max(...places.map((place) => place.right));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const image = context.getImageData(left, top, right - left, bottom - top);
  // Fields of a native picture are slow to read: read them once.
  const picture = { left, top, width: image.width, height: image.height, data: image.data };
  const seen = picture.data.slice();
  for (const [index, bubble] of bubbles.entries()) {
    const place = places[index];
    if (place) coverPlace(picture, seen, place, bubble, scale);
  }
  context.putImageData(image, left, top);
}

/** The pixels of the page that a bubble with its rim can cover. */
function placeOf({ x, y, width, height }: Box, scale: number): Place {
  const grow = FLANGE + 4;
  const left = Math.max(0, Math.floor((x - grow) * scale));
  const top = Math.max(0, Math.floor((y - grow) * scale));
  const right = left + Math.ceil((width + 2 * grow) * scale);
  return { left, top, right, bottom: top + Math.ceil((height + 2 * grow) * scale) };
}

function coverPlace(
  picture: Picture,
  seen: Uint8ClampedArray,
  place: Place,
  bubble: Bubble,
  scale: number,
): void {
  const shape = shapeOf(bubble);
  const waves = layWaves(place.left, place.right, scale);
  const film: Film = { through: 1, light: 0, shiftX: 0, shiftY: 0, scale };
  for (let row = place.top; row < place.bottom; row++) {
    const pageY = (row + 0.5) / scale;
    turnWaves(waves, pageY);
    for (let column = place.left; column < place.right; column++) {
      const wave = waveAt(waves, column - place.left) * shape.ripple;
      if (!lookThrough(shape, (column + 0.5) / scale, pageY, wave, film)) continue;
      mixPixel(picture, seen, column - picture.left, row - picture.top, film, bubble.tint);
    }
  }
}

function shapeOf(bubble: Bubble): Shape {
  const { box, radius, dome, ripple } = bubble;
  return {
    base: roundBox(box, radius),
    top: roundBox(topOf(bubble), Math.max(26, radius - DRAFT)),
    dome,
    ripple,
  };
}

const base: EdgePoint = { distance: 0, outX: 0, outY: 0 };
const top: EdgePoint = { distance: 0, outX: 0, outY: 0 };

/** Works out the film at a point of the page; false if there is no plastic. */
function lookThrough(shape: Shape, x: number, y: number, wave: number, film: Film): boolean {
  measureEdge(shape.base, x, y, base);
  if (base.distance > FLANGE + 1.5) return false;
  film.shiftX = 0;
  film.shiftY = 0;
  if (base.distance >= 0) seeFlange(film);
  else {
    measureEdge(shape.top, x, y, top);
    if (top.distance > 0) seeWall(x, y, film);
    else seeTop(shape, x, y, wave, film);
  }
  return true;
}

/** The glued rim: flat, with a bright or dark line where it ends. */
function seeFlange(film: Film): void {
  const toLight = -0.7 * base.outX - 0.7 * base.outY;
  const end =
    smoothStep(FLANGE - 3.5, FLANGE - 1.5, base.distance) *
    (1 - smoothStep(FLANGE, FLANGE + 1.5, base.distance));
  const crimp = 1 - smoothStep(0, 5, base.distance);
  const inside = 1 - smoothStep(FLANGE, FLANGE + 1.5, base.distance);
  film.light = inside * 0.055 + end * (toLight > 0 ? 0.25 + 0.4 * toLight : 0.16) + crimp * 0.1;
  film.through = 1 - crimp * 0.22 - end * (toLight < 0 ? -0.3 * toLight : 0);
}

/** The steep side: `share` runs from the card to the top. */
function seeWall(x: number, y: number, film: Film): void {
  const width = top.distance - base.distance;
  const share = -base.distance / width;
  const steep = Math.sqrt(Math.max(0, Math.sin(Math.PI * (0.1 + 0.72 * share))));
  const nz = 1 - 0.72 * steep;
  const side = Math.sqrt(1 - nz * nz);
  // A drawn wall is never straight: what it mirrors comes and goes along its length.
  const uneven = 0.42 + 0.24 * Math.sin(0.0125 * (x * 0.7 + y) + 0.6);
  film.light = Math.min(
    0.86,
    plasticFresnel(nz) * mirroredLight(side * base.outX, -side * base.outY, nz) * uneven,
  );
  film.through = 1 - 0.3 * steep;
  film.shiftX = -base.outX * 26 * steep * (1 - share);
  film.shiftY = -base.outY * 26 * steep * (1 - share);
}

/** The top: rounded at its edge, gently domed, never quite even. */
function seeTop(shape: Shape, x: number, y: number, wave: number, film: Film): void {
  const box = shape.top;
  const across = (x - box.x) / box.halfWidth;
  const down = (y - box.y) / box.halfHeight;
  const edge = Math.max(0, 1 + top.distance / FILLET);
  const roll = 0.7 * edge * edge;
  const nx = shape.dome * across * Math.abs(across) + roll * top.outX + wave;
  const ny = -(shape.dome * down * Math.abs(down) * 0.9 + roll * top.outY) + wave * 0.6;
  const nz = Math.sqrt(Math.max(0.05, 1 - nx * nx - ny * ny));
  film.light = Math.min(0.86, 0.012 + plasticFresnel(nz) * mirroredLight(nx, ny, nz));
  film.through = 1 - 0.16 * edge * edge;
  film.shiftX = -top.outX * 7 * edge * edge;
  film.shiftY = -top.outY * 7 * edge * edge;
}

function mixPixel(
  { width, height, data }: Picture,
  seen: Uint8ClampedArray,
  column: number,
  row: number,
  film: Film,
  tint: readonly [number, number, number],
): void {
  const fromX = clamp(Math.round(column + film.shiftX * film.scale), 0, width - 1);
  const fromY = clamp(Math.round(row + film.shiftY * film.scale), 0, height - 1);
  const from = (fromY * width + fromX) * 4;
  const to = (row * width + column) * 4;
  // The rim of one bubble is seen straight through the rim of another.
  const look = from === to ? data : seen;
  const stay = film.through * (1 - film.light);
  const add = 255 * film.light;
  data[to] = (look[from] ?? 0) * stay * tint[0] + add;
  data[to + 1] = (look[from + 1] ?? 0) * stay * tint[1] + add;
  data[to + 2] = (look[from + 2] ?? 0) * stay * tint[2] + add * (0.4 + 0.6 * tint[2]);
}

/** 1 between `low` and `high`, 0 outside, over a soft edge. */
function panel(value: number, low: number, high: number, soft: number): number {
  if (value <= low - soft || value >= high + soft) return 0;
  return smoothStep(low - soft, low + soft, value) * (1 - smoothStep(high - soft, high + soft, value));
}

/**
 * Light that a mirror facing `nx`, `ny`, `nz` (x right, y up, z to the viewer) shows the viewer, as a multiple of
 * white paper: a window-shaped softbox upper left, a panel overhead, a strip on the right, a pale table.
 */
function mirroredLight(nx: number, ny: number, nz: number): number {
  const x = 2 * nz * nx;
  const y = 2 * nz * ny;
  let light = 0.16 + 0.3 * smoothStep(-0.1, 0.9, y);
  const window = panel(x, -0.82, -0.2, 0.02);
  if (window > 0) {
    const bars = 1 - 0.7 * panel(x, -0.485, -0.455, 0.012) - 0.7 * panel(y, 0.27, 0.3, 0.012);
    light += 5.2 * window * panel(y, -0.1, 0.72, 0.03) * Math.max(0.3, bars);
  }
  const strip = panel(x, 0.5, 0.68, 0.03);
  if (strip > 0) light += 4 * strip * panel(y, -0.75, 0.6, 0.06);
  const overhead = panel(y, 0.6, 0.96, 0.05);
  if (overhead > 0) light += 3 * overhead * panel(x, -0.5, 0.75, 0.1);
  return y < -0.3 ? light + 0.7 * smoothStep(-0.3, -0.9, y) : light;
}

/** Share of light that clear plastic mirrors when its surface is tilted away by `nz` (1 facing, 0 edge-on). */
function plasticFresnel(nz: number): number {
  const grazing = 1 - nz;
  return 0.045 + 0.62 * grazing * grazing * grazing;
}

/** Two waves that run over a page in different directions, page pixels: their lengths and where the second begins. */
const FIRST = { x: 0.021, y: 0.009 };
const SECOND = { x: -0.006, y: 0.017, phase: 1.3 };
/** Numbers per column: sine and cosine of either wave's way across. */
const STEP = 4;

/** Slow waves on some columns of pixels, and how far a row is into them. */
type Waves = { across: Float64Array; down: Float64Array };

/** Waves for the columns from `left` to before `right`, at `scale` pixels per page pixel. */
export function layWaves(left: number, right: number, scale: number): Waves {
  const across = new Float64Array((right - left) * STEP);
  for (let column = left; column < right; column++) {
    const x = (column + 0.5) / scale;
    const [first, second] = [x * FIRST.x, x * SECOND.x];
    across.set(
      [Math.sin(first), Math.cos(first), Math.sin(second), Math.cos(second)],
      (column - left) * STEP,
    );
  }
  return { across, down: new Float64Array(STEP) };
}

/** Goes on to the row at a height of the page. */
export function turnWaves({ down }: Waves, y: number): void {
  const [first, second] = [y * FIRST.y, y * SECOND.y + SECOND.phase];
  down.set([Math.sin(first), Math.cos(first), Math.sin(second), Math.cos(second)]);
}

/** The sum of both waves, -2 to 2, at a column of the row. The sum of angles spares two sines for each pixel. */
export function waveAt({ across, down }: Waves, column: number): number {
  const at = column * STEP;
  return (
    (across[at] ?? 0) * (down[1] ?? 0) +
    (across[at + 1] ?? 0) * (down[0] ?? 0) +
    (across[at + 2] ?? 0) * (down[3] ?? 0) +
    (across[at + 3] ?? 0) * (down[2] ?? 0)
  );
}
