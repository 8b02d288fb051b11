import { firstRule, type Rule } from '../../../first-rule.ts';
import type { GlassesId } from '../../../look/vocabulary.ts';
import { mean } from '../../../math.ts';
import type { LensShape } from './lens-shape.ts';

/**
 * A lens; and how much further its corners on the side of the nose reach above than below. Of both lenses the one
 * that drops less counts.
 */
export type SeenLens = LensShape & { drop: number };

/** How far seen corners reach out on average; beyond that of a rectangle lies an arm, or a mask below the lens. */
const MOST_OF_CORNER = 1.3;
function squareness({ corners }: LensShape): number {
  const seen = Object.values(corners).filter((corner) => corner > 0);
  return mean(seen.map((corner) => Math.min(MOST_OF_CORNER, corner)));
}
/** Frames with corners, and wide ones; rounded frames that are a little of both are rectangular as well. */
const SQUARE = { certain: 1.13, rounded: 1.05 };
const WIDE = { certain: 1.35, rounded: 1.24, unseen: 1.22 };
/**
 * The outline of a rim that is seen in few parts is not known: if wider than round ones, frames are rectangular, as
 * most are.
 */
const OPEN_RIM = 0.9;
/** Frames as thick as this above that are flat there, with corners as far out, are rectangular, however high. */
const FLAT_ABOVE = { rim: 0.06, corner: 1.1 };
function isRectangular(shape: LensShape): boolean {
  const [square, wide] = [squareness(shape), shape.width / shape.height];
  const { upperOuter, upperInner } = shape.corners;
  return (
    square > SQUARE.certain ||
    wide > WIDE.certain ||
    (square > SQUARE.rounded && wide > WIDE.rounded) ||
    (shape.closed < OPEN_RIM && wide > WIDE.unseen) ||
    (shape.rim.upper >= FLAT_ABOVE.rim && Math.min(upperOuter, upperInner) > FLAT_ABOVE.corner)
  );
}

/** How much further above than below the lens of an aviator reaches on the side of the nose. */
const DROP = 0.28;

/** The forms of frames, the more particular first. Corners are shares of those of an ellipse. */
type Forms = { clear: GlassesId; tinted: GlassesId };
const FORMS: readonly Rule<SeenLens, Forms>[] = [
  {
    why: 'the drop of an aviator is full above and narrow below towards the nose',
    when: ({ corners, drop }) => drop > DROP && corners.lowerInner < 0.95,
    choice: { clear: 'aviator', tinted: 'aviator-sunglasses' },
  },
  {
    why: 'hardly any of the rim is seen',
    when: ({ closed }) => closed < 0.45,
    choice: { clear: 'rimless', tinted: 'sunglasses' },
  },
  {
    why: 'a rim that is heavy above and thin below',
    when: ({ rim }) => rim.upper >= 0.1 && rim.lower < 0.04,
    choice: { clear: 'browline', tinted: 'sunglasses' },
  },
  {
    why: 'the outer corners sweep up, and those below are no reflection',
    when: ({ corners: { upperOuter, lowerOuter } }) =>
      upperOuter > 1.25 && lowerOuter < 0.92 && lowerOuter > 0.6,
    choice: { clear: 'cat-eye', tinted: 'sunglasses' },
  },
  {
    why: 'lenses down to the cheeks',
    when: ({ height, width }) => height > 0.82 && width > 0.9,
    choice: { clear: 'large', tinted: 'sunglasses' },
  },
  {
    why: 'thick, with corners, as high as wide',
    when: (shape) =>
      squareness(shape) > SQUARE.certain && shape.rim.upper >= 0.1 && shape.width < shape.height * 1.3,
    choice: { clear: 'square', tinted: 'sunglasses' },
  },
  {
    why: 'with corners, or wide',
    when: isRectangular,
    choice: { clear: 'rectangular', tinted: 'sunglasses' },
  },
  {
    why: 'wider than high',
    when: ({ width, height }) => width > height * WIDE.rounded,
    choice: { clear: 'oval', tinted: 'sunglasses' },
  },
];

/** The form of the glasses whose lens is seen, tinted or clear. */
export function chooseFrames(shape: SeenLens, isTinted: boolean): GlassesId {
  const otherwise: Forms = { clear: 'round', tinted: 'round-sunglasses' };
  const { clear, tinted } = firstRule(FORMS, shape, otherwise);
  return isTinted ? tinted : clear;
}
