import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, luminance, mix, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { type FaceInks, mouthGap } from '../print/read-inks.ts';
import { ramp } from '../ramp.ts';
import type { PaintedFace } from './express.ts';
import { clipAround, pathThrough } from './print-canvas.ts';

/** Colour of the lips in the photo, the skin, and whether paint has covered them. */
type MouthInks = { measured: Rgb | undefined; skin: Rgb; covered: boolean };

/** Lips are redder than light skin; on dark skin they are a little lighter, and hardly redder: more would be lipstick. */
const LIPS: Readonly<Record<'light' | 'dark', Rgb>> = { light: [178, 60, 64], dark: [152, 92, 84] };
const DARK_SKIN = { from: 140, to: 80 };

function usualLips(skin: Rgb): Rgb {
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
  { lips: measured, mouth: state, teeth, gappy }: FaceInks,
  skin: Rgb,
  clarity: number,
): void {
  const strength = (part: keyof typeof CLEAR) => BLURRED[part] + (CLEAR[part] - BLURRED[part]) * clarity;
  const usual = usualLips(skin);
  // Blur mixes the grey of skin and teeth into lips.
  const red = mix(measured ?? usual, usual, 0.5 * (1 - clarity));
  context.save();
  if (state !== 'closed') clipAround(context, mouth);
  context.filter = `blur(${0.016 * FACE_PRINT.perUnit}px)`;
  pathThrough(context, lips, true);
  context.fillStyle = css(red, strength('lips'));
  context.fill();
  context.globalCompositeOperation = 'color';
  context.fillStyle = css(red, HUE);
  context.fill();
  // The mesh draws lips smaller than they are.
  context.strokeStyle = css(red, 0.3);
  context.lineWidth = 0.06;
  context.stroke();
  context.restore();
  if (state === 'teeth' && gappy) cleanOpening(context, mouth, red, teeth);
  if (state !== 'closed') return;
  context.strokeStyle = css(mix(red, [40, 12, 16], 0.72), strength('line'));
  context.lineWidth = 0.02;
  pathThrough(context, mouth.slice(0, mouth.length / 2 + 1), false);
  context.stroke();
}

/** Teeth fill an opening as narrow as the second; behind wider lips than the first their row ends above the lower one: a white plate is no teeth. */
const NARROW = { from: 0.13, to: 0.08 };
const ROW_OF_WIDE = 0.84;
/** A row is so high at least, where the lips let it, and at most, behind a smile and in a scream; in distances of the eyes. */
const ROW = { least: 0.075, smile: 0.2, scream: 0.12 };
/** So far apart are the lips of a broad smile, and from the second on those of a scream. */
const SCREAM = { from: 0.25, to: 0.42 };
/** The mesh counts the rim of the lips to the opening, which has no teeth: those seen reach further than they seem. */
const BEHIND_RIM = 1.3;

/** How far down a row of `teeth`, which fills so much of a `gap`, is painted. */
function rowHeight(gap: number, teeth: number): number {
  const fullest = ROW_OF_WIDE + (TEETH.narrow - ROW_OF_WIDE) * ramp(NARROW.from, NARROW.to, gap);
  const seen = gap * Math.min(fullest, teeth * BEHIND_RIM);
  const most = ROW.smile + (ROW.scream - ROW.smile) * ramp(SCREAM.from, SCREAM.to, gap);
  return Math.min(most, Math.max(Math.min(gap, ROW.least), seen));
}

/**
 * Paints teeth with gaps over the photo's as one clean row, down to where they reach: gaps, gums and shadows between them,
 * small, are a snarl. What of them lies beside the outline is painted over with the lips.
 */
function cleanOpening(context: SKRSContext2D, mouth: readonly Point[], red: Rgb, teeth: number): void {
  context.save();
  context.filter = `blur(${0.012 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = css(red, 0.7);
  context.lineWidth = 0.05;
  pathThrough(context, mouth, true);
  context.stroke();
  context.restore();
  paintOpening(context, mouth, rowHeight(mouthGap(mouth), teeth));
  context.strokeStyle = css(mix(red, [36, 16, 10], 0.7), 0.5);
  context.lineWidth = 0.018;
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

/** A mouth open so far shows teeth only, and from the second on tongue and dark as well, in distances of the eyes. */
const TEETH_ONLY = { to: 0.18, from: 0.3 };
/** So much of its opening teeth would fill: a row behind narrow lips ends out of sight, in a wide mouth half-way. */
const TEETH = { narrow: 1.5, wide: 0.46 };

/** How much a mouth shows beside its teeth, 0 to 1. */
const wideness = (gap: number) => ramp(TEETH_ONLY.to, TEETH_ONLY.from, gap);

/** How far down the teeth of a mouth reach of which only the opening is known. */
const usualTeeth = (gap: number) => gap * (TEETH.narrow + (TEETH.wide - TEETH.narrow) * wideness(gap));

/** A row of teeth so `high`, if any; behind a wide smile also the dark of the mouth, and the tongue. */
function paintOpening(context: SKRSContext2D, mouth: readonly Point[], high: number): void {
  const gap = mouthGap(mouth);
  context.save();
  pathThrough(context, mouth, true);
  context.clip();
  context.fillStyle = DARK;
  context.fillRect(-1.5, 0, 3, 2.4);
  if (wideness(gap) > 0) paintTongue(context, mouth, gap);
  if (high > 0) paintTeeth(context, mouth, high);
  // The lips' shadow is as broad as the smile allows: on a narrow one it would leave no white at all.
  const shade = Math.min(0.05, gap * 0.2);
  context.filter = `blur(${shade * 0.43 * FACE_PRINT.perUnit}px)`;
  context.lineWidth = shade;
  context.strokeStyle = 'rgb(112 40 38 / 0.22)';
  pathThrough(context, mouth, true);
  context.stroke();
  context.strokeStyle = 'rgb(96 34 32 / 0.3)';
  pathThrough(context, mouth.slice(0, mouth.length / 2 + 1), false);
  context.stroke();
  context.restore();
}

const DARK = 'rgb(98 28 36)';
const TONGUE = 'rgb(214 104 108)';
const TOOTH_WHITE = 'rgb(255 253 249)';

/** Rounded, on the floor of the mouth. */
function paintTongue(context: SKRSContext2D, mouth: readonly Point[], gap: number): void {
  const [left, right] = [mouth[0], mouth[mouth.length / 2]];
  const floor = mouth[(mouth.length / 4) * 3];
  if (!left || !right || !floor) return;
  context.fillStyle = TONGUE;
  context.beginPath();
  context.ellipse(floor.x, floor.y + gap * 0.05, (right.x - left.x) * 0.27, gap * 0.34, 0, 0, Math.PI * 2);
  context.fill();
}

/** The upper row, from corner to corner. */
function paintTeeth(context: SKRSContext2D, mouth: readonly Point[], high: number): void {
  const upper = mouth.slice(0, mouth.length / 2 + 1);
  const edge = upper.map(({ x, y }, index) => {
    const t = index / (upper.length - 1);
    return { x, y: y + high * Math.sin(Math.PI * (0.12 + t * 0.76)) };
  });
  context.fillStyle = TOOTH_WHITE;
  pathThrough(context, [...upper.map(({ x, y }) => ({ x, y: y - 0.03 })), ...edge.reverse()], true);
  context.fill();
  shadeCorners(context, mouth);
}

/** The row of teeth bends away from the light towards the corners of the mouth. */
function shadeCorners(context: SKRSContext2D, mouth: readonly Point[]): void {
  const xs = mouth.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const bend = context.createLinearGradient(left, 0, right, 0);
  for (const [at, strength] of [
    [0, 0.5],
    [0.2, 0.12],
    [0.36, 0],
    [0.64, 0],
    [0.8, 0.12],
    [1, 0.5],
  ] as const)
    bend.addColorStop(at, `rgb(120 66 62 / ${strength})`);
  context.fillStyle = bend;
  context.fillRect(left, 0, right - left, 2.4);
}
