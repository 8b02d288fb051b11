import type { Groove, Group, Solid, Vector } from '../../sculpt/solid.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { longStraight } from './lengths.ts';
import { tuft } from './lock.ts';

/** How broad a cord is, how long its links are, and how deep they are carved. */
type Cord = { broad: number; link: number; depth: number };

/** Plaits are thin and their links even; matted locs are thicker, and their links long and faint. */
const PLAIT: Cord = { broad: 0.2, link: 0.17, depth: 0.1 };
const LOC: Cord = { broad: 0.24, link: 0.6, depth: 0.12 };

/** The rows of a cap run from ear to ear, as hair does that falls from a parting to both sides. */
const EARS: Vector = [1, 0, 0];

/** The cords side by side on a solid: each is one row of a plait. */
function cordsOn(solid: Solid, { broad, link, depth }: Cord, phase: number): Solid {
  if (solid.cutOut || !solid.groove) return solid;
  const { at, via, to, size } = solid;
  const isLimb = solid.shape === 'arc';
  const around = isLimb ? Math.max(...size) : Math.max(size[1], size[2]);
  const long =
    isLimb && via && to ? apart(at, via) * 0.5 + apart(via, to) * 0.5 + apart(at, to) * 0.5 : size[0] * 2;
  const groove: Groove = {
    depth,
    density: Math.max(2, Math.round((Math.PI * around) / broad)),
    phase: isLimb ? 0 : phase,
    pattern: 'plait',
    twist: long / link / 2,
    pole: isLimb ? (solid.groove.pole ?? EARS) : EARS,
  };
  return { ...solid, groove };
}

const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Single cords that hang before the others: where each leaves the head, how far out it ends, and how much shorter it is. */
const SINGLE = [
  { place: 0, out: 0.04, shorter: 0.18 },
  { place: 0.45, out: 0.16, shorter: 0 },
  { place: 0.9, out: 0.32, shorter: 0.26 },
] as const;

/** Cords that hang on their own over the fall, from the temple past cheek and jaw to the chest. */
function singleCords(head: HairHead, cord: Cord): Solid[] {
  const { wide, puff, chest, tips, paint } = head;
  const out = wide + 0.2 + puff * 0.7;
  return ([-1, 1] as const).flatMap((side) =>
    SINGLE.flatMap(({ place, out: spread, shorter }) => {
      const line: Vector[] = [
        [side * (out - 0.12), 0.55 - place * 0.2, 0.5 - place * 0.5],
        [side * out, -0.35, 0.62 - place * 0.5],
        [side * (out - 0.06 + spread * 0.3), -1.25, 0.68 - place * 0.4],
        [side * (out - 0.3 + spread), -chest * 0.5 - 1.1, 0.8 - place * 0.3],
        [side * (out - 0.42 + spread), -chest + shorter, 1.02 - place * 0.4],
      ];
      return tuft(paint, line, cord.broad * 0.62, { tip: 0.8 }).map((limb, index) =>
        cordsOn(index === 2 ? { ...limb, paint: tips } : limb, { ...cord, broad: cord.broad * 1.9 }, 0),
      );
    }),
  );
}

/** Long hair in cords from the parting to the chest: all of its surface is carved in rows, and some hang singly before it. */
const corded =
  (cord: Cord): HairMould =>
  (head) => {
    const whole: Group[] = longStraight(head);
    return [
      ...whole.map((group) => group.map((solid) => cordsOn(solid, cord, head.phase))),
      singleCords(head, cord),
    ];
  };

/** Many thin plaits of one thickness. */
export const boxBraids = corded(PLAIT);
/** Thick matted ropes. */
export const locs = corded(LOC);
