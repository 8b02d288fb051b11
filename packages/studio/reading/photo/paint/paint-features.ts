import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import type { FaceLayers } from '../print/face-layers.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { printedOf } from '../print/feature-zones.ts';
import { express, isPrinted } from './express.ts';
import type { FaceWishes } from './face-wishes.ts';
import { completeLips, mapLips } from './keep-lips.ts';
import { paintBeard } from './paint-beard.ts';
import { paintEyes } from './paint-eye.ts';
import { paintLenses } from './paint-lenses.ts';
import { paintMouth, traceMouth, usualLips, wipeLips } from './paint-mouth.ts';
import { paintStubble } from './paint-stubble.ts';
import { clipAround, pathThrough } from './print-canvas.ts';
import { shave } from './shave.ts';

/**
 * Traces brows, lips, teeth and eyes over a face: what a toy painter would put on last, with a fine brush. Over a clear
 * photo the lines are light, of a blurred one everything is drawn. `layers` are in the colours of the skin that is painted.
 */
export function paintFeatures(
  context: SKRSContext2D,
  { features: seen, inks, clarity, hiddenBrows, isMouthSeen }: Omit<FaceLayers, 'base'>,
  wishes: FaceWishes,
): void {
  const { looks } = wishes;
  const face = express(seen, inks, wishes.expression, { mouthClarity: clarity.mouth, isMouthSeen });
  const isDrawn = !isPrinted(inks, clarity.mouth);
  const keepsMouth = !face.ownMouth && !isDrawn;
  const lipColour = wishes.shaved
    ? shaveAround(context, seen, { ...inks, keepsMouth }, wishes.shaved.beard, looks.skin)
    : inks.lips;
  // A blurred mouth is drawn anew: the blur would show beside it.
  if (!keepsMouth)
    for (const lips of [seen.lips, face.features.lips])
      wipeLips(context, lips, looks.skin, looks.beard ? WIPED.bearded : WIPED.bare);
  paintCheeks(context, looks.skin);
  paintFacialHair(context, face.features, looks, { clarity: clarity.mouth, isMouthSeen });
  for (const side of [0, 1] as const)
    paintBrow(
      context,
      face.features.brows[side],
      inks.brows[side],
      wishes,
      looks.glasses ? 0 : clarity.eyes * (1 - hiddenBrows[side]),
    );
  if (!keepsMouth)
    paintMouth(context, face, {
      measured: inks.lips,
      skin: looks.skin,
      covered: looks.beard !== undefined || wishes.shaved?.beard !== undefined,
    });
  else
    traceMouth(
      context,
      face.features,
      { ...inks, lips: lipColour },
      { skin: looks.skin, bearded: looks.beard?.coverage !== undefined },
      clarity.mouth,
    );
  paintEyes(context, face, inks, wishes, clarity.eyes);
  paintLenses(context, looks);
}

/** Takes the beard of the photo off. A mouth that stays keeps its lips, which are completed where hair hung over them; tells their colour. */
function shaveAround(
  context: SKRSContext2D,
  seen: FaceFeatures,
  { lips: ink, keepsMouth }: { lips: Rgb | undefined; keepsMouth: boolean },
  beard: FaceWishes['looks']['beard'],
  skin: Rgb,
): Rgb | undefined {
  const isCompleted = keepsMouth && beard;
  const colour = isCompleted ? completeLips(context, seen, { ink, usual: usualLips(skin), skin }) : ink;
  shave(context, beard, seen.lips, skin, keepsMouth ? mapLips(seen.lips) : undefined);
  return colour;
}

/** So much is wiped around lips, in distances of the eyes: a beard grows up to them. */
const WIPED = { bare: 0.13, bearded: 0.03 };

/** Where the print of a beard fades out the painted one is whole: it fades within so much of the printed face. */
const WHOLLY = { wide: 0.86, high: 0.95 };

/** A clear photo has a beard's shadow of its own: so much less of it is painted. */
const OWN_SHADOW = 0.6;

/** A beard as the photo shows it, or its shadow; never over the lips. */
function paintFacialHair(
  context: SKRSContext2D,
  features: FaceLayers['features'],
  looks: FaceWishes['looks'],
  { clarity, isMouthSeen }: { clarity: number; isMouthSeen: boolean },
): void {
  const { beard } = looks;
  context.save();
  clipAround(context, beard?.coverage ? belowMoustache(features) : features.lips);
  const printed = isMouthSeen ? printedOf(features.oval, WHOLLY) : undefined;
  if (beard?.coverage) paintBeard(context, { ...beard, coverage: beard.coverage }, looks, printed);
  else {
    context.globalAlpha = 1 - OWN_SHADOW * clarity;
    paintStubble(context, features, looks);
  }
  context.restore();
}

/** The mouth and its lower lip: moustaches hang over the upper one. */
const belowMoustache = ({ lips, mouth }: FaceLayers['features']): Point[] => [
  ...mouth.slice(0, mouth.length / 2 + 1),
  ...lips.slice(lips.length / 2 + 1),
];

/** A breath of colour, as every doll has. */
function paintCheeks(context: SKRSContext2D, skin: Rgb): void {
  const rosy = mix(skin, [226, 86, 78], 0.5);
  for (const x of [-0.66, 0.66]) {
    const blush = context.createRadialGradient(x, 0.66, 0, x, 0.66, 0.36);
    blush.addColorStop(0, css(rosy, 0.12));
    blush.addColorStop(1, css(rosy, 0));
    context.fillStyle = blush;
    context.fillRect(x - 0.4, 0.2, 0.8, 0.9);
  }
}

/** How strongly a brow is traced over a clear photo. */
const TRACED_BROW = 0.42;
/** A brow that is not seen clearly is drawn so strongly, and one as light as these shares of the skin more faintly. */
const DARK_BROW = 0.8;
const FAINT = { from: 0.5, to: 0.9, drawn: 0.36 };
/** Dyed brows are as much darker than the hair as a hairdresser leaves them. */
const DYED = 0.3;

function paintBrow(
  context: SKRSContext2D,
  brow: Point[],
  measured: Rgb | undefined,
  { looks: { skin, hair }, brows: dyed }: FaceWishes,
  clarity: number,
): void {
  const dark = measured ?? hair;
  const seen = Math.max(
    0,
    Math.min(1, (FAINT.to - luminance(dark) / luminance(skin)) / (FAINT.to - FAINT.from)),
  );
  const drawn = FAINT.drawn + (DARK_BROW - FAINT.drawn) * seen;
  const natural = css(
    mix(mix(darken(skin, 0.4), hair, 0.4), dark, seen),
    drawn + (TRACED_BROW - drawn) * clarity,
  );
  context.save();
  context.filter = `blur(${0.018 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = dyed ? css(darken(dyed, DYED), 0.78) : natural;
  pathThrough(context, brow, true);
  context.fill();
  context.restore();
}
