import { luminance, type Rgb } from '../../../colour.ts';
import { clamp, mean, median } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import { steps } from '../steps.ts';
import { findHat } from './hat-mask.ts';

/** What is printed on the cloth of a hat, as the photo shows it: from one side to the other, from its top to its edge. */
export type HatPrint = {
  /** RGB, rows from the top. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
};

const SIZE = { width: 112, height: 80 };
/**
 * How far inside its outline the hat's own colours are seen, and the lowest height from the eyes at which it is
 * printed.
 */
const INSIDE = 0.1;
const LOWEST = -0.45;
/** A hat of fewer rows is too small. */
const LEAST_ROWS = 8;
/** How much of a hat's own shade and light is taken out at most: the toy has its own. */
const EVEN = { least: 0.7, most: 1.5 };

/** The print of a hat; undefined if too little of it is seen. */
export function readHatPrint(patch: HeadPatch, regions: HeadRegions): HatPrint | undefined {
  const hat = findHat(regions);
  const rows = hat.heights
    .filter((y) => y < LOWEST)
    .flatMap((y) => {
      const spans = hat.row(y);
      const [left, right] = [spans[0]?.from, spans.at(-1)?.to];
      const isWide = left !== undefined && right !== undefined && right - left > 4 * INSIDE;
      return isWide ? [{ y, left: left + INSIDE, right: right - INSIDE }] : [];
    });
  if (rows.length < LEAST_ROWS) return undefined;
  const columns = steps(0, 1, 1 / (SIZE.width - 1));
  const lines = steps(0, 1, 1 / (SIZE.height - 1)).map((down): (Rgb | undefined)[] => {
    const { y, left, right } = between(rows, down);
    return columns.map((along) => {
      const x = left + along * (right - left);
      return regions.at(x, y) === 'face' ? undefined : patch.at(x, y);
    });
  });
  return inEvenLight(filled(lines));
}

type Row = { y: number; left: number; right: number };

/** The row at a height, 0 to 1, between the rows that were measured. */
function between(rows: readonly Row[], down: number): Row {
  const exact = down * (rows.length - 1);
  const [upper, lower] = [rows[Math.floor(exact)], rows[Math.ceil(exact)]];
  const share = exact % 1;
  const mixed = (of: (row: Row) => number) => of(upper) * (1 - share) + of(lower) * share;
  return { y: mixed(({ y }) => y), left: mixed(({ left }) => left), right: mixed(({ right }) => right) };
}

/** Below a peak the forehead is no cloth: there the print goes on as above it. */
function filled(lines: readonly (readonly (Rgb | undefined)[])[]): Rgb[][] {
  let above: Rgb[] = [];
  return lines.map((line) => {
    const usual = line.find((colour) => colour) ?? [128, 128, 128];
    above = line.map((colour, at) => colour ?? above[at] ?? usual);
    return above;
  });
}

/** Levels how light the columns are: a head is round, and lit from a side. */
function inEvenLight(lines: readonly (readonly Rgb[])[]): HatPrint {
  const width = lines[0]?.length ?? 0;
  const light = Array.from({ length: width }, (_, at) => mean(lines.map((line) => luminance(line[at]))));
  const usual = median(light);
  const pixels = new Uint8ClampedArray(width * lines.length * 3);
  for (const [row, line] of lines.entries()) {
    for (const [at, colour] of line.entries()) {
      const gain = clamp(usual / Math.max(1, light[at]), EVEN.least, EVEN.most);
      for (const [channel, value] of colour.entries())
        pixels[(row * width + at) * 3 + channel] = value * gain;
    }
  }
  return { pixels, width, height: lines.length };
}
