import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, luminance, mix, type Rgb } from '../../colour.ts';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Looks } from './looks.ts';
import { paintEyes } from './paint-eye.ts';
import type { Point } from './point.ts';
import { pathThrough } from './print-canvas.ts';
import type { FaceStudy } from './study-face.ts';

/**
 * Traces brows, lips, teeth and eyes over a face, in the colours that `cut` (evenly lit, three floats a pixel)
 * shows there: what a toy painter would put on last, with a fine brush.
 */
export function paintFeatures(
  context: SKRSContext2D,
  { features }: FaceStudy,
  cut: Float32Array,
  looks: Looks,
): void {
  paintCheeks(context, looks.skin);
  if (looks.beard) paintStubble(context, features, looks);
  for (const brow of features.brows) paintBrow(context, brow, cut, looks);
  paintLips(context, features, cut, looks.skin);
  if (looks.glasses?.dark) return;
  paintEyes(context, features.eyes, cut, looks);
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
  { beard, skin, shape }: Looks,
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

function paintBrow(context: SKRSContext2D, brow: Point[], cut: Float32Array, { skin, hair }: Looks): void {
  const colours = coloursInside(cut, brow);
  const dark = colours[Math.floor(colours.length * 0.25)] ?? hair;
  const faint = luminance(dark) > luminance(skin) * 0.86;
  context.save();
  context.filter = `blur(${0.018 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = faint ? css(mix(darken(skin, 0.4), hair, 0.4), 0.42) : css(dark, 0.62);
  pathThrough(context, brow, true);
  context.fill();
  context.restore();
}

function paintLips(
  context: SKRSContext2D,
  { lips, mouth }: FaceFeatures,
  cut: Float32Array,
  skin: Rgb,
): void {
  const colours = coloursInside(cut, lips, mouth);
  const measured = colours[Math.floor(colours.length * 0.45)] ?? mix(skin, [176, 62, 66], 0.5);
  const red = mix(measured, mix(skin, [190, 50, 60], 0.6), 0.35);
  const gap = mouthGap(mouth);
  const brightest = colours[Math.floor(colours.length * 0.92)];
  // A thin smile shows teeth where the mesh sees closed lips: there the photo's own mouth stays.
  const thinSmile = gap <= WIDE_OPEN && brightest && luminance(brightest) > luminance(skin) * 1.12;
  if (thinSmile) return;
  context.save();
  context.filter = `blur(${0.012 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(red, 0.5);
  pathThrough(context, lips, true);
  context.fill();
  context.restore();
  if (gap > WIDE_OPEN) paintOpenMouth(context, mouth, cut, skin);
  context.strokeStyle = css(mix(red, [40, 12, 16], 0.72), 0.85);
  context.lineWidth = 0.026 + Math.min(0.012, gap * 0.05);
  pathThrough(context, mouth.slice(0, Math.floor(mouth.length / 2) + 1), false);
  context.stroke();
}

/** Lips further apart than this show what is behind them, in distances of the eyes. */
const WIDE_OPEN = 0.045;

/** How far the lips are apart in the middle of the mouth. */
function mouthGap(mouth: Point[]): number {
  const quarter = Math.floor(mouth.length / 4);
  return (mouth[quarter * 3]?.y ?? 0) - (mouth[quarter]?.y ?? 0);
}

/** Teeth where the photo shows something bright, otherwise the dark of the mouth. */
function paintOpenMouth(context: SKRSContext2D, mouth: Point[], cut: Float32Array, skin: Rgb): void {
  const inside = coloursInside(cut, mouth);
  const bright = inside[Math.floor(inside.length * 0.65)];
  const smiles = bright !== undefined && luminance(bright) > luminance(skin) * 0.72;
  context.save();
  pathThrough(context, mouth, true);
  context.clip();
  context.fillStyle = smiles ? TOOTH_WHITE : 'rgb(62 18 24 / 0.55)';
  context.fillRect(-1.5, 0, 3, 2.2);
  if (smiles) shadeCorners(context, mouth);
  // The lips' shadow is as broad as the smile allows: on a narrow one it would leave no white at all.
  const shade = Math.min(0.07, mouthGap(mouth) * 0.22);
  context.filter = `blur(${shade * 0.43 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = 'rgb(74 28 30 / 0.4)';
  context.lineWidth = shade;
  pathThrough(context, mouth, true);
  context.stroke();
  context.restore();
}

/** Lets the photo's own teeth be seen a little, with the lines between them. */
const TOOTH_WHITE = 'rgb(255 253 249 / 0.85)';

/** The row of teeth bends away from the light towards the corners of the mouth. */
function shadeCorners(context: SKRSContext2D, mouth: Point[]): void {
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
  context.fillRect(left, 0, right - left, 2.2);
}

/** The colours inside an outline and outside another one, darkest first. */
function coloursInside(cut: Float32Array, outline: readonly Point[], without?: readonly Point[]): Rgb[] {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const colours: Rgb[] = [];
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const step = 2 / perUnit;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      if (!isInside(outline, x, y) || (without && isInside(without, x, y))) continue;
      const column = Math.max(0, Math.min(width - 1, Math.round((x + halfWidth) * perUnit)));
      const row = Math.max(0, Math.min(height - 1, Math.round((y - top) * perUnit)));
      const at = (row * width + column) * 3;
      colours.push([cut[at], cut[at + 1], cut[at + 2]]);
    }
  }
  return colours.sort((a, b) => luminance(a) - luminance(b));
}

function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
