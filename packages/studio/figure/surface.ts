import { clamp } from '../math.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';

/** Sewn-on parts lie this deep in the cloth. */
const SUNK = 0.004;

/**
 * How far in front a form of upright boxes, balls and limbs has its surface at x, y: what is sewn on must lie
 * there. Where the form does not reach, its middle plane is given. `reach` lies in front of all of it.
 */
export function frontOf(form: Group, x: number, y: number, reach = 0.8): number {
  let [outside, inside] = [reach, 0];
  if (distance(form, x, y, inside) > 0) return 0;
  for (let step = 0; step < 18; step++) {
    const middle = (outside + inside) / 2;
    if (distance(form, x, y, middle) > 0) outside = middle;
    else inside = middle;
  }
  return outside;
}

/** Degrees that turn a flat thing so that it lies on a form's front at x, y. */
function lie(form: Group, x: number, y: number, spin = 0): Vector {
  const e = 0.02;
  const slopeX = (frontOf(form, x + e, y) - frontOf(form, x - e, y)) / (2 * e);
  const slopeY = (frontOf(form, x, y + e) - frontOf(form, x, y - e)) / (2 * e);
  const limit = (slope: number) => clamp((Math.atan(slope) * 180) / Math.PI, -55, 55);
  return [limit(slopeY), -limit(slopeX), spin];
}

/** A flat patch, half extents `size`, sewn on a form's front at x, y; `spin` degrees in its plane. */
export function patch(
  form: Group,
  [x, y]: readonly [number, number],
  size: Vector,
  paint: Paint,
  { spin = 0, round = 0.01 }: { spin?: number; round?: number } = {},
): Solid {
  return {
    shape: 'box',
    at: [x, y, frontOf(form, x, y) + size[2] - SUNK],
    size,
    round: Math.min(round, size[2]),
    turn: lie(form, x, y, spin),
    paint,
  };
}

/** A round thing on a form's front: a button or badge of a radius and half a thickness. */
export function button(
  form: Group,
  [x, y]: readonly [number, number],
  radius: number,
  half: number,
  paint: Paint,
): Solid {
  const [tiltX, tiltY] = lie(form, x, y);
  return {
    shape: 'ellipsoid',
    at: [x, y, frontOf(form, x, y)],
    size: [radius, radius, half],
    turn: [tiltX, tiltY, 0],
    paint,
  };
}

/** A band sewn along a line of points on a form's front, from one breadth (half) to another. */
export function strap(
  form: Group,
  points: readonly (readonly [number, number])[],
  breadths: readonly [number, number],
  half: number,
  paint: Paint,
): Solid[] {
  const last = points.length - 1;
  // A limb that is sunk until only a flat segment of its round shows: it tapers without steps.
  const radii = points.map((_, index) => {
    const breadth = breadths[0] + ((breadths[1] - breadths[0]) * index) / last;
    return (breadth * breadth + half * half) / (2 * half);
  });
  const sunk = points.map(([x, y], index): Vector => [x, y, frontOf(form, x, y) + half - radii[index]]);
  return sunk.slice(1).map(
    (to, index): Solid => ({
      shape: 'capsule',
      at: sunk[index] ?? to,
      to,
      size: [radii[index] ?? half, radii[index + 1] ?? half, 0],
      paint,
      blend: 0.008,
    }),
  );
}

/** A raised seam along a line of points on a form's front. */
export function seam(
  form: Group,
  points: readonly (readonly [number, number])[],
  radius: number,
  paint: Paint,
): Solid[] {
  const fine = points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    return index + 1 < points.length
      ? [[x, y] as const, [(x + nextX) / 2, (y + nextY) / 2] as const]
      : [[x, y] as const];
  });
  const sunk = fine.map(([x, y]): Vector => [x, y, frontOf(form, x, y) - radius * 0.2]);
  return sunk.slice(1).map(
    (to, index): Solid => ({
      shape: 'capsule',
      at: sunk[index] ?? to,
      to,
      size: [radius, radius, 0],
      paint,
      blend: 0.006,
    }),
  );
}

/** Distance to a form, by the renderer's own formulas for the shapes that bodies are made of. */
function distance(form: Group, x: number, y: number, z: number): number {
  let total = 1e3;
  for (const solid of form) {
    const d = solidDistance(solid, x, y, z);
    const k = solid.blend ?? 0;
    const h = k - Math.abs(total - d);
    total = Math.min(total, d) - (h > 0 ? (h * h) / (4 * k) : 0);
  }
  return total;
}

function solidDistance({ shape, at, to, size, round = 0 }: Solid, x: number, y: number, z: number): number {
  const [px, py, pz] = [x - at[0], y - at[1], z - at[2]];
  const [a, b, c] = size;
  if (shape === 'capsule' && to) {
    const [dx, dy, dz] = [to[0] - at[0], to[1] - at[1], to[2] - at[2]];
    const h = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
    return Math.hypot(px - dx * h, py - dy * h, pz - dz * h) - (a + (b - a) * h);
  }
  if (shape === 'ellipsoid') {
    const [out, slope] = [Math.hypot(px / a, py / b, pz / c), Math.hypot(px / a / a, py / b / b, pz / c / c)];
    return slope < 1e-9 ? -Math.min(a, b, c) : (out * (out - 1)) / slope;
  }
  const [qx, qy, qz] = [Math.abs(px) - a + round, Math.abs(py) - b + round, Math.abs(pz) - c + round];
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
}
