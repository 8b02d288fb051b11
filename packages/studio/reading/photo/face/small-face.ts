import type { FaceMeasures } from './caricature.ts';

/**
 * What makes a face look small below its eyes: mean and spread over 126 portraits, and how much each counts. A high
 * forehead, a short nose, a narrow chin and little below the nose; an open mouth lowers the chin by about half its opening.
 */
const SIGNS = {
  forehead: { mean: 0.336, spread: 0.019, counts: 1 / 3 },
  nose: { mean: 0.688, spread: 0.055, counts: -1 / 3 },
  chinWidth: { mean: 0.44, spread: 0.022, counts: -1 / 6 },
  belowNose: { mean: 0.934, spread: 0.057, counts: -1 / 6 },
} as const;
const OF_OPENING = 0.6;

/** A face this much smaller than the mean, in spreads, is drawn half as far as can be. */
const HALF = 1.4;

/**
 * How small a face is against its eyes and forehead, 0 to 1, by its measures and how far its `forehead` reaches above the
 * eyes. It rises softly from the mean face on: there is no border beyond which a face is small.
 */
export function smallnessOf(
  { chin, gap, noseBase, chinWidth, cheek }: FaceMeasures,
  forehead: number,
): number {
  const closed = chin - gap * OF_OPENING;
  const seen = {
    forehead: forehead / (forehead + closed),
    nose: noseBase,
    chinWidth: chinWidth / cheek,
    belowNose: (closed - noseBase) / cheek,
  };
  const sum = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).reduce((total, sign) => {
    const { mean, spread, counts } = SIGNS[sign];
    return total + ((seen[sign] - mean) / spread) * counts;
  }, 0);
  const above = Math.max(0, sum) ** 2;
  return above / (above + HALF ** 2);
}
