import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT } = FACE_PRINT;

/** Turned more than this, a head hides much of its far side; radians. */
const FAR = 0.3;

/**
 * Whether the far side of a face is made from the near one, for a head turned by `yaw`: wholly or not at all, because
 * half of each would show two noses.
 */
export const hidesFarSide = (yaw: number): boolean => Math.abs(yaw) > FAR;

/** Replaces the side that a turned head hides by the mirrored near side, softly across the middle. */
export function mirrorFarSide(cut: Float32Array, yaw: number): void {
  if (!hidesFarSide(yaw)) return;
  const side = Math.sign(yaw);
  const seam = 0.24 * PER_UNIT;
  for (let row = 0; row < HEIGHT; row++) {
    for (let step = 0; step < WIDTH / 2; step++) {
      const column = side > 0 ? WIDTH - 1 - step : step;
      const beyond = Math.abs(column - (WIDTH - 1) / 2);
      const share = Math.min(1, beyond / seam);
      const far = (row * WIDTH + column) * 3;
      const near = (row * WIDTH + WIDTH - 1 - column) * 3;
      for (let channel = 0; channel < 3; channel++)
        cut[far + channel] = cut[far + channel] * (1 - share) + cut[near + channel] * share;
    }
  }
}
