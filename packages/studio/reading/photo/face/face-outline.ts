import type { Point } from '../point.ts';

/** Half the width of the lower face: at the corners of the jaw, a little above the chin, and of the chin itself. */
export type FaceOutline = { jaw: number; jowl: number; chinWidth: number };

/** So high above the chin each of them is measured, in the head's units: there faces differ most. */
export const ABOVE_CHIN: Readonly<FaceOutline> = { jaw: 0.6, jowl: 0.4, chinWidth: 0.12 };

/** Measures the outline of a face by the border of its mesh, y down. */
export function traceOutline(oval: readonly Point[], chin: number): FaceOutline {
  const at = (above: number) => halfWidthAt(oval, chin - above);
  return { jaw: at(ABOVE_CHIN.jaw), jowl: at(ABOVE_CHIN.jowl), chinWidth: at(ABOVE_CHIN.chinWidth) };
}

/** Half of how far apart the left and the right side of a closed line are at a height. */
function halfWidthAt(line: readonly Point[], height: number): number {
  const across = line.flatMap((from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    if (from.y - height > 0 === to.y - height > 0) return [];
    return [from.x + ((to.x - from.x) * (height - from.y)) / (to.y - from.y)];
  });
  // A mesh gone wrong must not turn a face inside out.
  return Math.max(0.05, across.length > 1 ? (Math.max(...across) - Math.min(...across)) / 2 : 0);
}

/**
 * How far an outline is taken away from the mean one, by what it was measured in. Over 120 portraits, the mesh has half to two
 * thirds of the differences that the photos show.
 */
const EXAGGERATION = { mesh: 2.25, photo: 1.7 };
/** Toys look at us from a slender face: where the lower face is as broad as in the photo, round cheeks make it heavy. */
const SLENDER: Readonly<FaceOutline> = { jaw: 0.06, jowl: 0.075, chinWidth: 0.035 };
/** The mean of 120 portraits, and the least and most that a mould may have before it is made slender. */
const RANGES: Readonly<Record<keyof FaceOutline, readonly [mean: number, low: number, high: number]>> = {
  jaw: [0.89, 0.74, 1.08],
  jowl: [0.75, 0.6, 0.94],
  chinWidth: [0.43, 0.34, 0.62],
};

/** A measured width as a caricaturist would draw it; of what is seen less `surely`, so much less is drawn. */
export function drawWidth(
  key: keyof FaceOutline,
  width: number,
  by: keyof typeof EXAGGERATION,
  surely = 1,
): number {
  const [mean, low, high] = RANGES[key];
  const drawn = Math.max(low, Math.min(high, mean + (width - mean) * EXAGGERATION[by] * surely));
  return drawn - SLENDER[key];
}

/** A head that is turned or bent so far, radians, hides half of what its outline tells. */
const HALF_SURE = { yaw: 0.5, pitch: 0.6 };
/** Of a head that leans back a jaw looks broad, and of a bowed one narrow: part of it is taken out, by radians from the usual. */
const BY_PITCH: Readonly<FaceOutline & { usual: number }> = {
  jaw: 0.1,
  jowl: 0.1,
  chinWidth: 0.06,
  usual: 0.13,
};

/** The outline of the mesh as a caricaturist would draw it. */
export function drawOutline(seen: FaceOutline, yaw: number, pitch: number): FaceOutline {
  const bent = pitch - BY_PITCH.usual;
  const surely = 1 / (1 + (yaw / HALF_SURE.yaw) ** 2 + (bent / HALF_SURE.pitch) ** 2);
  const draw = (key: keyof FaceOutline) => drawWidth(key, seen[key] + BY_PITCH[key] * bent, 'mesh', surely);
  return { jaw: draw('jaw'), jowl: draw('jowl'), chinWidth: draw('chinWidth') };
}
