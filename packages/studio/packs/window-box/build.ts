import type { Build } from '../../figure/build.ts';

/** A vinyl collectible: a large head on a short, stout body. */
export const windowBoxBuild: Build = {
  line: 'vinyl',
  gloss: 0.86,
  headScale: 0.31,
  neck: 0.167,
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
};
