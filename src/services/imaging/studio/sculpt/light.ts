import type { Vector } from './solid.ts';

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Towards the softbox, upper left in front: the one light that casts shadows. */
export const KEY = unit([-0.42, 0.62, 0.66]);
/** Towards the reflector on the right. */
export const FILL = unit([0.75, 0.12, 0.5]);
/** The softbox' own right and up, to see its square window mirrored in gloss. */
export const KEY_RIGHT = unit([KEY[2], 0, -KEY[0]]);
export const KEY_UP = unit([
  KEY[1] * KEY_RIGHT[2] - KEY[2] * KEY_RIGHT[1],
  KEY[2] * KEY_RIGHT[0] - KEY[0] * KEY_RIGHT[2],
  KEY[0] * KEY_RIGHT[1] - KEY[1] * KEY_RIGHT[0],
]);

/** sRGB byte to linear light, 0 to 1. */
export const toLinear = (byte: number): number => (byte / 255) ** 2.2;

/** Smooth step from 0 at `low` to 1 at `high`. */
export function ramp(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Brightness of the studio in a direction: white ceiling, grey walls, warm table. */
export function surroundings(y: number): number {
  return y > 0 ? 0.42 + 0.5 * y : 0.42 + 0.3 * y;
}

/** The softbox seen in a mirror that shows direction x, y, z: 0 to 1, edges as soft as the gloss is dull. */
export function softbox(x: number, y: number, z: number, gloss: number): number {
  if (x * KEY[0] + y * KEY[1] + z * KEY[2] < 0.2) return 0;
  const across = Math.abs(x * KEY_RIGHT[0] + y * KEY_RIGHT[1] + z * KEY_RIGHT[2]);
  const along = Math.abs(x * KEY_UP[0] + y * KEY_UP[1] + z * KEY_UP[2]);
  const soft = 0.06 + 0.5 * (1 - gloss) ** 2;
  return (
    (1 - ramp(0.26 - soft * 0.4, 0.26 + soft, across)) * (1 - ramp(0.36 - soft * 0.4, 0.36 + soft, along))
  );
}
