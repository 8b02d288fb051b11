import { luminance, type Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** Edge of the cells in which light is measured, pixels. */
const CELL = 8;
const COLUMNS = Math.ceil(WIDTH / CELL);
const ROWS = Math.ceil(HEIGHT / CELL);
/** Reach of the light's blur, cells: as far as the form of cheeks and nose goes, and no further. */
const REACH = 3;

/** The middle colour of the bare skin in a cut-out face. */
export function medianSkin(cut: Float32Array, skinZone: Float32Array): Rgb {
  const colours: Rgb[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += 7) {
    if (skinZone[pixel] > 0.9) colours.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  }
  // A little above the middle: hair and shadow darken more of a face than glare brightens.
  return atShare(colours, 0.6) ?? [214, 168, 140];
}

/** The colour at a share of the way from the darkest to the brightest; sorted are numbers only, which takes a tenth of the time. */
function atShare(colours: readonly Rgb[], share: number): Rgb | undefined {
  const lights = Float64Array.from(colours, luminance);
  const sorted = lights.toSorted();
  const place = Math.floor(sorted.length * share);
  const light = sorted[place];
  let equals = place - sorted.indexOf(light);
  return colours.find((_, index) => lights[index] === light && equals-- === 0);
}

/**
 * Takes the photo's own light and its tint out of a face, in place: each pixel is divided by the colour that
 * bare skin has around it, and multiplied by `target`. Skin comes out as `target` everywhere; eyes, lips and lines keep
 * their contrast to it. The `hue` alone leaves bright and dark as they are: of two lamps only the colours go.
 */
export function evenSkin(
  cut: Float32Array,
  skinZone: Float32Array,
  target: Rgb,
  what: 'light' | 'hue' = 'light',
): void {
  const median = medianSkin(cut, skinZone);
  const light = blurTwice(measureCells(cut, skinZone, median));
  const here: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const at = (row * WIDTH + column) * 3;
      const u = Math.max(0, Math.min(COLUMNS - 1.001, (column + 0.5) / CELL - 0.5));
      const v = Math.max(0, Math.min(ROWS - 1.001, (row + 0.5) / CELL - 0.5));
      const cell = (Math.floor(v) * COLUMNS + Math.floor(u)) * 4;
      const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)];
      const count = betweenCells(light, cell + 3, fu, fv) + DOUBT;
      // Where no skin was seen, the face's middle colour.
      for (let channel = 0; channel < 3; channel++)
        here[channel] = Math.max(
          6,
          (betweenCells(light, cell + channel, fu, fv) + median[channel] * DOUBT) / count,
        );
      const as = what === 'hue' ? luminance(here) / luminance(target) : 1;
      for (let channel = 0; channel < 3; channel++)
        cut[at + channel] = cut[at + channel] * Math.min(6, (target[channel] / here[channel]) * as);
    }
  }
}

/** Sums of red, green and blue and the count of skin pixels, four floats a cell. */
function measureCells(cut: Float32Array, skinZone: Float32Array, median: Rgb): Float32Array {
  const cells = new Float32Array(COLUMNS * ROWS * 4);
  const bright = luminance(median);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const pixel = row * WIDTH + column;
      if (skinZone[pixel] < 0.5) continue;
      const colour: Rgb = [cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]];
      const share = luminance(colour) / bright;
      if (share < 0.42 || share > 1.8) continue;
      const cell = (Math.floor(row / CELL) * COLUMNS + Math.floor(column / CELL)) * 4;
      for (let channel = 0; channel < 3; channel++)
        cells[cell + channel] = cells[cell + channel] + colour[channel];
      cells[cell + 3] = cells[cell + 3] + 1;
    }
  }
  return cells;
}

function blurTwice(cells: Float32Array): Float32Array {
  let blurred = cells;
  for (let pass = 0; pass < 2; pass++) {
    blurred = blurLines(blurred, 4, COLUMNS * 4, COLUMNS, ROWS);
    blurred = blurLines(blurred, COLUMNS * 4, 4, ROWS, COLUMNS);
  }
  return blurred;
}

function blurLines(
  from: Float32Array,
  step: number,
  next: number,
  length: number,
  lines: number,
): Float32Array {
  const into = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      for (let near = Math.max(0, place - REACH); near <= Math.min(length - 1, place + REACH); near++) {
        const [to, at] = [line * next + place * step, line * next + near * step];
        for (let slot = 0; slot < 4; slot++) into[to + slot] = into[to + slot] + from[at + slot];
      }
    }
  }
  return into;
}

/** So many pixels of the face's middle colour are in every cell. */
const DOUBT = 8000;

/** A value between four cells, `fu` to the right of the first and `fv` below it. */
function betweenCells(light: Float32Array, at: number, fu: number, fv: number): number {
  const above = light[at] * (1 - fu) + light[at + 4] * fu;
  const below = light[at + COLUMNS * 4] * (1 - fu) + light[at + COLUMNS * 4 + 4] * fu;
  return above * (1 - fv) + below * fv;
}
