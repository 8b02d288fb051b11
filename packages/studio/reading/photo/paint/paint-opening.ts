import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { mouthGap } from '../print/read-inks.ts';
import { ramp } from '../ramp.ts';
import { pathThrough } from './print-canvas.ts';

/** Teeth fill an opening as narrow as the second; behind wider lips than the first their row ends above the lower one: a white plate is no teeth. */
const NARROW = { from: 0.13, to: 0.08 };
const ROW_OF_WIDE = 0.84;
/** A row is so high at least, where the lips let it, and at most, behind a smile, a grin all teeth and in a scream; in distances of the eyes. */
const ROW = { least: 0.075, smile: 0.2, grin: 0.235, scream: 0.12 };
/** A grin is all teeth where they fill so much of it. */
const ALL_TEETH = { from: 0.7, to: 0.88 };
/** So far apart are the lips of a broad smile, and from the second on those of a scream. */
const SCREAM = { from: 0.3, to: 0.5 };
/** The mesh counts the rim of the lips to the opening, which has no teeth: those seen reach further than they seem. */
const BEHIND_RIM = 1.3;

/** A mouth open so far shows teeth only, and from the second on tongue and dark as well, in distances of the eyes. */
const TEETH_ONLY = { to: 0.18, from: 0.3 };
/** So much of its opening teeth would fill: a row behind narrow lips ends out of sight, in a wide mouth half-way. */
const TEETH = { narrow: 1.5, wide: 0.46 };
/** A tongue is seen in a mouth with fewer teeth than this, or as wide open: below the teeth of a grin a red spot is one put out. */
const TONGUE = { teeth: 0.55, gap: 0.42 };

/** How far down a row of `teeth`, which fills so much of a `gap`, is painted. */
function rowHeight(gap: number, teeth: number): number {
  const fullest = ROW_OF_WIDE + (TEETH.narrow - ROW_OF_WIDE) * ramp(NARROW.from, NARROW.to, gap);
  const seen = gap * Math.min(fullest, teeth * BEHIND_RIM);
  const most = ROW.smile + (ROW.grin - ROW.smile) * ramp(ALL_TEETH.from, ALL_TEETH.to, teeth);
  const row = most + (ROW.scream - most) * ramp(SCREAM.from, SCREAM.to, gap);
  return Math.min(row, Math.max(Math.min(gap, ROW.least), seen));
}

/**
 * Paints what is between the lips of a smile over the photo's: one clean row of teeth, down to where they reach, over the
 * dark of the mouth. Gaps, gums and shadows, small, are a snarl, and a photo of few pixels has steps for teeth. What of
 * them lies beside the outline is painted over with the lips, of which `red` is the colour.
 */
export function cleanOpening(
  context: SKRSContext2D,
  mouth: readonly Point[],
  red: Rgb,
  { teeth, bearded }: { teeth: number; bearded: boolean },
): void {
  context.save();
  context.filter = `blur(${0.012 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = css(red, 0.7);
  context.lineWidth = 0.05;
  if (bearded) pathThrough(context, mouth.slice(mouth.length / 2), false);
  else pathThrough(context, mouth, true);
  context.stroke();
  context.restore();
  const gap = mouthGap(mouth);
  paintOpening(context, mouth, rowHeight(gap, teeth), teeth < TONGUE.teeth || gap > TONGUE.gap);
  context.strokeStyle = css(mix(red, [36, 16, 10], 0.7), 0.5);
  context.lineWidth = 0.018;
  pathThrough(context, mouth.slice(0, mouth.length / 2 + 1), false);
  context.stroke();
}

/** How much a mouth shows beside its teeth, 0 to 1. */
const wideness = (gap: number) => ramp(TEETH_ONLY.to, TEETH_ONLY.from, gap);

/** How far down the teeth of a mouth reach of which only the opening is known. */
export const usualTeeth = (gap: number) => gap * (TEETH.narrow + (TEETH.wide - TEETH.narrow) * wideness(gap));

/** A row of teeth so `high`, if any; behind a wide smile also the dark of the mouth, and the `tongue` where it shows. */
export function paintOpening(
  context: SKRSContext2D,
  mouth: readonly Point[],
  high: number,
  tongue = true,
): void {
  const gap = mouthGap(mouth);
  context.save();
  pathThrough(context, mouth, true);
  context.clip();
  context.fillStyle = DARK;
  context.fillRect(-1.5, 0, 3, 2.4);
  if (tongue && wideness(gap) > 0) paintTongue(context, mouth, gap);
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
const TONGUE_RED = 'rgb(206 96 101)';
const TOOTH_WHITE = 'rgb(255 253 249)';

/** Rounded, on the floor of the mouth. */
function paintTongue(context: SKRSContext2D, mouth: readonly Point[], gap: number): void {
  const [left, right] = [mouth[0], mouth[mouth.length / 2]];
  const floor = mouth[(mouth.length / 4) * 3];
  if (!left || !right || !floor) return;
  context.fillStyle = TONGUE_RED;
  context.beginPath();
  context.ellipse(floor.x, floor.y + gap * 0.05, (right.x - left.x) * 0.31, gap * 0.4, 0, 0, Math.PI * 2);
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
