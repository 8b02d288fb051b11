import { luminance, type Rgb } from '../../colour.ts';
import type { GlassesId } from '../../look/vocabulary.ts';
import { average } from './colour-groups.ts';
import { FACE_PRINT } from './face-print.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from './head-regions.ts';

/** Frames on the nose; `dark` ones hide the eyes. */
export type Glasses = {
  colour: Rgb;
  dark: boolean;
  form?: GlassesId;
  /** Colour of a tinted lens that lets the eyes through. */
  lens?: Rgb;
};

/** Frames lie within this of an eye, and a lens over it hides what is within that, in the head's units. */
const AROUND = { x: 0.42, y: 0.36 };
const LENS = { x: 0.1, y: 0.08 };
/** The least share of the places around both eyes that are frames, and of both lenses that hide the eyes. */
const LEAST_FRAMES = 0.04;
const LEAST_LENS = 0.6;
/** Lenses so large and so dark beside the skin hide the eyes as well. */
const LARGE_FRAMES = 0.2;
const DARK = 0.35;

/** Looks for glasses on skin of the colour `skin` where it is known what is where in the photo. */
export function seeGlasses(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Glasses | undefined {
  const [frames, lenses] = [AROUND, LENS].map(({ x, y }) =>
    regions.eyes.map(
      (eye): Edges => ({ left: eye.x - x, right: eye.x + x, top: eye.y - y, bottom: eye.y + y }),
    ),
  );
  const least = (places: readonly Edges[] = []) =>
    Math.min(...places.map((edges) => shareOf(regions, 'thing', edges, 0.03)));
  const share = least(frames);
  if (share < LEAST_FRAMES) return undefined;
  const seen = average((lenses ?? []).flatMap((edges) => coloursIn(patch, edges)));
  const isDark = seen !== undefined && luminance(seen) < luminance(skin) * DARK;
  const colours = (frames ?? [])
    .flatMap((edges) => coloursIn(patch, edges, 0.03, (x, y) => regions.at(x, y) === 'thing'))
    .sort((a, b) => luminance(a) - luminance(b));
  return {
    colour: colours[Math.floor(colours.length * 0.3)] ?? [30, 26, 28],
    dark: least(lenses) > LEAST_LENS || (share > LARGE_FRAMES && isDark),
  };
}

/** A bridge must be this much darker than the skin of the nose around it, as a share. */
const BRIDGE = 0.26;

/**
 * Looks for glasses in an evenly lit face: a dark bridge over the nose, where nothing else is dark, and the
 * lower rims under the eyes on both sides. Missed ones are better than invented ones.
 */
export function readGlasses(cut: Float32Array, skin: Rgb): Glasses | undefined {
  const bright = luminance(skin);
  const at = (x: number, y: number): Rgb => {
    const column = Math.round((x + FACE_PRINT.halfWidth) * FACE_PRINT.perUnit);
    const row = Math.round((y - FACE_PRINT.top) * FACE_PRINT.perUnit);
    const place = (row * FACE_PRINT.width + column) * 3;
    return [cut[place], cut[place + 1], cut[place + 2]];
  };
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
