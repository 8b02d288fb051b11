import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb } from '../../../colour.ts';
import { formOf } from '../../../figure/beard.ts';
import type { FacialHairId } from '../../../look/vocabulary.ts';
import type { Looks } from '../looks.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';

/** What is painted below moulded hair, so that no bare seam shows at its border; other forms have clean edges. */
const AROUND: Readonly<Partial<Record<FacialHairId, 'lower face' | 'lip'>>> = {
  stubble: 'lower face',
  'short-beard': 'lower face',
  'full-beard': 'lower face',
  'long-beard': 'lower face',
  moustache: 'lip',
  handlebar: 'lip',
  walrus: 'lip',
  goatee: 'lip',
};

/** The shadow of a beard over jaw, chin and upper lip; on a face with stubble also its bristles. */
export function paintStubble(
  context: SKRSContext2D,
  { lips, oval }: FaceFeatures,
  { beard, skin, shape }: Looks,
): void {
  const form = beard && formOf(beard);
  const place = form && AROUND[form];
  if (!beard || !place) return;
  const isStubble = form === 'stubble';
  const top = Math.min(...lips.map(({ y }) => y)) - 0.13;
  context.save();
  context.filter = `blur(${0.07 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(isStubble ? shadeOf(beard.colour, skin) : mix(beard.colour, skin, 0.1), 0.55);
  context.beginPath();
  if (place === 'lower face') {
    for (const { x, y } of oval.filter(({ y: height }) => height > 0.55)) context.lineTo(x, y);
    context.lineTo(-shape.jaw * 0.72, 0.8);
    context.lineTo(-0.34, top);
    context.lineTo(0.34, top);
    context.lineTo(shape.jaw * 0.72, 0.8);
  } else context.ellipse(0, top + 0.06, 0.34, 0.09, 0, 0, Math.PI * 2);
  context.closePath();
  context.fill();
  context.restore();
  if (isStubble) paintBristles(context, lips, shape, shadeOf(beard.colour, skin));
}

/** Stubble shows on any skin: dark hair shades it, white hair frosts it, and hair as pale as the skin throws a shadow. */
function shadeOf(hair: Rgb, skin: Rgb): Rgb {
  const [own, under] = [luminance(hair), luminance(skin)];
  const isShadow = own > under * 0.7 && own < Math.max(150, under * 1.3);
  return isShadow ? mix(hair, darken(skin, 0.62), 0.75) : mix(hair, skin, 0.2);
}

/** Turn of the golden angle: dots that follow it lie evenly and never in rows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const DOTS = 520;

/** Fine dots from ear to ear below the cheeks, around lips that stay free. */
function paintBristles(
  context: SKRSContext2D,
  lips: FaceFeatures['lips'],
  { jaw, chin }: Looks['shape'],
  colour: Rgb,
): void {
  const top = Math.min(...lips.map(({ y }) => y)) - 0.16;
  const [half, mouth] = [Math.max(...lips.map(({ x }) => Math.abs(x))), top + 0.3];
  context.save();
  context.fillStyle = css(colour, 0.5);
  for (let dot = 0; dot < DOTS; dot++) {
    const away = Math.sqrt((dot + 0.5) / DOTS);
    const x = Math.cos(dot * GOLDEN) * away * jaw * 1.08;
    const y = mouth + 0.12 + Math.sin(dot * GOLDEN) * away * (chin - mouth) * 1.05;
    // The border rises from the corners of the mouth to the ears.
    const border = Math.abs(x) < half ? top : top + 0.12 - Math.max(0, Math.abs(x) - half - 0.12) * 0.7;
    const isLip = (x / (half + 0.03)) ** 2 + ((y - mouth) / 0.19) ** 2 < 1;
    if (y < border || isLip) continue;
    context.beginPath();
    context.ellipse(x, y, 0.009, 0.014, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
