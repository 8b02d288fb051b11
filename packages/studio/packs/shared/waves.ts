/** Two waves that run over a page in different directions, page pixels: their lengths and where the second begins. */
const FIRST = { x: 0.021, y: 0.009 };
const SECOND = { x: -0.006, y: 0.017, phase: 1.3 };
/** Numbers per column: sine and cosine of either wave's way across. */
const STEP = 4;

/** Slow waves on some columns of pixels, and how far a row is into them. */
export type Waves = { across: Float64Array; down: Float64Array };

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
