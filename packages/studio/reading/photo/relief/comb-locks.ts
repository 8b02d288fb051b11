import { CELLS, createPlane, GRID, type Mask, type Plane } from './head-grid.ts';
import { blur } from './planes.ts';

const EDGE = GRID.edge;
/** Cells by which strands and the light on them are told apart. */
const STRAND = 1.6;
const LIGHT = 9;
/** Steps of one cell to each side along which strands are joined, and how often that is done. */
const STEPS = 12;
const ROUNDS = 2;
/** No lock stands out further than so many deviations. */
const MOST = 1.8;

/** How far locks of hair stand out, in standard deviations: the strands of the photo, joined along their own course. */
export function combLocks(lightness: Plane, mask: Mask): Plane {
  const slow = blur(lightness, LIGHT);
  const strands = blur(lightness, STRAND).map((value, cell) => value - slow[cell]);
  const course = followStrands(lightness);
  let locks = toUnit(strands, mask);
  for (let round = 0; round < ROUNDS; round++) locks = joinAlong(locks, mask, course);
  return toUnit(locks, mask);
}

function toUnit(plane: Plane, mask: Mask): Plane {
  let [sum, count] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (mask[cell] === 0) continue;
    sum += plane[cell] ** 2;
    count++;
  }
  const deviation = Math.sqrt(sum / Math.max(1, count)) || 1;
  return plane.map((value) => Math.max(-MOST, Math.min(MOST, value / deviation)));
}

type Course = { x: Plane; y: Plane };

/** The direction in which the picture changes least around each cell: the lesser axis of its structure tensor. */
function followStrands(lightness: Plane): Course {
  const slight = blur(lightness, 1.2);
  const [across, down, both] = [createPlane(), createPlane(), createPlane()];
  for (let cell = EDGE; cell < CELLS - EDGE; cell++) {
    const [x, y] = [slight[cell + 1] - slight[cell - 1], slight[cell + EDGE] - slight[cell - EDGE]];
    across[cell] = x * x;
    down[cell] = y * y;
    both[cell] = x * y;
  }
  const [xx, yy, xy] = [blur(across, 5), blur(down, 5), blur(both, 5)];
  const course = { x: createPlane(), y: createPlane() };
  for (let cell = 0; cell < CELLS; cell++) {
    const angle = 0.5 * Math.atan2(2 * xy[cell], xx[cell] - yy[cell]) + Math.PI / 2;
    course.x[cell] = Math.cos(angle);
    course.y[cell] = Math.sin(angle);
  }
  return course;
}

function joinAlong(plane: Plane, mask: Mask, course: Course): Plane {
  const joined = createPlane();
  for (let cell = 0; cell < CELLS; cell++) {
    if (mask[cell] === 0) continue;
    const ahead = sumAlong(plane, mask, course, cell, 1);
    const back = sumAlong(plane, mask, course, cell, -1);
    joined[cell] = (plane[cell] + ahead.sum + back.sum) / (1 + ahead.count + back.count);
  }
  return joined;
}

function sumAlong(plane: Plane, mask: Mask, { x: toX, y: toY }: Course, cell: number, way: number) {
  let [x, y] = [cell % EDGE, Math.floor(cell / EDGE)];
  let [lastX, lastY] = [toX[cell] * way, toY[cell] * way];
  let [sum, count] = [0, 0];
  let at = cell;
  for (let step = 0; step < STEPS; step++) {
    // A direction and its opposite are the same strand.
    const sign = toX[at] * lastX + toY[at] * lastY < 0 ? -1 : 1;
    lastX = toX[at] * sign;
    lastY = toY[at] * sign;
    x += lastX;
    y += lastY;
    if (x < 0 || y < 0 || x > EDGE - 1 || y > EDGE - 1) break;
    at = Math.round(y) * EDGE + Math.round(x);
    if (mask[at] === 0) break;
    sum += plane[at];
    count++;
  }
  return { sum, count };
}
