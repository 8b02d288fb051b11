import { luminance, type Rgb } from '../../../colour.ts';
import { FACE_PRINT } from './face-print.ts';
import { blur, spread } from './plane-filters.ts';

const { width: WIDTH } = FACE_PRINT;

/** What is dark and no wider than twice this is a line, what is wider a shade; pixels of the print. */
const LINE = 5;
/** How far around a pixel its light is looked for, nearest first, pixels; and how much skin must lie there, 0 to 1. */
const REACHES = [
  { reach: 2, enough: 0.3 },
  { reach: 9, enough: 0.3 },
  { reach: 24, enough: 0.06 },
] as const;
/** Hairs of brows and lashes reach so far beyond their outlines, pixels: there is no skin to be read. */
const HAIRS = 3;
/**
 * A shade that both halves of the face have is kept, as it is the form of nose, sockets and cheeks, the softer the deeper it is:
 * the mould throws shadows of its own. As a share of the skin's light it tends to one less this.
 */
const DEEPEST = 1.1;
/** So much of a gleam is kept: the renderer has a light of its own, but not the forehead's, the nose's and the cheeks'. */
const GLEAM = 0.9;
/** Halves of a face are never quite alike: so far around the mirrored pixel its shade is blurred, pixels. */
const UNLIKE = 5;
/** Lines of the skin no deeper than this are grain, of which hard light makes more. */
const GRAIN = { even: 0.012, harsh: 0.1 };
/** More than this would lift noise instead of shade. */
const MOST_GAIN = 4;

/**
 * Takes shadows and smears off an evenly lit face of three floats a pixel, in place: the shadow of a cap or of a nose,
 * whose edge is too sharp for `evenLight`. The light on the skin is what stays of the picture when all its thin dark
 * lines are closed. Where it is darker than on the other half of the face, it is a shadow and goes; what both halves
 * have is the face's form and stays, as do creases, freckles and nostrils. Brows, eyes and lips, which `skinZone` leaves
 * out, have the light of the skin around them; so has a beard, whose darkness is no shade.
 */
export function liftShade(cut: Float32Array, skinZone: Float32Array, skin: Rgb, evenness: number): void {
  const bare = spread(skinZone, HAIRS, 'darkest');
  // From far to near, so that the nearest skin has the last word.
  const reaches = REACHES.toReversed().map(({ reach, enough }) => ({
    reach,
    enough,
    seen: blur(bare, reach),
  }));
  const bright = luminance(skin);
  const plane = skinZone.map((_, pixel) =>
    luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]),
  );
  const light = lightOf(plane, bare, reaches, bright);
  const shade = light.map((here) => here / bright);
  const around = blur(shade, UNLIKE);
  const grain = GRAIN.even + (GRAIN.harsh - GRAIN.even) * (1 - evenness);
  for (let pixel = 0; pixel < shade.length; pixel++) {
    const column = pixel % WIDTH;
    const mirrored = around[pixel - column + WIDTH - 1 - column];
    // In harsh light blurred, as the edge of a shadow is no form.
    const own = around[pixel] + (shade[pixel] - around[pixel]) * evenness ** 2;
    const form = own + Math.max(0, Math.min(1, mirrored) - around[pixel]);
    const lit = Math.max(4, light[pixel]);
    const clean = 1 + (withoutGrain(plane[pixel] / lit, grain) - 1) * bare[pixel];
    const gain = Math.min(MOST_GAIN, ((bright * keptOf(form)) / lit) * clean);
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) cut[at] = cut[at] * gain;
  }
}

/** How much of the skin's light is kept where the form of a face has so much of it. */
const keptOf = (form: number): number =>
  form < 1 ? 1 - DEEPEST * (1 - Math.exp((form - 1) / DEEPEST)) : 1 + (form - 1) * GLEAM;

/** What a place is multiplied with whose line has a `share` of the light around it: without the depth of the `grain`. */
function withoutGrain(share: number, grain: number): number {
  const line = Math.max(0.05, Math.min(1, share));
  return (1 - Math.max(0, 1 - line - grain)) / line;
}

/** The light that falls on the skin at each pixel, or around it where skin is `seen`; else the `usual` one. */
function lightOf(
  plane: Float32Array,
  bare: Float32Array,
  reaches: readonly { reach: number; enough: number; seen: Float32Array }[],
  usual: number,
): Float32Array {
  const lit = closeLines(plane).map((value, pixel) => value * bare[pixel]);
  const light = new Float32Array(lit.length).fill(usual);
  for (const { reach, enough, seen } of reaches) {
    const here = blur(lit, reach);
    for (let pixel = 0; pixel < light.length; pixel++) {
      const found = here[pixel] / Math.max(1e-3, seen[pixel]);
      light[pixel] = light[pixel] + (found - light[pixel]) * Math.min(1, seen[pixel] / enough);
    }
  }
  return light;
}

/** Fills what is dark and thin with the brightness around it: morphological closing. */
function closeLines(plane: Float32Array): Float32Array {
  return spread(spread(plane, LINE, 'brightest'), LINE, 'darkest');
}
