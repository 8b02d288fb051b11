/**
 * What makes a face look small below its eyes: mean and spread over 394 portraits, and how much each counts to tell the small
 * faces among them from the others. Little below the nose, a short nose, a narrow chin that lies back, and full cheeks.
 */
const SIGNS = {
  belowNose: { mean: 0.928, spread: 0.061, counts: -0.97 },
  nose: { mean: 0.666, spread: 0.055, counts: -1.2 },
  chinWidth: { mean: 0.433, spread: 0.023, counts: -0.52 },
  cheek: { mean: 1.066, spread: 0.043, counts: 0.8 },
  recedes: { mean: 0.016, spread: 0.021, counts: 0.4 },
} as const;
/** How much an open mouth lowers the chin and swings it back, as shares of its opening. */
const OF_OPENING = { lower: 0.6, back: 0.05 };

/** From this sum of the signs on a face is drawn small; at `HALF` more it is half as small as it can be. */
const FROM = 1.4;
const HALF = 1.25;

/**
 * How small a face is compared with the distance of its eyes, 0 to 1, by its measures, by how far its lips are apart
 * and by how far its chin `recedes` behind its cheeks. It rises softly: there is no border beyond which a face is
 * small.
 */
export function smallnessOf(
  {
    chin,
    gap,
    noseBase,
    chinWidth,
    cheek,
  }: Record<'chin' | 'gap' | 'noseBase' | 'chinWidth' | 'cheek', number>,
  recedes: number,
): number {
  const closed = chin - gap * OF_OPENING.lower;
  const seen = {
    belowNose: (closed - noseBase) / cheek,
    nose: noseBase,
    chinWidth: chinWidth / cheek,
    cheek,
    recedes: recedes - gap * OF_OPENING.back,
  };
  const sum = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).reduce((total, sign) => {
    const { mean, spread, counts } = SIGNS[sign];
    return total + ((seen[sign] - mean) / spread) * counts;
  }, 0);
  const above = Math.max(0, sum - FROM) ** 2;
  return above / (above + HALF ** 2);
}
