import { smoothStep } from '../math.ts';
import { unit } from './vector.ts';

/** Towards the softbox, upper left in front: the one light that casts shadows. */
export const KEY = unit([-0.46, 0.6, 0.66]);
/** Towards the reflector on the right. */
export const FILL = unit([0.78, 0.1, 0.5]);
/** Towards the light behind the toy that draws its edges. */
export const RIM = unit([0.55, 0.6, -0.58]);
/** The softbox' own right and up, to see its square window mirrored in gloss. */
export const KEY_RIGHT = unit([KEY[2], 0, -KEY[0]]);
export const KEY_UP = unit([
  KEY[1] * KEY_RIGHT[2] - KEY[2] * KEY_RIGHT[1],
  KEY[2] * KEY_RIGHT[0] - KEY[0] * KEY_RIGHT[2],
  KEY[0] * KEY_RIGHT[1] - KEY[1] * KEY_RIGHT[0],
]);

const LINEAR = Float64Array.from({ length: 257 }, (_, byte) => (byte / 255) ** 2.2);

/** sRGB byte, fractions too, to linear light, 0 to 1. */
export function toLinear(byte: number): number {
  const low = byte | 0;
  const from = LINEAR[low] ?? 0;
  return from + ((LINEAR[low + 1] ?? from) - from) * (byte - low);
}

/**
 * Light of the studio from a direction without the softbox: pale ceiling, walls, a strip light on the right, a darker
 * table below the horizon. `soft` is 0 for a mirror and about 0.6 for a dull surface.
 */
export function surroundings(x: number, y: number, z: number, soft: number): number {
  const blur = 0.04 + soft;
  const table = 0.3 + 0.16 * smoothStep(-0.9, -0.1, y);
  const wall = 0.34 + 0.42 * smoothStep(-0.05, 0.95, y) - 0.16 * smoothStep(0.2, 1, z) * (1 - soft);
  const horizon = smoothStep(-blur, blur * 0.6, y + 0.06);
  const strip = smoothStep(0.46 - blur, 0.52 + blur, x) * (1 - smoothStep(0.74 - blur, 0.82 + blur * 0.5, x));
  const tall = smoothStep(-0.62 - blur, -0.5 + blur, y) * (1 - smoothStep(0.6 - blur, 0.7 + blur, y));
  return table + (wall - table) * horizon + (1.5 * strip * tall) / (1 + 3 * soft);
}

/** The softbox seen in a mirror that shows direction x, y, z: 0 to 1, its edges as soft as `soft`. */
export function softbox(x: number, y: number, z: number, soft: number): number {
  if (x * KEY[0] + y * KEY[1] + z * KEY[2] < 0.2) return 0;
  const across = Math.abs(x * KEY_RIGHT[0] + y * KEY_RIGHT[1] + z * KEY_RIGHT[2]);
  const along = Math.abs(x * KEY_UP[0] + y * KEY_UP[1] + z * KEY_UP[2]);
  const blur = 0.035 + soft;
  const window =
    (1 - smoothStep(0.25 - blur * 0.6, 0.25 + blur, across)) *
    (1 - smoothStep(0.36 - blur * 0.6, 0.36 + blur, along));
  // A wider window spreads the same light.
  return window / (1 + 2.2 * soft);
}

const STEPS = 4096;
const BRIGHTEST = 4;
/** Below this light stays true; above, it rolls off as on film. */
const SHOULDER = 0.62;

/** Linear light, 0 to `BRIGHTEST`, to a byte. */
const CURVE = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2 * BRIGHTEST;
  const rest = 1 - SHOULDER;
  const rolled = light < SHOULDER ? light : SHOULDER + rest * (1 - Math.exp(-(light - SHOULDER) / rest));
  return 255 * rolled ** (1 / 2.2);
});

/** Linear light to an sRGB byte, rolling off softly near white. */
export function toneMap(light: number): number {
  if (light <= 0) return CURVE[0];
  return CURVE[Math.min(STEPS, Math.round(Math.sqrt(light / BRIGHTEST) * STEPS))];
}
