import { darken } from '../colour.ts';
import type { FaceShape } from '../reading/photo/face/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Decal, Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { skinPaint } from './skin-paint.ts';
import { frontOf } from './surface.ts';

/**
 * The head in the face's units: eyes at height 0 and one unit apart, chin, cheeks and crown where the
 * person has them (chin about -1.9, crown about 1.6). The face itself is the print; the mould adds nose, cheeks, chin
 * and ears for the light to play on.
 */
export function sculptHead(looks: Looks, face: Decal, gloss: number): Group[] {
  const skin: Paint = { ...skinPaint(looks.skin, gloss), decal: face };
  return [
    [...sculptSkull(looks.shape, skin), ...sculptDome(looks, skin), ...sculptNose(skin)],
    ...sculptEars(looks, gloss),
  ];
}

/** A bare crown is rounder than an egg; hair and hats are moulded for the egg. */
function sculptDome({ hairLength, headwear, shape: { cheek, crown } }: Looks, paint: Paint): Solid[] {
  if (hairLength !== 'bald' || (headwear && headwear.kind !== 'headphones')) return [];
  const high = crown - WIDEST;
  return [
    {
      shape: 'ellipsoid',
      at: [0, WIDEST + high * 0.34, -0.06],
      size: [cheek * 1.06, high * 0.65, 1.26],
      paint,
      blend: 0.2,
    },
  ];
}

/** How high above the chin jaw, jowl and chin are measured, in the head's units. */
export const ABOVE_CHIN = { jaw: 0.6, jowl: 0.4, chinWidth: 0.12 };
/** How high above the eyes the skull is widest. */
const WIDEST = 0.34;
/**
 * How far below the eyes the ball of the cheeks is, and how far above the chin it ends at least: it would make a
 * short face longer.
 */
const CHEEKS = { below: 0.4, above: 0.6 };
/** Balls on both sides of a jaw, above the chin: its corners, and the cheeks of a round face. */
const CORNERS = { above: 0.85, z: 0.14, size: [0.38, 0.32, 0.6], out: -0.04, blend: 0.33 } as const;
const JOWLS = { above: 0.53, z: 0.3, size: [0.38, 0.24, 0.58], out: -0.055, blend: 0.2 } as const;

/**
 * Skull, cheeks, jaw and chin, `swell` thicker on all sides: a beard lies on them. From the front the lower face is as
 * wide as its measures say, at the heights of `ABOVE_CHIN`: what lies between the balls of its sides is as wide as the
 * narrowest measure lets it be, and seams swell less than the balls are smaller.
 */
export function sculptSkull(shape: FaceShape, paint: Paint, swell = 0): Solid[] {
  const { chin, cheek, jaw, jowl, chinWidth, crown } = shape;
  const ellipsoid = (at: Vector, [x, y, z]: Vector, blend = 0): Solid => ({
    shape: 'ellipsoid',
    at,
    size: [x + swell, y + swell, z + swell],
    paint,
    blend,
  });
  const pair = (width: number, { above, z, size, out, blend }: typeof CORNERS | typeof JOWLS) =>
    [-1, 1].map((side) => ellipsoid([side * (width + out - size[0]), above - chin, z], size, blend));
  const cheeks = cheek * 1.04;
  const middle = Math.min(jaw * 1.02, jowl * 0.94, chinWidth * 1.95 - 0.11);
  return [
    ellipsoid([0, WIDEST, -0.04], [cheek * 1.1, crown - WIDEST, 1.32]),
    ellipsoid([0, -CHEEKS.below, 0.1], [cheeks, cheekHeight(shape, cheeks), 1.14], 0.34),
    ellipsoid([0, 0.67 - chin, 0.16], [middle, 0.67, 0.98], 0.4),
    ...pair(jaw, CORNERS),
    ...pair(jowl, JOWLS),
    ellipsoid([0, 0.38 - chin, 0.76], [chinWidth * 1.08 - 0.1, 0.27, 0.28], 0.22),
  ];
}

/** The cheeks' ball is lower above a narrow jaw, or it would hide how narrow that is. */
function cheekHeight({ chin, jaw }: FaceShape, wide: number): number {
  const down = chin - ABOVE_CHIN.jaw - CHEEKS.below;
  const narrower = Math.min(0.95, (jaw * 0.73) / wide);
  return Math.min(chin - CHEEKS.above, down / Math.sqrt(1 - narrower ** 2));
}

/** How far in front of the head's axis the skin lies at x, y; without nose and ears. */
export const skinFront = (shape: FaceShape, x: number, y: number): number =>
  frontOf(sculptSkull(shape, { colour: [0, 0, 0], gloss: 0 }), x, y, 2);

/** Half the width of the wings of a plain nose, and how high its tip lies. */
const NOSE = { wide: 0.3, tip: -0.62 };

function sculptNose(skin: Paint): Solid[] {
  return [
    {
      shape: 'capsule',
      at: [0, -0.1, 1.16],
      to: [0, NOSE.tip + 0.06, 1.34],
      size: [0.06, 0.12, 0],
      paint: skin,
      blend: 0.2,
    },
    {
      shape: 'ellipsoid',
      at: [0, NOSE.tip, 1.36],
      size: [NOSE.wide * 0.52, 0.135, 0.13],
      paint: skin,
      blend: 0.1,
    },
    ...[-1, 1].map(
      (side): Solid => ({
        shape: 'ellipsoid',
        at: [side * NOSE.wide * 0.62, NOSE.tip - 0.04, 1.24],
        size: [NOSE.wide * 0.36, 0.1, 0.12],
        paint: skin,
        blend: 0.08,
      }),
    ),
  ];
}

/** Ears that stand out more are turned more to the front, and larger. */
const STANDING_OUT = { turn: 140, size: 0.8 };

/** Both ears, next to cheeks of the width in `looks`. */
export function sculptEars({ skin, shape: { cheek, ears } }: Looks, gloss: number): Group[] {
  const turn = 18 + Math.max(0, ears) * STANDING_OUT.turn;
  const larger = 1 + ears * STANDING_OUT.size;

  const outer = skinPaint(skin, gloss);
  const inner: Paint = { colour: darken(skin, 0.14), gloss: gloss * 0.6 };
  return [-1, 1].map(
    (side): Group => [
      {
        shape: 'ellipsoid',
        at: [side * (cheek * 1.1 + 0.03 + ears), -0.2, -0.06],
        size: [0.15, 0.36 * larger, 0.25 * larger],
        turn: [0, side * -turn, side * -8],
        paint: outer,
      },
      {
        shape: 'ellipsoid',
        at: [side * (cheek * 1.1 + 0.1 + ears), -0.15, 0.14],
        size: [0.08, 0.21 * larger, 0.12 * larger],
        turn: [0, side * -turn, side * -8],
        paint: inner,
        cutOut: true,
        blend: 0.05,
      },
    ],
  );
}
