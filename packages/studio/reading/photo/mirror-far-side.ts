import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT } = FACE_PRINT;

/** Turned less than this, both sides are seen well; turned more than that, the far one is hardly seen; radians. */
const LITTLE = 0.3;
const MUCH = 0.55;

/** How much of the far side of a face must be made from the near one, 0 to 1, for a head turned by `yaw`. */
export function farSideShare(yaw: number): number {
  return Math.max(0, Math.min(1, (Math.abs(yaw) - LITTLE) / (MUCH - LITTLE)));
}

/** Replaces the side that a turned head hides by the mirrored near side, softly across the middle. */
export function mirrorFarSide(cut: Float32Array, yaw: number): void {
  const strength = farSideShare(yaw);
  if (strength === 0) return;
  const side = Math.sign(yaw);
  const seam = 0.22 * PER_UNIT;
  for (let row = 0; row < HEIGHT; row++) {
    for (let step = 0; step < WIDTH / 2; step++) {
      const column = side > 0 ? WIDTH - 1 - step : step;
      const beyond = Math.abs(column - (WIDTH - 1) / 2);
      const share = strength * Math.min(1, beyond / seam);
      const far = (row * WIDTH + column) * 3;
      const near = (row * WIDTH + WIDTH - 1 - column) * 3;
      for (let channel = 0; channel < 3; channel++)
        cut[far + channel] = cut[far + channel] * (1 - share) + cut[near + channel] * share;
    }
  }
}
