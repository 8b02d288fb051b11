import { clamp } from '../../../math.ts';
import { CELLS, createPlane, GRID, type Plane } from './head-grid.ts';

const EDGE = GRID.edge;

/** A plane that `meanAround` needs while it works: a new plane for each call would make a hundred for a head. */
const across = createPlane();

/** The mean of the square of `2 * reach + 1` cells around each cell; written to `mean`, which may be the plane itself. */
function meanAround(plane: Plane, reach: number, mean = createPlane()): Plane {
  const share = 1 / (2 * reach + 1);
  const last = EDGE - 1;
  for (let row = 0; row < CELLS; row += EDGE) {
    let sum = 0;
    for (let at = -reach; at <= reach; at++) sum += plane[row + clamp(at, 0, last)];
    for (let column = 0; column < EDGE; column++) {
      across[row + column] = sum * share;
      sum += plane[row + Math.min(last, column + reach + 1)] - plane[row + Math.max(0, column - reach)];
    }
  }
  const sums = new Float64Array(EDGE);
  for (let at = -reach; at <= reach; at++) {
    const row = clamp(at, 0, last) * EDGE;
    for (let column = 0; column < EDGE; column++) sums[column] += across[row + column];
  }
  for (let row = 0; row < EDGE; row++) {
    const enter = Math.min(last, row + reach + 1) * EDGE;
    const leave = Math.max(0, row - reach) * EDGE;
    for (let column = 0; column < EDGE; column++) {
      mean[row * EDGE + column] = sums[column] * share;
      sums[column] += across[enter + column] - across[leave + column];
    }
  }
  return mean;
}

/** A Gaussian blur of a standard deviation in cells, by three means in a row. */
export function blur(plane: Plane, deviation: number): Plane {
  const ideal = Math.sqrt(4 * deviation ** 2 + 1);
  const narrow = Math.max(1, Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0));
  const narrowRounds = Math.round(
    (12 * deviation ** 2 - 3 * narrow ** 2 - 12 * narrow - 9) / (-4 * narrow - 4),
  );
  let blurred = plane;
  for (let round = 0; round < 3; round++) {
    const width = round < narrowRounds ? narrow : narrow + 2;
    // The plane that was given stays as it is.
    const into = blurred === plane ? createPlane() : blurred;
    if (width > 1) blurred = meanAround(blurred, (width - 1) / 2, into);
  }
  return blurred;
}

/** For each plane the blurred mean of those cells that count, by `weights`; `otherwise` if none is near. */
export function blurWithin(
  planes: readonly Plane[],
  weights: Plane,
  deviation: number,
  otherwise: number,
): Plane[] {
  const near = blur(weights, deviation);
  return planes.map((plane) => {
    const sums = blur(
      plane.map((value, cell) => value * weights[cell]),
      deviation,
    );
    for (let cell = 0; cell < CELLS; cell++)
      sums[cell] = near[cell] > 0.01 ? sums[cell] / near[cell] : otherwise;
    return sums;
  });
}

/**
 * Fits soft, coarse masks to the edges of a picture. Source: He, Sun and Tang, "Guided Image Filtering", 2010.
 * @param reach cells to each side from which a cell is explained
 * @param edge variance of the picture above which something counts as an edge
 */
export function fitToEdges(picture: Plane, masks: readonly Plane[], reach: number, edge: number): Plane[] {
  const meanPicture = meanAround(picture, reach);
  const square = meanAround(
    picture.map((value) => value * value),
    reach,
  );
  return masks.map((soft) => {
    const meanSoft = meanAround(soft, reach);
    const both = meanAround(
      picture.map((value, cell) => value * soft[cell]),
      reach,
    );
    const slope = createPlane();
    const offset = createPlane();
    for (let cell = 0; cell < CELLS; cell++) {
      const variance = square[cell] - meanPicture[cell] ** 2;
      slope[cell] = (both[cell] - meanPicture[cell] * meanSoft[cell]) / (variance + edge);
      offset[cell] = meanSoft[cell] - slope[cell] * meanPicture[cell];
    }
    const [slopes, offsets] = [meanAround(slope, reach), meanAround(offset, reach)];
    return picture.map((value, cell) => clamp(slopes[cell] * value + offsets[cell], 0, 1));
  });
}
