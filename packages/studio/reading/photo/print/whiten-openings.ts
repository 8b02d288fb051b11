import { luminance, type Rgb } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from './face-features.ts';
import { lidsOf } from './feature-zones.ts';
import { placesIn } from './places-in.ts';
import type { FaceInks } from './read-inks.ts';

/** How bright the white of an eye and a row of teeth are on a toy, 0 to 255: a shaded eye is not grey, nor are teeth. */
const WHITE = { eye: 216, teeth: 232 };
/** So much of the hue of teeth goes: light that is evened for the skin leaves them green. */
const HUE_OF_TEETH = 0.75;
/** Of the colours between lids or lips, darkest first, the white lies here. */
const AT = 0.86;
/** More than this would whiten lids and lips of a mouth that shows no teeth. */
const MOST_GAIN = 1.7;
/** What is this much darker than the white, as a share of it, is iris, tongue or gap: it stays, and is lifted in between. */
const DARK = { from: 0.62, to: 0.86 };

/**
 * Brightens the whites of open eyes and the teeth of a smile to those of a printed toy, in place: `cut` is an evenly lit
 * face, three floats a pixel. What lies dark between lids and lips stays.
 */
export function whitenOpenings(
  cut: Float32Array,
  { eyes, mouth }: FaceFeatures,
  { shut, mouth: state }: FaceInks,
): void {
  for (const side of [0, 1] as const) if (!shut[side]) whiten(cut, lidsOf(eyes[side]), WHITE.eye, 0);
  if (state !== 'teeth') return;
  closeGaps(cut, mouth);
  whiten(cut, mouth, WHITE.teeth, HUE_OF_TEETH);
}

function whiten(cut: Float32Array, outline: readonly Point[], target: number, paler: number): void {
  const places = placesIn(outline);
  const lightAt = (at: number) => luminance(colourAt(cut, at));
  const lights = places.map(lightAt).sort((a, b) => a - b);
  const white = lights[Math.floor(lights.length * AT)];
  if (!white) return;
  const gain = Math.max(1, Math.min(MOST_GAIN, target / white));
  for (const at of places) {
    const light = lightAt(at);
    const share = Math.max(0, Math.min(1, (light / white - DARK.from) / (DARK.to - DARK.from)));
    const lift = 1 + (gain - 1) * share;
    for (const channel of [0, 1, 2]) {
      const own = cut[at + channel];
      cut[at + channel] = (own + (light - own) * paler * share) * lift;
    }
  }
}

/** Between two teeth lie at most twice so many pixels. */
const GAP = 4;

/**
 * Makes a row of teeth one white band: fills dark gaps between them, which a toy's print does not have. What lies beside
 * the outline counts as well: the white would run up to it in steps.
 */
function closeGaps(cut: Float32Array, outline: readonly Point[]): void {
  const places = placesIn(outline);
  const near = Array.from({ length: GAP * 2 + 1 }, (_, index) => (index - GAP) * 3);
  const lightAt = remember((at) => luminance(colourAt(cut, at)));
  // Whole pixels are moved: the brightest of each channel alone would be a colour that no tooth has.
  const brightestAt = remember((at) => at + extremeOf(near, (step) => lightAt(at + step)));
  const closed = places.map((at) =>
    colourAt(cut, brightestAt(at + extremeOf(near, (step) => -lightAt(brightestAt(at + step))))),
  );
  for (const [index, at] of places.entries()) cut.set(closed[index] ?? [], at);
}

/** Keeps what was found for each place: neighbours ask for the same ones. */
function remember(find: (at: number) => number): (at: number) => number {
  const found = new Map<number, number>();
  return (at) => {
    const known = found.get(at) ?? find(at);
    found.set(at, known);
    return known;
  };
}

/** The step with the highest value. */
function extremeOf(steps: readonly number[], measure: (step: number) => number): number {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (const step of steps) {
    const value = measure(step);
    if (value > highest) [best, highest] = [step, value];
  }
  return best;
}

const colourAt = (cut: Float32Array, at: number): Rgb => [cut[at], cut[at + 1], cut[at + 2]];
