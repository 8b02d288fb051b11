import type { Vector } from '../sculpt/solid.ts';
import type { StudioOptions } from '../studio-options.ts';

/** Where hands and elbows are, body units; left and right as the viewer sees them. */
export type Pose = {
  leftElbow: Vector;
  leftHand: Vector;
  rightElbow: Vector;
  rightHand: Vector;
  headTurn: Vector;
  stride: number;
};

/** The proportions of a product line. The body is 1.5 units high at scale 1, the head about 3.9 at scale 1. */
export type Build = {
  bodyScale: number;
  /** Makes a body wider without making it higher. */
  girth: number;
  headScale: number;
  /** Height of the eyes above the ground. */
  eyesAt: number;
  /** Gloss of the whole toy: vinyl shines, old plastic less. */
  gloss: number;
  /** Visible pins at shoulders, hips and waist, as on old action figures. */
  jointed: boolean;
};

/** Each template is its own kind of toy. */
export const BUILDS: Readonly<Record<StudioOptions['templateId'], Build>> = {
  template1: { bodyScale: 0.94, girth: 1.06, headScale: 0.232, eyesAt: 1.79, gloss: 0.62, jointed: false },
  template2: { bodyScale: 0.58, girth: 1.12, headScale: 0.31, eyesAt: 1.42, gloss: 0.86, jointed: false },
  template3: { bodyScale: 0.94, girth: 0.98, headScale: 0.212, eyesAt: 1.75, gloss: 0.45, jointed: true },
};

/** Arms a little away from the body, one hand ready to hold something. */
export const STANDING: Pose = {
  leftElbow: [-0.49, 1.06, 0.02],
  leftHand: [-0.62, 0.98, 0.26],
  rightElbow: [0.48, 1.03, -0.02],
  rightHand: [0.53, 0.78, 0.1],
  headTurn: [0, 0, 0],
  stride: 0,
};

/** Hand on the hip. */
export const CONFIDENT: Pose = {
  ...STANDING,
  rightElbow: [0.62, 1.06, -0.06],
  rightHand: [0.36, 0.88, 0.14],
  headTurn: [0, 0, -2],
};

/** Straight as it came out of a mould in 1983. */
export const STIFF: Pose = {
  leftElbow: [-0.44, 1.05, 0.02],
  leftHand: [-0.5, 0.86, 0.2],
  rightElbow: [0.44, 1.05, 0.02],
  rightHand: [0.47, 0.8, 0.12],
  headTurn: [0, 0, 0],
  stride: 0,
};

/** Waving, one foot forward: the character outside its packaging. */
export const WAVING: Pose = {
  leftElbow: [-0.5, 1.08, 0.05],
  leftHand: [-0.62, 0.98, 0.28],
  rightElbow: [0.6, 1.2, 0.04],
  rightHand: [0.74, 1.5, 0.12],
  headTurn: [0, 0, 3],
  stride: 0.1,
};
