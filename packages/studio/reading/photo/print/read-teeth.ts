import { luminance, type Rgb } from '../../../colour.ts';
import { average } from '../colour-groups.ts';
import type { Point } from '../point.ts';
import { ramp } from '../ramp.ts';
import { FACE_PRINT } from './face-print.ts';

/** Teeth are at least as bright as this share of the skin, and red over green no more than so much of what skin and lips have. */
const TOOTH = { light: 0.6, redOfSkin: 1.1, redOfLip: 0.92 };
/**
 * Lips as much redder than the skin as the first are told from teeth by their red. Of lips as red as the second, on dark skin
 * and in black and white, they are told by their light: teeth are so many times brighter.
 */
const RED_LIPS = { from: 1.25, to: 1.06 };
const BRIGHTER = { red: 0.8, pale: 1.1, dark: 1.3 };
const DARK_SKIN = { from: 140, to: 90 };

/** Teeth are looked for in this part of a mouth, between its corners. */
const MIDDLE = { from: 0.2, to: 0.8 };
/** Of the columns of a mouth, fewest teeth first, this one tells how far down they reach: a child's gap is no dark row. */
const COLUMN = 0.75;

/** The colours of the skin and of the lips. */
type Around = { skin: Rgb; lip: Rgb };

/**
 * Lips gleam as brightly as teeth, yet a gleam has the red of lips. These parts of what lies between lips and of the lips,
 * darkest first, are compared; the wider a mouth is open, the likelier it shows teeth: so far apart it does where both are as red,
 * and each tenth in the logarithm of red over green counts as much as so much in that of the opening.
 */
const BETWEEN = { from: 0.6, to: 0.95 };
const OF_LIPS = { from: 0.3, to: 0.7 };
const APART = 0.14;
const PALER = 3.4;
/** Half the width of a mouth that smiles; narrower ones, in which less of a row is seen, are printed as they are. */
const SMILE = 0.4;
const NARROWER = 7;
/** Added to colours, so that noise in the dark is none. */
const NIGHT = 4;

/**
 * Whether what lies between lips so far apart, of a mouth of which `half` is so wide, may be teeth, by the colours between
 * and on the lips as the photo has them, darkest first.
 */
export function maySeeTeeth(
  { gap, half }: { gap: number; half: number },
  inside: readonly Rgb[],
  lips: readonly Rgb[],
): boolean {
  const [between, lip] = [average(partOf(inside, BETWEEN)), average(partOf(lips, OF_LIPS))];
  if (!between || !lip) return false;
  const narrower = NARROWER * Math.max(0, SMILE - half);
  return Math.log(Math.max(1e-3, gap) / APART) + PALER * (logRed(lip) - logRed(between)) > narrower;
}

const partOf = (colours: readonly Rgb[], { from, to }: typeof BETWEEN) =>
  colours.slice(Math.floor(colours.length * from), Math.ceil(colours.length * to));

const logRed = ([red, green]: Rgb) => Math.log((red + NIGHT) / (green + NIGHT));

/** How much of the opening of a mouth its teeth fill, 0 to 1, in `cut`, an evenly lit face of three floats a pixel. */
export function readTeeth(cut: Float32Array, mouth: readonly Point[], around: Around): number {
  const isTooth = toothTest(around);
  const half = mouth.length / 2;
  const [left, right] = [mouth[0], mouth[half]];
  if (!left || !right) return 0;
  const { width, perUnit, halfWidth, top } = FACE_PRINT;
  const upper = mouth.slice(0, half + 1);
  const lower = [left, ...mouth.slice(half).reverse()];
  const shares: number[] = [];
  const step = 1.5 / perUnit;
  const wide = right.x - left.x;
  for (let x = left.x + wide * MIDDLE.from; x < left.x + wide * MIDDLE.to; x += step) {
    let [teeth, count] = [0, 0];
    for (let y = heightAt(upper, x) + step; y < heightAt(lower, x); y += step) {
      const at = (Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit)) * 3;
      count++;
      if (isTooth([cut[at], cut[at + 1], cut[at + 2]])) teeth++;
    }
    if (count > 0) shares.push(teeth / count);
  }
  shares.sort((a, b) => a - b);
  return shares[Math.floor(shares.length * COLUMN)] ?? 0;
}

/** Tells a tooth by its colour. */
function toothTest({ skin, lip }: Around): (colour: Rgb) => boolean {
  const redder = rednessOf(lip) / rednessOf(skin);
  const pale = ramp(RED_LIPS.from, RED_LIPS.to, redder);
  const dark = ramp(DARK_SKIN.from, DARK_SKIN.to, luminance(skin));
  const brighter = BRIGHTER.pale + (BRIGHTER.dark - BRIGHTER.pale) * dark;
  const times = BRIGHTER.red + (brighter - BRIGHTER.red) * pale;
  const least = Math.max(luminance(skin) * TOOTH.light, luminance(lip) * times);
  const ofLip = rednessOf(lip) * (TOOTH.redOfLip + (TOOTH.redOfSkin - TOOTH.redOfLip) * pale);
  const reddest = Math.min(rednessOf(skin) * TOOTH.redOfSkin, ofLip);
  return (colour) => luminance(colour) > least && rednessOf(colour) < reddest;
}

const rednessOf = ([red, green]: Rgb) => red / Math.max(1, green);

/** The height of a line that runs from left to right at a place on it. */
function heightAt(line: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  );
  const [a, b] = [line[next - 1] ?? { x, y: 0 }, line[next] ?? { x, y: 0 }];
  return a.y + ((b.y - a.y) * (x - a.x)) / Math.max(1e-6, b.x - a.x);
}
