import { BEARD_GRID, type BeardCoverage, coverAt } from '../beard/beard-coverage.ts';
import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT, perUnit: PER_UNIT, halfWidth: HALF_WIDTH, top: TOP } = FACE_PRINT;

/** Where hair grows thinly, what is dark is hair already. */
const HAIR = 1.5;

/** Where a beard grows, 0 to 1 a pixel of the print. */
export function mapBeard(coverage: BeardCoverage): Float32Array {
  const map = new Float32Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    const y = (row + 0.5) / PER_UNIT + TOP;
    if (y < BEARD_GRID.top - BEARD_GRID.step) continue;
    for (let column = 0; column < WIDTH; column++)
      map[row * WIDTH + column] = Math.min(
        1,
        HAIR * coverAt(coverage, (column + 0.5) / PER_UNIT - HALF_WIDTH, y),
      );
  }
  return map;
}
