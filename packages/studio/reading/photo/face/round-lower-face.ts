import type { FaceOutline } from './face-outline.ts';

/** How wide the roundest lower face is, as shares of its cheeks. */
const ROUND: Readonly<FaceOutline> = { jaw: 0.89, jowl: 0.79, chinWidth: 0.42 };
/** So far the smallest goes there: a face that is wider than its hair leaves room for is bloated. */
const SHARE = 0.5;

/**
 * The outline of a lower face as round as its `smallness` lets it be: what is short below the eyes is full beside the mouth,
 * where a caricature of the narrow chin alone would hollow the cheeks. `cheek` is half the width of the face above.
 */
export function roundLowerFace(outline: FaceOutline, cheek: number, smallness: number): FaceOutline {
  const round = (key: keyof FaceOutline) =>
    outline[key] + Math.max(0, ROUND[key] * cheek - outline[key]) * SHARE * smallness;
  return { jaw: round('jaw'), jowl: round('jowl'), chinWidth: round('chinWidth') };
}
