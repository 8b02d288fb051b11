import { luminance, type Rgb } from '../../../colour.ts';
import type { FaceFeatures } from './face-features.ts';
import { lidsOf } from './feature-zones.ts';
import { placesIn } from './places-in.ts';
import type { FaceInks } from './read-inks.ts';

/** How bright the white of an eye is on a toy, 0 to 255: a shaded one is not grey. */
const WHITE = 216;
/** Of the colours between lids, darkest first, the white lies here. */
const AT = 0.86;
/** More than this would whiten lids. */
const MOST_GAIN = 1.7;
/** What is this much darker than the white, as a share of it, is iris: it stays, and is lifted in between. */
const DARK = { from: 0.62, to: 0.86 };

/**
 * Brightens the whites of open eyes to those of a printed toy, in place: `cut` is an evenly lit face, three floats a
 * pixel. What lies dark between lids stays.
 */
export function whitenEyes(
  cut: Float32Array,
  { eyes }: Pick<FaceFeatures, 'eyes'>,
  { shut }: Pick<FaceInks, 'shut'>,
): void {
  for (const side of [0, 1] as const) {
    if (shut[side]) continue;
    const places = placesIn(lidsOf(eyes[side]));
    const lightAt = (at: number) => luminance(colourAt(cut, at));
    const lights = places.map(lightAt).sort((a, b) => a - b);
    const white = lights[Math.floor(lights.length * AT)];
    if (!white) continue;
    const gain = Math.max(1, Math.min(MOST_GAIN, WHITE / white));
    for (const at of places) {
      const share = Math.max(0, Math.min(1, (lightAt(at) / white - DARK.from) / (DARK.to - DARK.from)));
      for (const channel of [0, 1, 2]) cut[at + channel] *= 1 + (gain - 1) * share;
    }
  }
}

const colourAt = (cut: Float32Array, at: number): Rgb => [cut[at], cut[at + 1], cut[at + 2]];
