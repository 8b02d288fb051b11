import { darken } from '../colour.ts';
import type { FaceShape } from '../reading/photo/face/frontal-face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Decal, Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { skinPaint } from './skin-paint.ts';
import { frontOf } from './surface.ts';

/**
 * The head in the face's units: eyes at height 0 and one unit apart, chin, cheeks and crown where the
 * person has them (chin about -1.9, crown about 1.6). The face itself is the print; the mould adds nose, cheeks, chin and ears
 * for the light to play on.
 */
export function sculptHead(looks: Looks, face: Decal, gloss: number): Group[] {
  const skin: Paint = { ...skinPaint(looks.skin, gloss), decal: face };
  return [
    [...sculptSkull(looks.shape, skin), ...sculptDome(looks, skin), ...sculptNose(looks, skin)],
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

/** How much of what a face narrows towards its chin narrows its jaw as well. */
const POINTED = 0.7;

/** Where two solids melt into each other, they swell beside the chin by so much. */
const MELTED = 0.06;
/** The cheeks end so far above the chin of a short face, or they would make it longer. */
const SHORT = 0.6;

/** The skull is widest so far above the eyes. */
const WIDEST = 0.34;

/** Skull, cheeks, jaw and chin, `swell` thicker on all sides: a beard lies on them. */
export function sculptSkull(
  { chin, cheek, jaw, jowl, chinWidth, crown }: FaceShape,
  paint: Paint,
  swell = 0,
): Solid[] {
  const ellipsoid = (at: Vector, [x, y, z]: Vector, blend = 0): Solid => ({
    shape: 'ellipsoid',
    at,
    size: [x + swell, y + swell, z + swell],
    paint,
    blend,
  });
  return [
    ellipsoid([0, WIDEST, -0.04], [cheek * 1.1, crown - WIDEST, 1.32]),
    ellipsoid([0, -0.4, 0.1], [cheek * 1.01, Math.min(1.16, chin - SHORT), 1.14], 0.34),
    ellipsoid(
      [0, 0.84 - chin, 0.16],
      [jaw - MELTED - POINTED * Math.max(0, jaw * 0.87 - jowl), 0.84, 0.98],
      0.4,
    ),
    // The corners of a square jaw and the cheeks of a round one; of a pointed one they lie inside, and a softer blend
    // would swell it into a square one all the same.
    ...[-1, 1].map((side) =>
      ellipsoid([side * (jowl - MELTED - 0.36), 0.62 - chin, 0.32], [0.36, 0.4, 0.58], 0.16),
    ),
    // A broad chin looks broad only if the mould overdoes it: the jaw's ball melts most of it away.
    ellipsoid([0, 0.3 - chin, 0.76], [0.37 + (chinWidth - 0.48) * 1.7, 0.24, 0.28], 0.26),
  ];
}

/** How far in front of the head's axis the skin lies at x, y; without nose and ears. */
export const skinFront = (shape: FaceShape, x: number, y: number): number =>
  frontOf(sculptSkull(shape, { colour: [0, 0, 0], gloss: 0 }), x, y, 2);

/** From tip to foot a usual nose is so long, and so far its tip stands before the cheeks. */
const USUAL_NOSE = { foot: 0.118, depth: 0.49 };

function sculptNose({ shape: { noseWidth, noseTip, noseBase, noseDepth } }: Looks, skin: Paint): Solid[] {
  const tip = -noseTip;
  const high = Math.max(0.65, Math.min(1, (noseBase - noseTip) / USUAL_NOSE.foot));
  const out = noseDepth - USUAL_NOSE.depth;
  return [
    {
      shape: 'capsule',
      at: [0, -0.1, 1.16],
      to: [0, tip + 0.06, 1.34 + out],
      size: [0.06, 0.12, 0],
      paint: skin,
      blend: 0.2,
    },
    {
      shape: 'ellipsoid',
      at: [0, tip, 1.36 + out],
      size: [noseWidth * 0.52, 0.135 * high, 0.13],
      paint: skin,
      blend: 0.1,
    },
    ...[-1, 1].map(
      (side): Solid => ({
        shape: 'ellipsoid',
        at: [side * noseWidth * 0.62, tip - 0.04 * high, 1.24 + out / 2],
        size: [noseWidth * 0.36, 0.1 * high, 0.12],
        paint: skin,
        blend: 0.08,
      }),
    ),
  ];
}

function sculptEars({ skin, shape: { cheek } }: Looks, gloss: number): Group[] {
  const outer = skinPaint(skin, gloss);
  const inner: Paint = { colour: darken(skin, 0.14), gloss: gloss * 0.6 };
  return [-1, 1].map(
    (side): Group => [
      {
        shape: 'ellipsoid',
        at: [side * (cheek * 1.1 + 0.03), -0.2, -0.06],
        size: [0.15, 0.36, 0.25],
        turn: [0, side * -18, side * -8],
        paint: outer,
      },
      {
        shape: 'ellipsoid',
        at: [side * (cheek * 1.1 + 0.1), -0.15, 0.14],
        size: [0.08, 0.21, 0.12],
        turn: [0, side * -18, side * -8],
        paint: inner,
        cutOut: true,
        blend: 0.05,
      },
    ],
  );
}
