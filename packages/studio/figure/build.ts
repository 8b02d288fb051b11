import type { StudioOptions } from '../options.ts';
import type { Vector } from '../sculpt/solid.ts';

/** The proportions of a product line, in world units: a figure is about 2.2 high and stands on height 0. */
export type Build = {
  line: 'action' | 'vinyl' | 'retro';
  /** Gloss of the whole toy: vinyl shines, old plastic less. */
  gloss: number;
  /** World units per unit of the head (which is about 4 high). */
  headScale: number;
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

/** Each template is its own kind of toy. */
export const BUILDS: Readonly<Record<StudioOptions['templateId'], Build>> = {
  template1: {
    line: 'action',
    gloss: 0.58,
    headScale: 0.241,
    eyesAt: 1.794,
    shoulder: [0.272, 1.245],
    hip: [0.112, 0.735],
    chest: [0.258, 0.2, 0.162],
    waist: [0.204, 0.27, 0.14],
    upperArm: 0.27,
    foreArm: 0.25,
    arm: [0.097, 0.082, 0.066],
    thigh: 0.25,
    shin: 0.275,
    leg: [0.132, 0.108, 0.09],
    hand: 0.072,
    foot: [0.088, 0.12, 0.185],
    bodyScale: 0.94,
  },
  template2: {
    line: 'vinyl',
    gloss: 0.86,
    headScale: 0.31,
    eyesAt: 1.42,
    shoulder: [0.205, 0.74],
    hip: [0.108, 0.33],
    chest: [0.215, 0.16, 0.18],
    waist: [0.235, 0.2, 0.195],
    upperArm: 0.16,
    foreArm: 0.13,
    arm: [0.098, 0.09, 0.082],
    thigh: 0.065,
    shin: 0.075,
    leg: [0.125, 0.118, 0.108],
    hand: 0.074,
    foot: [0.112, 0.105, 0.165],
    bodyScale: 0.66,
  },
  template3: {
    line: 'retro',
    gloss: 0.42,
    headScale: 0.222,
    eyesAt: 1.752,
    shoulder: [0.29, 1.27],
    hip: [0.122, 0.7],
    chest: [0.255, 0.2, 0.14],
    waist: [0.2, 0.27, 0.122],
    upperArm: 0.27,
    foreArm: 0.24,
    arm: [0.098, 0.085, 0.074],
    thigh: 0.23,
    shin: 0.27,
    leg: [0.122, 0.105, 0.09],
    hand: 0.066,
    foot: [0.092, 0.12, 0.175],
    bodyScale: 0.9,
  },
};
