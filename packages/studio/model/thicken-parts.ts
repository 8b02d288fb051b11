import type { Sculpture, Solid, Vector } from '../sculpt/solid.ts';

/** A solid that is shorter than this many times the thinnest wall is a bead, not a sheet, a rod or a ring. */
const BEAD = 3;

/**
 * Makes sheets, rods and rings thick enough to be found on a lattice of `step` (world units) and to be printed:
 * ribbons, straps, rims of cups. The thicker of two thin things stays the thicker one, so that what is on top stays
 * on top.
 */
export function thickenParts(sculptures: readonly Sculpture[], step: number): Sculpture[] {
  return sculptures.map((sculpture) => {
    const wall = step / (sculpture.scale ?? 1);
    return {
      ...sculpture,
      groups: sculpture.groups.map((group) => group.map((solid) => thicken(solid, wall))),
    };
  });
}

function thicken(solid: Solid, wall: number): Solid {
  const { shape, size, to, at } = solid;
  const [a, b, c] = size;
  const grow = (extent: number) => (extent < wall ? (extent + wall) / 2 : extent);
  if (solid.cutOut) return { ...solid, size: narrowHollow(solid, wall * 0.75) };
  const length = to ? Math.hypot(to[0] - at[0], to[1] - at[1], to[2] - at[2]) : 0;
  if (Math.max(a, length, shape === 'ellipsoid' || shape === 'box' ? Math.max(b, c) : 0) < BEAD * wall)
    return solid;
  switch (shape) {
    case 'ellipsoid':
    case 'box':
      return { ...solid, size: [grow(a), grow(b), grow(c)] };
    case 'torus':
      return { ...solid, size: [a, grow(b), c] };
    case 'cylinder':
    case 'capsule':
      return { ...solid, size: [grow(a), grow(b), c] };
    case 'arc':
      return { ...solid, size: [grow(a), grow(b), grow(c)] };
    case 'relief':
      return solid;
  }
}

/** A narrower hollow leaves a thicker wall; a box cuts something off, and would leave slivers. */
function narrowHollow({ shape, size }: Solid, by: number): Vector {
  const [a, b, c] = size;
  const less = (extent: number) => (extent > 4 * by ? extent - by : extent);
  switch (shape) {
    case 'ellipsoid':
      return [less(a), less(b), less(c)];
    case 'cylinder':
      return [less(a), b, c];
    case 'capsule':
      return [less(a), less(b), c];
    case 'arc':
      return [less(a), less(b), less(c)];
    case 'box':
    case 'torus':
    case 'relief':
      return size;
  }
}
