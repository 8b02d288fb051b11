import type { Build } from '../../figure/build.ts';

/** A figure of the eighties: narrow, stiff and a little dull. */
export const retroCardBuild: Build = {
  line: 'retro',
  gloss: 0.42,
  headScale: 0.222,
  neck: 0.12,
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
};
