import { linearStep } from '../../math.ts';
import type { FaceOpening } from '../../reading/photo/hair/face-opening.ts';
import type { Group, Solid, Vector } from '../../sculpt/solid.ts';

/** How much of the face hair on the skull leaves free. More than to just before the skull's side cannot be seen. */
const LIMITS = { least: 0.98, beside: 0.02 };
/** Hair gives way from the cheekbones to above the eyes, and less and less from there to `none`. */
const WAYS = { top: { all: 0.05, none: 0.4 }, bottom: { all: -0.5, none: -0.95 } };
/** Only hair that hangs before the ears hides the face. */
const BEFORE = { all: 0.45, none: 0.2 };
/** A lock that gives way grows no thinner than this. */
const THINNEST = 0.07;

/**
 * Moves hair that hangs before the temples and cheeks out of the face, as far as the photo shows skin there. A lock
 * keeps its outer edge and becomes thinner; hair on the skull is cut away in front of the face. `wide` is half the
 * width of the skull.
 */
export function clearFace(groups: readonly Group[], opening: FaceOpening, wide: number): Group[] {
  const edge = (side: -1 | 1) => {
    const seen = side < 0 ? opening.left : opening.right;
    return seen === undefined ? 0 : Math.min(wide - LIMITS.beside, seen);
  };
  const edges = { left: edge(-1), right: edge(1) };
  return groups.map((group) => [
    ...group.map((solid) => (solid.cutOut || !solid.to ? solid : giveWay(solid, edges))),
    ...cuts(group, edges),
  ]);
}

type Edges = { left: number; right: number };

/** 1 from `all` on, 0 from `none` on, straight between them. */
const fade = ({ all, none }: { all: number; none: number }, value: number) => linearStep(none, all, value);

function giveWay(solid: Solid, edges: Edges): Solid {
  const { at, via, to, size } = solid;
  const places = [at, via, to].filter((place) => place !== undefined);
  const moved = places.map((place, index) => moveOut(place, size[index] ?? 0, edges));
  const [first, second, third] = moved;
  if (!first || !second) return solid;
  return third
    ? {
        ...solid,
        at: first.place,
        via: second.place,
        to: third.place,
        size: [first.radius, second.radius, third.radius],
      }
    : { ...solid, at: first.place, to: second.place, size: [first.radius, second.radius, size[2]] };
}

/** A place on a limb and its radius there, where its inner edge no longer hides the face. */
function moveOut(
  [x, y, z]: Vector,
  radius: number,
  { left, right }: Edges,
): { place: Vector; radius: number } {
  const share = Math.min(fade(WAYS.top, y), fade(WAYS.bottom, y), fade(BEFORE, z));
  const edge = x < 0 ? left : right;
  const hidden = Math.max(0, edge - (Math.abs(x) - radius)) * share;
  const outer = Math.abs(x) + radius;
  const thin = Math.min(radius, Math.max(THINNEST, radius - hidden / 2));
  const middle = Math.max(outer - thin, Math.abs(x) - radius + hidden + thin);
  return { place: [Math.sign(x) * middle, y, z], radius: thin };
}

/**
 * The cut runs forwards from before the ears, from next to the eyes down to the mouth; above, it leans in to the
 * temple.
 */
const CUT = { y: -0.45, high: 0.45, z: 1.3, deep: 1.15 };
const TEMPLE = { up: 0.2, high: 0.24, lean: (36 * Math.PI) / 180 };

/** Cuts along the face through what lies before it. */
function cuts(group: Group, edges: Edges): Solid[] {
  const [first] = group;
  // Limbs have been made thinner already.
  if (!first || !group.some(({ to, cutOut }) => !to && !cutOut)) return [];
  const cut = { shape: 'box', paint: first.paint, cutOut: true } as const;
  return ([-1, 1] as const).flatMap((side): Solid[] => {
    const edge = side < 0 ? edges.left : edges.right;
    if (edge <= LIMITS.least) return [];
    const half = edge / 2;
    return [
      { ...cut, at: [side * half, CUT.y, CUT.z], size: [half, CUT.high, CUT.deep], round: 0.04, blend: 0.06 },
      {
        ...cut,
        at: [
          side * (edge - half * Math.cos(TEMPLE.lean) - TEMPLE.up * Math.sin(TEMPLE.lean)),
          TEMPLE.up * Math.cos(TEMPLE.lean) - half * Math.sin(TEMPLE.lean),
          CUT.z,
        ],
        size: [half, TEMPLE.high, CUT.deep],
        turn: [0, 0, (side * TEMPLE.lean * 180) / Math.PI],
        round: 0.04,
        blend: 0.06,
      },
    ];
  });
}
