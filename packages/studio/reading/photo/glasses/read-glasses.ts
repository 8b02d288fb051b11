import { chroma, luminance, type Rgb } from '../../../colour.ts';
import type { GlassesId } from '../../../look/vocabulary.ts';
import { clamp } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import { middleOf } from '../point.ts';
import { colourAt } from '../print/face-print.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';
import { chooseFrames, type SeenLens } from './choose-frames.ts';
import { faintFrames } from './faint-frames.ts';
import { dropOf, followLens, type LensShape } from './lens-shape.ts';

/** Frames on the nose; `dark` ones hide the eyes. */
export type Glasses = {
  colour: Rgb;
  dark: boolean;
  form?: GlassesId;
  /** Colour of a tinted lens that lets the eyes through, and of a dark one that is not black. */
  lens?: Rgb;
  /** Width and height of a lens and thickness of its rim in the head's units; a rim of 0 was not told from its lens. */
  measured?: { width: number; height: number; rim: number };
};

/** The distance from an eye within which frames are, and within which a lens hides the eye, in the head's units. */
const AROUND = { x: 0.42, y: 0.36 };
const LENS = { x: 0.1, y: 0.08 };
/** The bridge is between the eyes: brims, hair and masks leave that place free. */
const BRIDGE_AT = { x: 0.15, above: 0.25, below: 0.2 };
const LEAST_BRIDGE = 0.03;
/** The least share of the places around an eye that are frames, and of both lenses that hide the eyes. */
const LEAST_FRAMES = 0.04;
const LEAST_LENS = 0.6;
/** Lenses at least this large and this dark compared with the skin hide the eyes as well. */
const LARGE_FRAMES = 0.2;
const DARK = 0.35;
/**
 * How bright tinted lenses below both eyes are, as a share of the skin below them; clear ones are in the shade of
 * brows and rims. Lenses that seem to hide the eyes have another limit, and a lens whose pair seems to hide one may
 * have any brightness. Brighter lenses are tinted if their colour is `hue` away from that of the skin, in logarithms
 * of red and of blue over green.
 */
const TINTED = { least: 0, most: 0.58, hue: 0.24 };
const CLEAR = { least: 0.63, most: Number.POSITIVE_INFINITY, hue: Number.POSITIVE_INFINITY };
const PAIRED = { least: 0, most: Number.POSITIVE_INFINITY, hue: Number.POSITIVE_INFINITY };
/** What is as bright as this compared with the skin has its hue from what clear lenses mirror, and from painted lids. */
const MIRRORED = 0.75;
const BELOW_EYE = { x: 0.12, top: 0.14, bottom: 0.2 };
const BELOW_LENS = { x: 0.12, top: 0.58, bottom: 0.75 };

/**
 * How much colour, 0 to 255, lenses that hide the eyes must have not to count as black: brown and mirrored ones have
 * more.
 */
const COLOURED = 45;

/** Looks for glasses on skin of the colour `skin`, in a photo whose regions are known. */
export function seeGlasses(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Glasses | undefined {
  const seen = framesIn(patch, regions, skin);
  if (seen) return seen;
  const nose = bridgeOf(regions);
  const eyes = aroundEyes(regions, AROUND.x, BRIDGE_AT.x, AROUND.y);
  const faint = faintFrames(regions, { ...nose, top: nose.top + 0.1 }, eyes);
  if (!faint) return undefined;
  const rims = faint.hasRims ? framesIn(patch, faint.regions, skin) : undefined;
  const bridge = frameColour(patch, faint.regions, [nose]);
  if (!rims) return { colour: withoutSkin(bridge, skin, THIN.least), dark: false, form: 'rimless' };
  // What is hardly seen has no form of its own: that of most frames, and thin.
  const { measured: _, ...guessed } = rims;
  const colour = withoutSkin(rims.colour, skin, THIN.least);
  if (rims.dark || rims.lens !== undefined) return { ...guessed, form: 'sunglasses', colour };
  return { ...guessed, form: 'rectangular', colour, measured: FAINT };
}

/** No rim is this thick above: it was a brow, or the shade of a hat. */
const MOST_ABOVE = 0.22;
/** Frames that are hardly seen. */
const FAINT = { width: 0.84, height: 0.52, rim: 0.035 };

const aroundEyes = ({ eyes }: HeadRegions, x: number, above: number, below = above) =>
  eyes.map(
    (eye): Edges => ({ left: eye.x - x, right: eye.x + x, top: eye.y - above, bottom: eye.y + below }),
  );

function framesIn(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Glasses | undefined {
  const shares = (places: readonly Edges[]) => places.map((edges) => shareOf(regions, 'thing', edges, 0.03));
  const [frames, lenses] = [aroundEyes(regions, AROUND.x, AROUND.y), aroundEyes(regions, LENS.x, LENS.y)];
  const share = Math.max(...shares(frames));
  if (share < LEAST_FRAMES || shareOf(regions, 'thing', bridgeOf(regions), 0.03) < LEAST_BRIDGE)
    return undefined;
  const lens = average(lenses.flatMap((edges) => coloursIn(patch, edges)));
  const isDark = lens !== undefined && luminance(lens) < luminance(skin) * DARK;
  const filled = shares(lenses).filter((own) => own > LEAST_LENS).length;
  const hidden = filled === 2 || (filled === 0 && Math.min(...shares(frames)) > LARGE_FRAMES && isDark);
  const tint = readTint(patch, regions, filled === 1 ? PAIRED : hidden ? CLEAR : TINTED);
  const dark = hidden && tint === undefined;
  const isSunglasses = dark || tint !== undefined;
  const shown = dark && lens && chroma(lens) > COLOURED ? lens : tint;
  // What lenses mirror counts as frame, but for the bridge.
  const isMirror = !isSunglasses && mirror(patch, regions);
  const seen = isMirror ? [bridgeOf(regions)] : frames;
  const shape = followNearLens(patch, regions);
  const isBrow = !isSunglasses && !isMirror && shape.rim.upper > MOST_ABOVE;
  const measured = isBrow ? FAINT : measureFrames(shape);
  return {
    colour: withoutSkin(frameColour(patch, regions, seen), skin, measured?.rim ?? 0),
    dark,
    form: isBrow ? 'rectangular' : chooseFrames(shape, isSunglasses),
    ...(shown && { lens: shown }),
    ...(measured && { measured }),
  };
}

function bridgeOf({ eyes }: HeadRegions): Edges {
  const middle = middleOf(eyes);
  return {
    left: middle.x - BRIDGE_AT.x,
    right: middle.x + BRIDGE_AT.x,
    top: middle.y - BRIDGE_AT.above,
    bottom: middle.y + BRIDGE_AT.below,
  };
}

function frameColour(patch: HeadPatch, regions: HeadRegions, frames: readonly Edges[]): Rgb {
  const colours = frames
    .flatMap((edges) => coloursIn(patch, edges, 0.03, (x, y) => regions.at(x, y) === 'thing'))
    .sort((a, b) => luminance(a) - luminance(b));
  return colours[Math.floor(colours.length * 0.3)] ?? [30, 26, 28];
}

/**
 * In a photo skin blends into rims that are as thick as this; the thinner one is, the less of what is seen is rim. No
 * plastic is darker.
 */
const THIN = { least: 0.015, most: 0.055, share: { least: 0.6, most: 0.78 }, darkest: 14 };

/** The colour of a rim without the skin that blends into it. */
function withoutSkin(colour: Rgb, skin: Rgb, rim: number): Rgb {
  if (rim < THIN.least || rim > THIN.most) return colour;
  const { least, most } = THIN.share;
  const share = least + ((most - least) * (rim - THIN.least)) / (THIN.most - THIN.least);
  const own = (channel: 0 | 1 | 2) =>
    clamp(skin[channel] + (colour[channel] - skin[channel]) / share, THIN.darkest, 255);
  return [own(0), own(1), own(2)];
}

/** The lens on the side of the head that is turned to us, seen from the front: the other one is more foreshortened. */
function followNearLens(patch: HeadPatch, regions: HeadRegions): SeenLens {
  const both = regions.eyes.map((eye, at) => followLens(regions, eye, at === 0 ? -1 : 1));
  const [left, right] = both;
  if (left === undefined || right === undefined) throw new Error('A head has two eyes.');
  return { ...nearerOf(left, right, patch.yaw), drop: Math.min(dropOf(left), dropOf(right)) };
}

function nearerOf(left: LensShape, right: LensShape, yaw: number): LensShape {
  if (Math.abs(yaw) < 0.1) return left.closed >= right.closed ? left : right;
  const [near, far] = yaw > 0 ? [left, right] : [right, left];
  const seen = near.width > 0 ? near : far;
  return { ...seen, width: seen.width / Math.cos(yaw) };
}

/** A lens that is narrower than this was seen from the side, or not at all. */
const LEAST_WIDTH = 0.5;
/** No rim is as thick as this on one side alone. */
const ONE_SIDED = 0.14;
/** Both sides of a rim that is not told from its lens. */
const UNSEEN_RIM = 0.08;

function measureFrames({ width, height, rim }: LensShape): Glasses['measured'] {
  if (width < LEAST_WIDTH) return undefined;
  // What lenses mirror is followed as rim, on one side.
  const [thin, most] = [Math.min(rim.upper, rim.lower), Math.max(rim.upper, rim.lower)];
  const thick = thin > 0 && most > ONE_SIDED ? thin : (thin + most) / 2;
  // Where lens and rim are one, the outer border of the rim was followed.
  const own = thick > 0 ? 0 : UNSEEN_RIM;
  return { width: width - own, height: height - own, rim: thick };
}

/** The colour of tinted lenses, by their brightness or hue compared with the skin below them; undefined of others. */
function readTint(
  patch: HeadPatch,
  regions: HeadRegions,
  { least, most, hue }: typeof TINTED,
): Rgb | undefined {
  const sides = lensesAndCheeks(patch, regions);
  const isTinted =
    sides.every(({ share }) => share > least && share < most) ||
    sides.every(({ share, apart }) => share < MIRRORED && apart > hue);
  return sides.length === 2 && isTinted ? average(sides.map(({ lens }) => lens)) : undefined;
}

/** Whether both lenses mirror something of another colour than the skin. */
function mirror(patch: HeadPatch, regions: HeadRegions): boolean {
  const sides = lensesAndCheeks(patch, regions);
  return sides.length === 2 && sides.every(({ share, apart }) => share > MIRRORED && apart > TINTED.hue);
}

/**
 * What is seen through the lower halves of both lenses: its colour, its share of the cheek's light, and how far its hue
 * is from it.
 */
function lensesAndCheeks(
  patch: HeadPatch,
  { eyes }: HeadRegions,
): { lens: Rgb; share: number; apart: number }[] {
  return eyes.flatMap((eye) => {
    const at = ({ x, top, bottom }: typeof BELOW_EYE) =>
      average(
        coloursIn(patch, { left: eye.x - x, right: eye.x + x, top: eye.y + top, bottom: eye.y + bottom }),
      );
    const [lens, cheek] = [at(BELOW_EYE), at(BELOW_LENS)];
    if (!lens || !cheek) return [];
    return [{ lens, share: luminance(lens) / luminance(cheek), apart: hueApart(lens, cheek) }];
  });
}

/** Added to colours before their logarithm is taken, so that noise in the dark is none. */
const NIGHT = 12;
function hueApart(lens: Rgb, skin: Rgb): number {
  const overGreen = (colour: Rgb, channel: 0 | 2) =>
    Math.log((colour[channel] + NIGHT) / (colour[1] + NIGHT));
  return Math.hypot(overGreen(lens, 0) - overGreen(skin, 0), overGreen(lens, 2) - overGreen(skin, 2));
}

/** A bridge must be this much darker than the skin of the nose around it, as a share. */
const BRIDGE = 0.26;

/**
 * Looks for glasses in a cut-out face: a dark bridge over the nose, where nothing else is dark, and the
 * lower rims under the eyes on both sides. Missed ones are better than invented ones.
 */
export function readGlasses(cut: Float32Array, skin: Rgb): Glasses | undefined {
  const bright = luminance(skin);
  const at = (x: number, y: number) => colourAt(cut, x, y);
  /** The darkest line across a vertical strip, over the skin above and below it, and its colour. */
  const darkest = (x: number, top: number, bottom: number) => {
    let best: { light: number; colour: Rgb; y: number } = { light: 255, colour: skin, y: top };
    for (let y = top; y <= bottom; y += 0.015) {
      const colour = at(x, y);
      const light = luminance(colour);
      if (light < best.light) best = { light, colour, y };
    }
    return best;
  };
  const bridge = [-0.08, -0.04, 0, 0.04, 0.08].map((x) => darkest(x, -0.25, 0.2));
  const bridgeDark = bridge.filter(({ light }) => light < bright * (1 - BRIDGE)).length;
  const level = Math.max(...bridge.map(({ y }) => y)) - Math.min(...bridge.map(({ y }) => y));
  const rims = [-0.66, -0.5, -0.36, 0.36, 0.5, 0.66].map((x) => darkest(x, 0.2, 0.6));
  const rimsDark = rims.filter(({ light }) => light < bright * 0.72).length;
  const lenses = [-0.5, 0.5].map((x) => patchLight(at, x, 0.16));
  const dark = lenses.every((light) => light < bright * 0.4);
  if (bridgeDark < 4 || level > 0.16 || (rimsDark < 4 && !dark)) return undefined;
  const colours = [...bridge, ...rims]
    .map(({ colour }) => colour)
    .sort((a, b) => luminance(a) - luminance(b));
  return { colour: colours[Math.floor(colours.length * 0.3)] ?? [30, 26, 28], dark };
}

function patchLight(at: (x: number, y: number) => Rgb, x: number, y: number): number {
  let sum = 0;
  for (const dx of [-0.12, -0.04, 0.04, 0.12])
    for (const dy of [-0.04, 0.04]) sum += luminance(at(x + dx, y + dy));
  return sum / 8;
}
