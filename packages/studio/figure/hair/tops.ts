import type { Groove, Solid } from '../../sculpt/solid.ts';
import { cap, DOWN, faceWindow, slice, strands } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { lock, onSkull } from './lock.ts';

/** Parted hair that falls from a line at `x` to both temples and frames the forehead; straight unless it has a texture. */
export function curtains(head: HairHead, x: number, texture?: Groove): Solid[] {
  const { paint, wide, lift, puff, hairline } = head;
  const top = Math.max(1.58, hairline + 0.44);
  const crown = [-1, 1].map(
    (way): Solid => ({
      shape: 'ellipsoid',
      at: [x * 0.6 + way * (0.4 - way * x * 0.3), 1.44 + lift * 0.7, 0],
      size: [0.72 - way * x * 0.3, 0.5 + lift * 0.4, 1.06],
      turn: [0, 0, way * -24],
      paint,
      blend: 0.12,
      groove: texture ?? strands([-way, 0.6, 0.1], 9, 0.05, head.phase),
    }),
  );
  const falls = [-1, 1].flatMap((way) =>
    [0, 0.5, 1].map((t) => {
      const reach = way * (wide + 0.02 + puff * 0.5);
      return lock(
        paint,
        onSkull([x + way * (0.12 + t * 0.1), top + t * 0.14, 0.96 - t * 0.5], wide, 0.12 + lift * 0.7),
        [reach - way * (1 - t) * 0.12, 0.42 - t * 0.3, 0.82 - t * 0.5],
        { broad: 0.28, thick: 0.16, blend: 0.1, ...(texture && { groove: texture }) },
      );
    }),
  );
  return [...crown, ...falls];
}

/** A cut fringe from temple to temple that ends at a height, as a group of its own. */
export function bluntFringe(head: HairHead, bottom = 0.5): Solid[] {
  return [
    cap(
      head,
      head.paint,
      0.21,
      { ...strands(DOWN, 17, 0.055, head.phase), wave: 0 },
      { lift: head.lift * 0.9, puff: head.puff * 0.5 },
    ),
    slice(head, [0, bottom - 2, 1.2], [3, 2, 3], [-3, 0, 0], 0.06),
    slice(head, [0, 1, -1.9], [3, 3, 2]),
  ];
}

/** The cap of long hair, its window open to below the chin. */
export function longCap(head: HairHead, swell = 0.14, texture?: Groove): Solid[] {
  return [
    cap(head, head.paint, swell, texture ?? strands(DOWN, 11, 0.05, head.phase), {
      lift: head.lift,
      puff: head.puff * 0.6,
    }),
    ...faceWindow(head, 'round', { half: 0.98 }),
  ];
}
