import { luminance } from '../../../colour.ts';
import { linearStep } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { type Edges, isWithinEdges } from '../regions/head-regions.ts';
import { STRAND_GRID as GRID, type Grain } from './hair-grid.ts';

/** The texture of hair: how much of its grain runs along its strands, 0 to 0.7, and how much its strands share one direction. */
export type Texture = { knots: number; together: number };

export const NO_TEXTURE: Texture = { knots: 0, together: 1 };

/** Grain is looked at in steps half as wide as those of the grid. */
const FINER = 2;
const STEP = GRID.step / FINER;
/** Added to brightness before its logarithm is taken, so that noise in pitch black hair is none. */
const NIGHT = 16;
/** Fewer places say nothing, and of more only some are looked at. */
const LEAST_PLACES = 60;
const MOST_PLACES = 700;

/**
 * Reads the grain of hair in rectangles. Combed hair changes in brightness across its strands, the finest of them too;
 * coils are as uneven in all directions. `close` is the head in pixels as fine as `STEP`.
 */
export function readTexture(
  close: HeadPatch,
  { hair, across, slant, strength }: Grain,
  ...parts: readonly Edges[]
): Texture {
  const lightAt = keep((x, y) => {
    const colour = close.at(x, y);
    return colour ? Math.log(luminance(colour) + NIGHT) : 0;
  });
  const inside = hair.places.filter((at) =>
    parts.some((edges) => isWithinEdges(edges, GRID.x(at), GRID.y(at))),
  );
  if (inside.length < LEAST_PLACES) return NO_TEXTURE;
  const every = Math.ceil(inside.length / MOST_PLACES);
  const places = inside.filter((_, index) => index % every === 0);
  let [along, all, together] = [0, 0, 0];
  for (const at of places) {
    const way = Math.hypot(across[at], slant[at]) || 1;
    const [a, b, whole] = grainAround(lightAt, at);
    along += (whole - (a * across[at] + b * slant[at]) / way) / 2;
    all += whole;
    together += way / (strength[at] || way);
  }
  return { knots: all > 0 ? Math.sqrt(along / all) : 0, together: together / places.length };
}

type LightAt = (column: number, row: number) => number;

/** Remembers brightness by the columns and rows of the finer grid: neighbours share it. */
function keep(light: (x: number, y: number) => number): LightAt {
  const [columns, rows] = [GRID.columns * FINER, GRID.rows * FINER];
  const kept = new Float32Array(columns * rows).fill(Number.NaN);
  return (column, row) => {
    const at = row * columns + column;
    if (Number.isNaN(kept[at])) kept[at] = light(column * STEP + GRID.x(0), row * STEP + GRID.y(0));
    return kept[at];
  };
}

/** The grain of the finer places around one of the grid: twice its direction as two parts, and its whole strength. */
function grainAround(lightAt: LightAt, at: number): [number, number, number] {
  const [column, row] = GRID.cellOf(at).map((cell) => cell * FINER) as [number, number];
  let [a, b, whole] = [0, 0, 0];
  for (let y = row - 1; y <= row + 2; y++) {
    for (let x = column - 1; x <= column + 2; x++) {
      let [gx, gy] = [0, 0];
      for (let aside = -1; aside <= 1; aside++) {
        const weight = aside === 0 ? 2 : 1;
        gx += weight * slope(lightAt, x, y + aside, 1, 0);
        gy += weight * slope(lightAt, x + aside, y, 0, 1);
      }
      a += gx * gx - gy * gy;
      b += 2 * gx * gy;
      whole += gx * gx + gy * gy;
    }
  }
  return [a, b, whole];
}

/** How brightness changes along a row or a column, of neighbours softened together. */
const slope = (lightAt: LightAt, x: number, y: number, dx: number, dy: number): number =>
  lightAt(x + 2 * dx, y + 2 * dy) +
  2 * lightAt(x + dx, y + dy) -
  2 * lightAt(x - dx, y - dy) -
  lightAt(x - 2 * dx, y - 2 * dy);

/** What else shows coils: hair that swallows the light has little contrast though it is dark, and a ball stands out. */
const MATT = { none: 0.09, whole: 0.03, by: 0.13, dark: 0.2, bright: 0.3 };
const ROUND = { from: 0.3, to: 1, by: 0.1 };
/** Hair in bright light, and photos that are coarser, show grain that may be noise. */
const BRIGHT = { from: 0.15, to: 0.4, by: 0.1 };
const COARSE = { from: 50, to: 70, by: 0.1 };
/** In photos as fine as this, in pixels per unit, what shows in bright light is hair: noise is finer. */
const FINE = { from: 120, to: 200 };

/** What is known of hair whose coils are looked for. */
export type CoilFacts = {
  texture: Texture;
  onHead: { contrast: number };
  outline: { volume: number };
  light: number;
  detail: number;
};

/** How much of the grain runs all ways: little of combed hair, most of curls. */
export const knotted = ({ knots, together }: Texture): number => knots + (knots - together) / 2;

/** How coily hair is: combed hair about 0.4, loose curls 0.65, coils 0.75 and more. */
export function howCoiled({ texture, onHead, outline, light, detail }: CoilFacts): number {
  const matt = linearStep(MATT.none, MATT.whole, onHead.contrast) * linearStep(MATT.bright, MATT.dark, light);
  return (
    knotted(texture) +
    matt * MATT.by +
    linearStep(ROUND.from, ROUND.to, outline.volume) * ROUND.by -
    linearStep(BRIGHT.from, BRIGHT.to, light) * linearStep(FINE.to, FINE.from, detail) * BRIGHT.by -
    linearStep(COARSE.to, COARSE.from, detail) * COARSE.by
  );
}
