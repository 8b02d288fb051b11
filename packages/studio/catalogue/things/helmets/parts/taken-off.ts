import type { HeadMould } from '#catalogue/headwear/head-mould.ts';
import type { Mould } from '#catalogue/mould.ts';
import type { Group, Solid, Vector } from '#sculpt/solid.ts';

/** A helmet as it is worn, taken off: its middle, in the head's units, comes to 0/0/0 and `reach` becomes a half. */
export const takenOff =
  (worn: HeadMould, middle: number, reach: number): Mould =>
  (tint) => ({
    size: 0.62,
    grip: [0.16, -0.26, 0.12],
    heldTurn: [16, 0, 0],
    groups: worn(tint).map((group) => shrink(group, middle, 0.5 / reach)),
  });

function shrink(group: Group, middle: number, by: number): Group {
  const place = ([x, y, z]: Vector): Vector => [x * by, (y - middle) * by, z * by];
  return group.map(
    ({ at, to, size: [x, y, z], round, blend, ...solid }): Solid => ({
      ...solid,
      at: place(at),
      ...(to && { to: place(to) }),
      size: [x * by, y * by, z * by],
      ...(round !== undefined && { round: round * by }),
      ...(blend !== undefined && { blend: blend * by }),
    }),
  );
}
