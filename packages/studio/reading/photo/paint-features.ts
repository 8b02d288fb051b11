import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb } from '../../colour.ts';
import { express } from './express.ts';
import type { FaceLayers } from './face-layers.ts';
import { FACE_PRINT } from './face-print.ts';
import type { FaceWishes } from './face-wishes.ts';
import { paintBeard } from './paint-beard.ts';
import { paintEyes } from './paint-eye.ts';
import { paintLenses } from './paint-lenses.ts';
import { paintMouth, shave, wipeLips } from './paint-mouth.ts';
import { paintStubble } from './paint-stubble.ts';
import type { Point } from './point.ts';
import { pathThrough } from './print-canvas.ts';

/**
 * Traces brows, lips, teeth and eyes over a face: what a toy painter would put on last, with a fine brush. `layers` are
 * in the colours of the skin that is painted.
 */
export function paintFeatures(
  context: SKRSContext2D,
  { features: seen, inks }: Pick<FaceLayers, 'features' | 'inks'>,
  wishes: FaceWishes,
): void {
  const { looks } = wishes;
  const face = express(seen, inks, wishes.expression);
  if (wishes.shaved) shave(context, seen.lips, looks.skin);
  if (face.ownMouth) for (const lips of [seen.lips, face.features.lips]) wipeLips(context, lips, looks.skin);
  paintCheeks(context, looks.skin);
  const { beard } = looks;
  if (beard?.coverage) paintBeard(context, { ...beard, coverage: beard.coverage }, looks);
  else paintStubble(context, face.features, looks);
  for (const side of [0, 1] as const) paintBrow(context, face.features.brows[side], inks.brows[side], wishes);
  paintMouth(context, face, {
    measured: inks.lips,
    skin: looks.skin,
    covered: looks.beard !== undefined || wishes.shaved === true,
  });
  paintEyes(context, face, inks, looks);
  paintLenses(context, looks);
}

/** A breath of colour, as every doll has. */
function paintCheeks(context: SKRSContext2D, skin: Rgb): void {
  const rosy = mix(skin, [226, 86, 78], 0.5);
  for (const x of [-0.66, 0.66]) {
    const blush = context.createRadialGradient(x, 0.66, 0, x, 0.66, 0.36);
    blush.addColorStop(0, css(rosy, 0.2));
    blush.addColorStop(1, css(rosy, 0));
    context.fillStyle = blush;
    context.fillRect(x - 0.4, 0.2, 0.8, 0.9);
  }
}

/** Dyed brows are as much darker than the hair as a hairdresser leaves them. */
const DYED = 0.3;

function paintBrow(
  context: SKRSContext2D,
  brow: Point[],
  measured: Rgb | undefined,
  { looks: { skin, hair }, brows: dyed }: FaceWishes,
): void {
  const dark = measured ?? hair;
  const faint = luminance(dark) > luminance(skin) * 0.86;
  const natural = faint ? css(mix(darken(skin, 0.4), hair, 0.4), 0.42) : css(dark, 0.62);
  context.save();
  context.filter = `blur(${0.018 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = dyed ? css(darken(dyed, DYED), 0.78) : natural;
  pathThrough(context, brow, true);
  context.fill();
  context.restore();
}
