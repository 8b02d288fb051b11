import type { Sculpture, Solid, Vector } from '../sculpt/solid.ts';

/** What is not at least this many times as long as the thinnest wall is a bead, not a sheet, a rod or a ring. */
const BEAD = 3;

/**
 * Makes sheets, rods and rings thick enough to be found on a lattice of `step` (world units) and to be printed:
 * ribbons, straps, rims of cups. Of two thin things the thicker one stays the thicker one, so that what lies on top
 * stays on top.
 */
export function thickenParts(sculptures: readonly Sculpture[], step: number): Sculpture[] {
  return sculptures.map((sculpture) => {
    const wall = step / (sculpture.scale ?? 1);
    return { ...sculpture, lumps: sculpture.lumps.map((lump) => lump.map((solid) => thicken(solid, wall))) };
  });
}

function thicken(solid: Solid, wall: number): Solid {
  const { shape, size, to, at } = solid;
  const [a, b, c] = size;
  const grow = (extent: number) => (extent < wall ? (extent + wall) / 2 : extent);
  if (solid.cut) return { ...solid, size: narrowHollow(solid, wall * 0.75) };
  const length = to ? Math.hypot(to[0] - at[0], to[1] - at[1], to[2] - at[2]) : 0;
  if (Math.max(a, length, shape === 'ball' || shape === 'box' ? Math.max(b, c) : 0) < BEAD * wall)
    return solid;
  switch (shape) {
    case 'ball':
    case 'box':
      return { ...solid, size: [grow(a), grow(b), grow(c)] };
    case 'ring':
      return { ...solid, size: [a, grow(b), c] };
    case 'disc':
    case 'limb':
      return { ...solid, size: [grow(a), grow(b), c] };
  }
}

/** A narrower hollow leaves a thicker wall; a box cuts something off, and would leave slivers. */
function narrowHollow({ shape, size }: Solid, by: number): Vector {
  const [a, b, c] = size;
  const less = (extent: number) => (extent > 4 * by ? extent - by : extent);
  switch (shape) {
    case 'ball':
      return [less(a), less(b), less(c)];
    case 'disc':
      return [less(a), b, c];
    case 'limb':
      return [less(a), less(b), c];
    case 'box':
    case 'ring':
      return size;
  }
}
