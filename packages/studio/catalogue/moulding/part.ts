import type { Groove, Vector } from '#sculpt/solid.ts';

/**
 * The parts that a thing, or what is worn on the head, is made of. Lengths are hundredths of a thing's height: a thing is about
 * 100 high and wide, its middle is 0/0/0. Headwear has the head's units. x points right, y up, z towards the viewer. Sizes are
 * half extents, angles are degrees.
 *
 * The first word of a part is its form, with its paint: the name of one of the thing's `paints`, or a paint as `paints.ts`
 * describes it.
 */
export type Part = Ball | Box | Cylinder | Disc | Hoop | Ring | Limb | Eyes;

/** One place, or several that have the same: `points([0, 10, 0], [5, 10, 0])`. */
type Places = { at: Vector | readonly Vector[] };

/** Lists places: `at` of several things, or what a limb goes through. */
export const points = (...list: readonly Vector[]): readonly Vector[] => list;

/** A ball of one radius, or an egg of three. */
type Ball = { ball: string; size: number | Vector } & Places & Turned & Form;

/** `round` is the radius of its edges, 2 unless given. */
type Box = { box: string; size: Vector; round?: number } & Places & Turned & Form;

/** A `cylinder` stands upright, a `disc` faces the viewer. `round` is the radius of its rim, 1 unless given. */
type Cylinder = { cylinder: string; radius: number; half: number; round?: number } & Places & Turned & Form;
type Disc = { disc: string; radius: number; half: number; round?: number } & Places & Form;

/** A `hoop` lies level, a `ring` faces the viewer. */
type Hoop = { hoop: string; radius: number; thick: number } & Places & Turned & Form;
type Ring = { ring: string; radius: number; thick: number } & Places & Form;

/**
 * A round limb from one place to another, or along a path. Its radius is the same all along, or one at each place. `bend` is how soft
 * the bends of its path are, if that is not how it joins others.
 */
export type Limb = { limb: string; radius: number | readonly number[] } & (
  | { from: Vector; to: Vector }
  | { path: readonly Vector[]; bend?: number }
) &
  Joined &
  Copies;

/** Two black eyes of a creature that looks at the viewer, the right one at `at`. */
export type Eyes = { eyes: number; at: Vector } & Copies;

/** Around x, then y, then z; a number alone is around z, as the hands of a clock go backwards. */
type Turned = { turn?: number | Vector };

/** How a part joins those before it. A part without either begins a new group, and only touches the others. */
type Joined = {
  /** Becomes one with the group before it, with a seam this soft. */
  soft?: number;
  /** Is taken away from the group before it, with an edge this soft. */
  cut?: number;
};

/** More of the same. */
type Copies = {
  /** How many in a row or around a hub; 2 unless given. */
  count?: number;
  /** From each to the next in the row. */
  step?: Vector;
  /** The angle from each to the next around the hub, whose x and y are 0/0 unless given. */
  spin?: number;
  hub?: readonly [x: number, y: number];
  /** All of them once more with this axis the other way: `x` is left for right. */
  mirror?: 'x' | 'y' | 'z';
};

/** Where words are printed on a part, if there are any: the middle and half the width and height of their place. */
type Lettering = {
  at: readonly [x: number, y: number];
  half: readonly [width: number, height: number];
  /** The largest type. */
  largest: number;
  /** Printed when nobody asks for other words. */
  usual?: string;
  /** The colour behind the words, if it is not that of the part: `#rrggbb`. */
  ground?: string;
};
type Form = Joined & Copies & { words?: Lettering; groove?: Groove };
