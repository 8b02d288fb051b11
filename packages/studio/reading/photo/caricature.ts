import type { Point } from './point.ts';

/** The measures of a face, in distances of its eyes: heights below the eyes, and halves of widths. */
export type FaceMeasures = {
  chin: number;
  mouth: number;
  noseTip: number;
  /** At the cheekbones, at the corners of the jaw, and of the chin. */
  cheek: number;
  jaw: number;
  chinWidth: number;
  noseWidth: number;
  mouthWidth: number;
};

/**
 * How far a face is taken away from the mean one. The mesh draws every outline towards the mean by itself, so that
 * cheeks, jaw and chin are taken further.
 */
const EXAGGERATION = 1.25;
const OF_OUTLINE = 1.45;
const OUTLINE: ReadonlySet<keyof FaceMeasures> = new Set(['cheek', 'jaw', 'chinWidth']);

/** The mean of 52 adults' and children's portraits, and the least and most that a mould may have. */
const RANGES: Readonly<Record<keyof FaceMeasures, readonly [mean: number, low: number, high: number]>> = {
  chin: [1.74, 1.46, 2.12],
  mouth: [1.03, 0.8, 1.36],
  noseTip: [0.565, 0.42, 0.8],
  cheek: [1.085, 0.98, 1.26],
  jaw: [0.87, 0.72, 1.08],
  chinWidth: [0.48, 0.36, 0.62],
  noseWidth: [0.297, 0.22, 0.4],
  mouthWidth: [0.362, 0.28, 0.48],
};

/** The measures that a caricaturist would draw: what is unlike the mean becomes more so. */
export function exaggerate(measured: FaceMeasures): FaceMeasures {
  const draw = (key: keyof FaceMeasures) => {
    const [mean, low, high] = RANGES[key];
    const times = OUTLINE.has(key) ? OF_OUTLINE : EXAGGERATION;
    return Math.max(low, Math.min(high, mean + (measured[key] - mean) * times));
  };
  return {
    chin: draw('chin'),
    mouth: draw('mouth'),
    noseTip: draw('noseTip'),
    cheek: draw('cheek'),
    jaw: draw('jaw'),
    chinWidth: draw('chinWidth'),
    noseWidth: draw('noseWidth'),
    mouthWidth: draw('mouthWidth'),
  };
}

/** Moves the places of a face with the measures `from` to where they lie on one with the measures `to`. */
export function reshape(points: readonly Point[], from: FaceMeasures, to: FaceMeasures): Point[] {
  const heights = [
    [0, 0],
    [from.noseTip, to.noseTip],
    [from.mouth, to.mouth],
    [from.chin, to.chin],
  ] as const;
  // Widths of the face from the cheekbones down; the corners of the jaw lie beside the mouth.
  const widths = [
    [0.2, to.cheek / from.cheek],
    [from.mouth + 0.15, to.jaw / from.jaw],
    [from.chin - 0.12, to.chinWidth / from.chinWidth],
  ] as const;
  return points.map(({ x, y }) => {
    const half = alongMarks(
      [
        [0.2, from.cheek],
        [from.mouth + 0.15, from.jaw],
        [from.chin, from.chinWidth],
      ],
      y,
    );
    const outer = 1 + (alongMarks(widths, y) - 1) * Math.min(1, Math.abs(x) / half) ** 2;
    const nose = 1 + (to.noseWidth / from.noseWidth - 1) * bell(x / 0.4, (y - from.noseTip) / 0.22);
    const mouth = 1 + (to.mouthWidth / from.mouthWidth - 1) * bell(x / 0.6, (y - from.mouth) / 0.22);
    return { x: x * outer * nose * mouth, y: y > 0 ? alongMarks(heights, y) : y };
  });
}

/** The value at a place on a line through marks, level before the first and as steep as before beyond the last. */
function alongMarks(marks: readonly (readonly [at: number, value: number])[], place: number): number {
  const next = marks.findIndex(([at]) => at >= place);
  const [first, last, before] = [marks[0], marks.at(-1), marks.at(-2)];
  if (next === 0) return first?.[1] ?? 0;
  const [from, to] = next < 0 ? [before, last] : [marks[next - 1], marks[next]];
  if (!from || !to) return first?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (place - from[0])) / Math.max(1e-6, to[0] - from[0]);
}

const bell = (x: number, y: number) => Math.exp(-((x * x + y * y) ** 2));
