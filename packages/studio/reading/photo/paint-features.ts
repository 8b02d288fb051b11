import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb } from '../../colour.ts';
import { express } from './express.ts';
import type { FaceFeatures } from './face-features.ts';
import type { FaceLayers } from './face-layers.ts';
import { FACE_PRINT } from './face-print.ts';
import { paintEyes } from './paint-eye.ts';
import type { FaceWishes } from './paint-face.ts';
import { paintLenses } from './paint-lenses.ts';
import { paintMouth } from './paint-mouth.ts';
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
  paintCheeks(context, looks.skin);
  if (looks.beard) paintStubble(context, face.features, wishes);
  for (const side of [0, 1] as const) paintBrow(context, face.features.brows[side], inks.brows[side], looks);
  paintMouth(context, face, { measured: inks.lips, seen: seen.lips, skin: looks.skin });
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

/** The shadow of a beard over jaw, chin and upper lip; under a moulded beard it hides the seam. */
function paintStubble(
  context: SKRSContext2D,
  { lips, oval }: FaceFeatures,
  { looks: { beard, skin, shape } }: FaceWishes,
): void {
  if (!beard) return;
  const lower = oval.filter(({ y }) => y > 0.55);
  const lip = Math.min(...lips.map(({ y }) => y)) - 0.13;
  context.save();
  context.filter = `blur(${0.07 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(mix(beard.colour, skin, beard.kind === 'stubble' ? 0.25 : 0.1), 0.55);
  context.beginPath();
  if (beard.kind === 'stubble' || beard.kind === 'full') {
    for (const { x, y } of lower) context.lineTo(x, y);
    context.lineTo(-shape.jaw * 0.72, 0.8);
    context.lineTo(-0.34, lip);
    context.lineTo(0.34, lip);
    context.lineTo(shape.jaw * 0.72, 0.8);
  } else context.ellipse(0, lip + 0.06, 0.34, 0.09, 0, 0, Math.PI * 2);
  context.closePath();
  context.fill();
  context.restore();
}

function paintBrow(
  context: SKRSContext2D,
  brow: Point[],
  measured: Rgb | undefined,
  { skin, hair }: FaceWishes['looks'],
): void {
  const dark = measured ?? hair;
  const faint = luminance(dark) > luminance(skin) * 0.86;
  context.save();
  context.filter = `blur(${0.018 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = faint ? css(mix(darken(skin, 0.4), hair, 0.4), 0.42) : css(dark, 0.62);
  pathThrough(context, brow, true);
  context.fill();
  context.restore();
}
