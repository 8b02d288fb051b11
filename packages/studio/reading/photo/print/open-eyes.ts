import type { Point } from '../point.ts';
import type { Eye, FaceFeatures } from './face-features.ts';
import type { FaceInks } from './read-inks.ts';

/** Lids of an open eye rise and sink so far between its corners, as shares of its width. */
const LIDS = { upper: 0.22, lower: 0.12 };

/**
 * The outlines and inks of a face whose eyes the photo shows shut, with eyes that look at us: a toy that sleeps is nobody's
 * wish, and one blink would be on it for good.
 */
export function openEyes<Inks extends Pick<FaceInks, 'shut' | 'irises'>>(
  features: FaceFeatures,
  inks: Inks,
): { features: FaceFeatures; inks: Inks } {
  const [left, right] = features.eyes.map((eye, side) => (inks.shut[side] ? open(eye) : eye));
  if (!left || !right || !inks.shut.includes(true)) return { features, inks };
  const irisOf = (side: 0 | 1, eye: Eye) => (inks.shut[side] ? middleOf(eye) : inks.irises[side]);
  return {
    features: { ...features, eyes: [left, right] },
    inks: { ...inks, irises: [irisOf(0, left), irisOf(1, right)] },
  };
}

function open({ upper, lower }: Eye): Eye {
  const [first, last] = [upper[0], upper.at(-1)];
  if (!first || !last) return { upper, lower };
  const width = Math.hypot(last.x - first.x, last.y - first.y);
  const lid = (count: number, high: number) =>
    Array.from({ length: count }, (_, index): Point => {
      const t = index / (count - 1);
      return {
        x: first.x + (last.x - first.x) * t,
        y: first.y + (last.y - first.y) * t - high * width * Math.sin(Math.PI * t) ** 0.8,
      };
    });
  return { upper: lid(upper.length, LIDS.upper), lower: lid(lower.length, -LIDS.lower) };
}

function middleOf({ upper, lower }: Eye): Point {
  const half = Math.floor(upper.length / 2);
  const [above, below] = [upper[half], lower[half]];
  return above && below ? { x: above.x, y: (above.y + below.y) / 2 } : { x: 0, y: 0 };
}
