import type { Vector } from '../sculpt/solid.ts';

/** The proportions of a product line, in world units: a figure is about 2.2 high and stands on height 0. */
export type Build = {
  line: 'action' | 'vinyl' | 'retro';
  /** Gloss of the whole toy: 0 matt, 1 glossy. */
  gloss: number;
  /** World units per unit of the head (which is about 4 high). */
  headScale: number;
  /** Radius of the neck, around which clothes close. */
  neck: number;
  /** Height of the eyes when the figure stands straight. */
  eyesAt: number;
  /** Half the distance between the shoulders' joints, and the shoulders' height when standing straight. */
  shoulder: readonly [number, number];
  /** Half the distance between the hips' joints, and the height of the waistline above them. */
  hip: readonly [number, number];
  /** Half extents. */
  chest: Vector;
  waist: Vector;
  upperArm: number;
  foreArm: number;
  /** Radii at shoulder, elbow and wrist. */
  arm: Vector;
  thigh: number;
  shin: number;
  /** Radii at hip, knee and ankle. */
  leg: Vector;
  /** Half the breadth of a palm. */
  hand: number;
  /** Half breadth, height of the ankle above the ground, half length. */
  foot: Vector;
  /** Size of the body against a six-inch figure: accessories follow it. */
  bodyScale: number;
};
