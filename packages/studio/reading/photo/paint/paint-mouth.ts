import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, luminance, mix, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { type FaceInks, lowerLip, mouthGap } from '../print/read-inks.ts';
import { ramp } from '../ramp.ts';
import type { PaintedFace } from './express.ts';
import { cleanOpening, paintOpening, usualTeeth } from './paint-opening.ts';
import { clipAround, pathThrough } from './print-canvas.ts';

/** Colour of the lips in the photo, the skin, and whether paint has covered them. */
type MouthInks = { measured: Rgb | undefined; skin: Rgb; covered: boolean };

/** Lips are redder than light skin; on dark skin they are a little lighter, and hardly redder: more would be lipstick. */
const LIPS: Readonly<Record<'light' | 'dark', Rgb>> = { light: [178, 60, 64], dark: [152, 92, 84] };
const DARK_SKIN = { from: 140, to: 80 };

/** The colour of lips that nobody has seen. */
export function usualLips(skin: Rgb): Rgb {
  const dark = darknessOf(skin);
  return mix(skin, mix(LIPS.light, LIPS.dark, dark), 0.5 + dark * 0.22);
}

const darknessOf = (skin: Rgb) => ramp(DARK_SKIN.from, DARK_SKIN.to, luminance(skin));

/** Blur mixes skin and teeth into lips: so much of drawn ones is what is usual, on light skin and more on dark. */
const USUAL = { light: 0.55, dark: 0.7 };

/** Paints lips and what is between them. */
export function paintMouth(
  context: SKRSContext2D,
  { features: { lips, mouth }, mouth: state, ownMouth }: PaintedFace,
  { measured, skin, covered }: MouthInks,
): void {
  const usual = usualLips(skin);
  const share = USUAL.light + (USUAL.dark - USUAL.light) * darknessOf(skin);
  const red = mix(measured ?? usual, usual, share);
  const gap = mouthGap(mouth);
  context.save();
  context.filter = `blur(${0.012 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(red, covered && !ownMouth ? 0.68 : 0.85);
  pathThrough(context, lips, true);
  context.fill();
  context.restore();
  lightLip(context, lips, red);
  if (state !== 'closed') paintOpening(context, mouth, state === 'open' ? 0 : usualTeeth(gap));
  context.strokeStyle = css(mix(red, [36, 16, 10], 0.78), 0.85);
  context.lineWidth = 0.026 + Math.min(0.012, gap * 0.05);
  const line = state === 'closed' && !ownMouth ? closedLine(mouth) : mouth.slice(0, mouth.length / 2 + 1);
  pathThrough(context, line, false);
  context.stroke();
}

const LIT: Rgb = [246, 190, 172];

/** The light on a full lower lip: without it, drawn lips are a stain. */
function lightLip(context: SKRSContext2D, lips: readonly Point[], red: Rgb): void {
  const [left, right, bottom] = [lips[0], lips[lips.length / 2], lips[(lips.length / 4) * 3]];
  if (!left || !right || !bottom) return;
  const [middle, corner] = [(left.x + right.x) / 2, (left.y + right.y) / 2];
  const high = Math.max(0.012, (bottom.y - corner) * 0.18);
  context.save();
  context.filter = `blur(${0.02 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(mix(red, LIT, 0.32), 0.75);
  context.beginPath();
  context.ellipse(middle, bottom.y - high * 2, (right.x - left.x) * 0.22, high, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** How strongly lips, and the line between them, are traced over a clear photo and over a blurred one. */
const CLEAR = { lips: 0.16, line: 0.4 };
const BLURRED = { lips: 0.5, line: 0.75 };
/** So much of the hue of printed lips is that of their paint: light from the side turns one half grey. */
const HUE = 0.85;

/**
 * Goes over the mouth of the photo with a light brush: the colour of the lips, and the line between closed ones. Of a
 * blurred photo, with a clarity of 0, it takes more of both.
 */
export function traceMouth(
  context: SKRSContext2D,
  { lips, mouth }: FaceFeatures,
  { lips: measured, mouth: state, teeth }: FaceInks,
  { skin, bearded }: { skin: Rgb; bearded: boolean },
  clarity: number,
): void {
  const strength = (part: keyof typeof CLEAR) => BLURRED[part] + (CLEAR[part] - BLURRED[part]) * clarity;
  const usual = usualLips(skin);
  // Blur mixes the grey of skin and teeth into lips.
  const red = mix(measured ?? usual, usual, 0.5 * (1 - clarity));
  context.save();
  if (state !== 'closed') clipAround(context, mouth);
  context.filter = `blur(${0.016 * FACE_PRINT.perUnit}px)`;
  // A moustache hangs over the upper lip: paint would lie on its hair as a veil.
  pathThrough(context, bearded ? lowerLip(lips, mouth) : lips, true);
  context.fillStyle = css(red, strength('lips'));
  context.fill();
  context.globalCompositeOperation = 'color';
  context.fillStyle = css(red, HUE);
  context.fill();
  // The mesh draws lips smaller than they are.
  context.strokeStyle = css(red, 0.3);
  context.lineWidth = bearded ? 0.03 : 0.06;
  context.stroke();
  context.restore();
  if (state === 'teeth') cleanOpening(context, mouth, red, { teeth, bearded });
  if (state === 'closed') traceLine(context, mouth, red, strength('line'));
}

/** The line between closed lips. */
function traceLine(context: SKRSContext2D, mouth: readonly Point[], red: Rgb, strength: number): void {
  context.strokeStyle = css(mix(red, [40, 12, 16], 0.72), strength);
  context.lineWidth = 0.02;
  pathThrough(context, mouth.slice(0, mouth.length / 2 + 1), false);
  context.stroke();
}

/** How much a painter bends the line of a closed smile beyond what is seen. */
const BEND = 0.4;

/** The line between closed lips: between the borders of both, with corners that rise a little more than they do. */
function closedLine(mouth: readonly Point[]): Point[] {
  const half = mouth.length / 2;
  const middle = Array.from({ length: half + 1 }, (_, index): Point => {
    const [above, below] = [mouth[index], mouth[(mouth.length - index) % mouth.length]];
    const at = above ?? { x: 0, y: 0 };
    return below ? { x: (at.x + below.x) / 2, y: (at.y + below.y) / 2 } : at;
  });
  const [left, centre, right] = [middle[0], middle[half / 2], middle[half]];
  if (!left || !centre || !right) return middle;
  const more = Math.max(0, centre.y - (left.y + right.y) / 2) * BEND;
  return middle.map(({ x, y }, index) => ({ x, y: y + more * (1 - (index / half - 0.5) ** 2 * 8) * 0.5 }));
}

/** Lays skin over a mouth and so much of what is around it, in distances of the eyes. */
export function wipeLips(context: SKRSContext2D, lips: readonly Point[], skin: Rgb, around: number): void {
  context.save();
  context.filter = `blur(${0.04 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(skin);
  context.strokeStyle = css(skin);
  context.lineWidth = around * 2;
  pathThrough(context, lips, true);
  context.fill();
  context.stroke();
  context.restore();
}
