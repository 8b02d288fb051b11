import type { Build } from '../../figure/build.ts';

/** A six-inch figure with the proportions of an adult. */
export const actionFigureBuild: Build = {
  line: 'action',
  gloss: 0.58,
  headScale: 0.241,
  neck: 0.13,
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
};
