import { BASE_HEIGHT, BASE_RADIUS } from '../../scene/display-base.ts';
import { cutLevel } from './cut-level.ts';
import type { PrintedToy } from './printed-toy.ts';

/** How much wider the base is at its foot than its stage, world units. */
const FOOT = 0.04;
/** How far above the stage the figure is cut, as a share of the base's height: nothing of the stage stays. */
const ABOVE = 0.04;
/** Slices in which the stage is looked for, millimetres. */
const SLICE = 0.1;

/**
 * Takes the base off a toy: it is cut just above the stage and closed below. A toy without a base stays as it is.
 * What stands next to the figure becomes a piece of its own.
 */
export function takeOffBase(toy: PrintedToy): PrintedToy {
  const stage = findStage(toy);
  return stage === undefined ? toy : cutLevel(toy, stage);
}

/** The height at which to cut: the stage is the largest level surface where a base of this width has it. */
function findStage(toy: PrintedToy): number | undefined {
  const radius = radiusOfFoot(toy);
  const radii = Object.values(BASE_RADIUS).map((stage) => stage + FOOT);
  const lowest = (radius * BASE_HEIGHT) / Math.max(...radii);
  const highest = (radius * BASE_HEIGHT) / Math.min(...radii);
  const slices = new Map<number, number>();
  for (let triangle = 0; triangle < toy.triangles.length / 3; triangle++) {
    const { height, area } = levelOf(toy, triangle);
    if (area <= 0 || height < lowest * 0.97 || height > highest * 1.03) continue;
    const slice = Math.round(height / SLICE);
    slices.set(slice, (slices.get(slice) ?? 0) + area);
  }
  const [largest] = [...slices].toSorted((a, b) => b[1] - a[1]);
  if (!largest || largest[1] < radius ** 2) return undefined;
  return largest[0] * SLICE + highest * ABOVE;
}

/** How much wider than deep the foot of a stage for two is at least. */
const DRAWN_OUT = 1.2;

/** Half of how wide the lowest 3 mm are; of a stage for two, which is drawn out, how far they reach behind its middle. */
function radiusOfFoot({ positions }: PrintedToy): number {
  let [wide, back] = [0, 0];
  for (let at = 0; at < positions.length; at += 3) {
    if (positions[at + 2] >= 3) continue;
    wide = Math.max(wide, Math.abs(positions[at]));
    back = Math.max(back, positions[at + 1]);
  }
  return wide > back * DRAWN_OUT ? back : wide;
}

/** A triangle's mean height, and the area that it shows to the sky; 0 unless it is level. */
function levelOf({ positions, triangles }: PrintedToy, triangle: number): { height: number; area: number } {
  const [a, b, c] = [0, 1, 2].map((corner) => triangles[triangle * 3 + corner] * 3);
  const [ux, uy, uz] = [0, 1, 2].map((axis) => positions[b + axis] - positions[a + axis]);
  const [vx, vy, vz] = [0, 1, 2].map((axis) => positions[c + axis] - positions[a + axis]);
  const height = (positions[a + 2] + positions[b + 2] + positions[c + 2]) / 3;
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return { height, area: z > 0.95 * Math.hypot(x, y, z) ? z / 2 : 0 };
}
