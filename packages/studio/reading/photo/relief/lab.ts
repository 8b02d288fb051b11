import type { Rgb } from '../../../colour.ts';
import { clamp, lerpThree } from '../../../math.ts';
import { CELLS, createPlane, type Plane } from './head-grid.ts';

/** Lightness 0 to 100, then green to red and blue to yellow: CIELAB under daylight. */
export type Lab = readonly [number, number, number];
/** The same of every cell. */
export type LabPlanes = [Plane, Plane, Plane];

/** Red, green and blue of every cell, 0 to 255. */
export type RgbPlanes = [Plane, Plane, Plane];

const toLight = (value: number): number =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const fromLight = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
const cube = (value: number): number => (value > 0.206893 ? value ** 3 : (value - 16 / 116) / 7.787);

export function labOf([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [toLight(red), toLight(green), toLight(blue)];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function rgbOf([light, red, yellow]: Lab): Rgb {
  const y = (light + 16) / 116;
  const [x, mid, z] = [cube(y + red / 500) * 0.9505, cube(y), cube(y - yellow / 200) * 1.089];
  const shown = (share: number) => fromLight(clamp(share, 0, 1));
  return [
    shown(3.2406 * x - 1.5372 * mid - 0.4986 * z),
    shown(-0.9689 * x + 1.8758 * mid + 0.0415 * z),
    shown(0.0557 * x - 0.204 * mid + 1.057 * z),
  ];
}

const convert = (planes: readonly Plane[], to: (colour: Rgb & Lab) => Rgb | Lab): [Plane, Plane, Plane] => {
  const [first, second, third] = [createPlane(), createPlane(), createPlane()];
  for (let cell = 0; cell < CELLS; cell++) {
    const [a, b, c] = to([planes[0][cell], planes[1][cell], planes[2][cell]]);
    first[cell] = a;
    second[cell] = b;
    third[cell] = c;
  }
  return [first, second, third];
};

export const labPlanesOf = (colours: RgbPlanes): LabPlanes => convert(colours, labOf);
export const rgbPlanesOf = (colours: LabPlanes): RgbPlanes => convert(colours, rgbOf);

/** The colour a share of the way from one to another. */
export const mixLab = (from: Lab, to: Lab, share: number): Lab => lerpThree(from, to, share);

/** Lays a colour over that of a cell, which keeps the rest of its own. */
export function layOver(colours: LabPlanes, cell: number, colour: Lab, share: number): void {
  for (const channel of [0, 1, 2] as const)
    colours[channel][cell] += (colour[channel] - colours[channel][cell]) * share;
}

/** The median colour of those cells that count. */
export function medianOf(colours: LabPlanes, counts: Plane): Lab {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (counts[cell] > 0.5) cells.push(cell);
  const middle = (plane: Plane) => {
    const sorted = new Float32Array(cells.length);
    for (const [at, cell] of cells.entries()) sorted[at] = plane[cell];
    sorted.sort();
    return sorted[sorted.length >> 1] ?? 0;
  };
  return [middle(colours[0]), middle(colours[1]), middle(colours[2])];
}
