import type { Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** Every so many pixels of the print are enough. */
const STEP = 5;
/** Darker than this is night, of whose logarithm only noise would be left. */
const NIGHT = 3;
/** Skin this far from the plane, as a logarithm, no longer counts; a little brighter is taken for truer than darker. */
const STRAY = { least: 0.45, brighter: 0.05 };
/** The plane settles within so many rounds; of faces of which little is seen it stays level, by this much. */
const ROUNDS = 5;
const LEVEL = 0.001;
const MOST_GAIN = 6;

/** How light, as a logarithm, changes over a print from its middle: level, to the right, down. */
type Plane = readonly [level: number, across: number, down: number];

/** A place of the print, each way from its middle, and the logarithm of one colour's light there. */
type Sample = { x: number; y: number; light: number };

/**
 * Takes the light of the place where a photo was taken out of a face of three floats a pixel, in place: its colour, and how it
 * falls off from one side to the other, which is a plane through the skin's logarithms. The form of the face is no plane
 * and stays. `skinZone` tells where bare skin without a beard is, which comes out as `skin`.
 */
export function evenLight(cut: Float32Array, skinZone: Float32Array, skin: Rgb): void {
  for (const channel of [0, 1, 2] as const) {
    const samples = samplesOf(cut, skinZone, channel);
    if (samples.length === 0) return;
    const [level, across, down] = fitPlane(samples);
    const columns = Float64Array.from({ length: WIDTH }, (_, column) =>
      Math.exp(across * placeOf(column, WIDTH)),
    );
    for (let row = 0; row < HEIGHT; row++) {
      const light = Math.exp(level + down * placeOf(row, HEIGHT));
      for (let column = 0; column < WIDTH; column++) {
        const at = (row * WIDTH + column) * 3 + channel;
        cut[at] = cut[at] * Math.min(MOST_GAIN, skin[channel] / Math.max(NIGHT, light * columns[column]));
      }
    }
  }
}

const placeOf = (index: number, count: number) => index / count - 0.5;

function samplesOf(cut: Float32Array, skinZone: Float32Array, channel: number): Sample[] {
  const samples: Sample[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += STEP) {
    if (skinZone[pixel] < 0.9) continue;
    const column = pixel % WIDTH;
    samples.push({
      x: placeOf(column, WIDTH),
      y: placeOf((pixel - column) / WIDTH, HEIGHT),
      light: Math.log(Math.max(NIGHT, cut[pixel * 3 + channel])),
    });
  }
  return samples;
}

/** The plane through most samples: from round to round those far from it count less, by Tukey's weights. */
function fitPlane(samples: readonly Sample[]): Plane {
  let plane: Plane | undefined;
  for (let round = 0; round < ROUNDS; round++) plane = solve(samples, plane);
  return plane ?? [0, 0, 0];
}

/** Weighted least squares by Cramer's rule. */
function solve(samples: readonly Sample[], last: Plane | undefined): Plane {
  let [n, sx, sy, sxx, sxy, syy, sl, sxl, syl] = [1e-6, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { x, y, light } of samples) {
    const weight = last ? weightOf(light - (last[0] + last[1] * x + last[2] * y)) : 1;
    n += weight;
    sx += weight * x;
    sy += weight * y;
    sxx += weight * x * x;
    sxy += weight * x * y;
    syy += weight * y * y;
    sl += weight * light;
    sxl += weight * x * light;
    syl += weight * y * light;
  }
  sxx += LEVEL * samples.length;
  syy += LEVEL * samples.length;
  const whole = determinant([n, sx, sy], [sx, sxx, sxy], [sy, sxy, syy]);
  if (whole === 0) return [sl / n, 0, 0];
  return [
    determinant([sl, sx, sy], [sxl, sxx, sxy], [syl, sxy, syy]) / whole,
    determinant([n, sl, sy], [sx, sxl, sxy], [sy, syl, syy]) / whole,
    determinant([n, sx, sl], [sx, sxx, sxl], [sy, sxy, syl]) / whole,
  ];
}

const weightOf = (off: number) => (1 - Math.min(1, Math.abs(off - STRAY.brighter) / STRAY.least) ** 2) ** 2;

type Row = readonly [number, number, number];

const determinant = ([a, b, c]: Row, [d, e, f]: Row, [g, h, i]: Row): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
