import type { Point } from '../point.ts';

/** The measures of a face, in distances of its eyes: heights below the eyes, and halves of widths. */
export type FaceMeasures = {
  chin: number;
  mouth: number;
  noseTip: number;
  noseBase: number;
  /** At the cheekbones, at the corners of the jaw, and of the chin. */
  cheek: number;
  jaw: number;
  chinWidth: number;
  noseWidth: number;
  mouthWidth: number;
  /** How far the lips are apart, and how far the corners of the mouth lie above the middle between them. */
  gap: number;
  smile: number;
  /** How far the tip of the nose stands before the cheeks. */
  noseDepth: number;
};

/**
 * How far a face is taken away from the mean one. The mesh draws every outline towards the mean by itself, so that
 * cheeks, jaw and chin are taken further, and so is the depth of a nose.
 */
const EXAGGERATION = 1.25;
const FURTHER: Partial<Readonly<Record<keyof FaceMeasures, number>>> = {
  cheek: 1.45,
  jaw: 1.45,
  chinWidth: 1.45,
  noseDepth: 1.4,
};

/** What is shorter on a small face is drawn so much further on the smallest. */
const SMALLER = 0.5;
const HEIGHTS: ReadonlySet<keyof FaceMeasures> = new Set(['chin', 'mouth', 'noseTip', 'noseBase']);

/** The mean of 52 adults' and children's portraits, and the least and most that a mould may have. */
const RANGES: Readonly<Record<keyof FaceMeasures, readonly [mean: number, low: number, high: number]>> = {
  chin: [1.74, 1.46, 2.12],
  mouth: [1.03, 0.8, 1.36],
  noseTip: [0.565, 0.42, 0.8],
  noseBase: [0.683, 0.52, 0.94],
  cheek: [1.085, 0.98, 1.26],
  jaw: [0.87, 0.72, 1.08],
  chinWidth: [0.48, 0.36, 0.62],
  noseWidth: [0.297, 0.22, 0.4],
  mouthWidth: [0.362, 0.28, 0.48],
  gap: [0.03, 0, 0.6],
  smile: [0, -0.12, 0.2],
  noseDepth: [0.492, 0.38, 0.6],
};

/**
 * How far the corners of a toy's mouth lie above its middle, by how far the photo's do. A small moulded face looks graver
 * than the same face full-size, so that makers of toys lift a mouth at rest: calm, it looks friendly. What falls in the
 * photo still falls, and smiles are bent further because the mesh bends them less than they are.
 */
const SMILES = [
  [-0.12, -0.12],
  [-0.04, -0.025],
  [-0.01, 0.02],
  [0.03, 0.062],
  [0.1, 0.145],
  [0.145, 0.2],
] as const;

/** Lips hardly apart are opened by no more than this. */
const MOST_OPENED = 0.02;

/** From the first distance between its lips on a mouth begins to count as open, and from the second it is. */
const OPEN = { from: 0.045, to: 0.13 };

/**
 * How far the lips of an open mouth are apart on a toy, by how far the mesh has them. The mesh counts the rim of the lips
 * to the opening, and white teeth and dark on a small face read stronger than on a large one; a laugh stays a laugh.
 */
const OPENINGS = [
  [0, 0],
  [0.045, 0.04],
  [0.13, 0.125],
  [0.23, 0.2],
  [0.5, 0.52],
] as const;

/** Of how much wider than the mean an open mouth is, so much stays: a broad grin fills the narrow jaw of a toy. */
const OPEN_WIDE = 0.85;

/** Of what a closed mouth, drawn wider, is wider than this, so much stays: a calm smile spreads from cheek to cheek. */
const BROAD = { from: 0.39, kept: 0.2 };

/** How open a mouth is whose lips are so far apart, 0 to 1: what flatters a closed mouth makes a grimace of an open one. */
export const opennessOf = ({ gap }: Pick<FaceMeasures, 'gap'>): number =>
  Math.max(0, Math.min(1, (gap - OPEN.from) / (OPEN.to - OPEN.from)));

/**
 * The measures that a caricaturist would draw: what is unlike the mean becomes more so, but not a mouth so far `open`. A face
 * of a `smallness` is small first of all.
 */
export function exaggerate(measured: FaceMeasures, open = opennessOf(measured), smallness = 0): FaceMeasures {
  const draw = (key: keyof FaceMeasures) => {
    const [mean, low, high] = RANGES[key];
    const times = (FURTHER[key] ?? EXAGGERATION) + (HEIGHTS.has(key) ? SMALLER * smallness : 0);
    return Math.max(low, Math.min(high, mean + (measured[key] - mean) * times));
  };
  return {
    chin: draw('chin'),
    mouth: draw('mouth'),
    noseTip: draw('noseTip'),
    noseBase: draw('noseBase'),
    cheek: draw('cheek'),
    jaw: draw('jaw'),
    chinWidth: draw('chinWidth'),
    noseWidth: draw('noseWidth'),
    ...exaggerateMouth(measured, open, draw),
    noseDepth: draw('noseDepth'),
  };
}

/** Chin and cheeks of the mould are taken further than those of the print, whose lips they would stretch. */
const OF_MOULD = { chin: 1.4, cheek: 1.8 };

/** How far the chin of a mould lies below the eyes, and how broad its cheeks are. */
export function exaggerateMould(
  measured: Pick<FaceMeasures, 'chin' | 'cheek'>,
  smallness: number,
): Pick<FaceMeasures, 'chin' | 'cheek'> {
  const draw = (key: 'chin' | 'cheek', times: number) => {
    const [mean, low, high] = RANGES[key];
    return Math.max(low, Math.min(high, mean + (measured[key] - mean) * times));
  };
  return { chin: draw('chin', OF_MOULD.chin + SMALLER * smallness), cheek: draw('cheek', OF_MOULD.cheek) };
}

/** A closed mouth is drawn further, with friendlier corners; of one so far `open` nothing is exaggerated. */
function exaggerateMouth(
  measured: FaceMeasures,
  open: number,
  draw: (key: 'mouthWidth' | 'gap') => number,
): Pick<FaceMeasures, 'mouthWidth' | 'gap' | 'smile'> {
  const { mouthWidth, gap, smile } = measured;
  const within = (key: 'mouthWidth' | 'gap' | 'smile', closed: number, opened: number) => {
    const [, low, high] = RANGES[key];
    return Math.max(low, Math.min(high, closed + (opened - closed) * open));
  };
  const wider = draw('mouthWidth');
  const closed = {
    mouthWidth: Math.min(wider, BROAD.from + (wider - BROAD.from) * BROAD.kept),
    gap: gap + Math.min(MOST_OPENED, Math.max(0, draw('gap') - gap)),
    smile: alongMarks(SMILES, smile),
  };
  const broader = Math.max(0, mouthWidth - RANGES.mouthWidth[0]);
  return {
    mouthWidth: within('mouthWidth', closed.mouthWidth, mouthWidth - broader * (1 - OPEN_WIDE)),
    gap: within('gap', closed.gap, alongMarks(OPENINGS, gap)),
    smile: within('smile', closed.smile, smile),
  };
}

/** How much larger a face is than the mean one against the distance of its eyes, as a share. */
export function sizeOf({ chin, cheek, noseBase }: FaceMeasures): number {
  return (chin / RANGES.chin[0] + cheek / RANGES.cheek[0] + noseBase / RANGES.noseBase[0]) / 3 - 1;
}

/** Moves the places of a face with the measures `from` to where they lie on one with the measures `to`. */
export function reshape(points: readonly Point[], from: FaceMeasures, to: FaceMeasures): Point[] {
  const heights = [
    [0, 0],
    [from.noseTip, to.noseTip],
    [from.noseBase, to.noseBase],
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
    const placed = { x: x * outer * nose, y: y > 0 ? alongMarks(heights, y) : y };
    return reshapeMouth(placed, { x, y }, from, to);
  });
}

/** How far around a mouth the skin goes with it, in distances of the eyes. */
const AROUND_MOUTH = { across: 0.72, up: 0.3, down: 0.45 };

/**
 * Widens a mouth, bends it and opens its lips: `placed` is where the place `at` of the face would lie without. The corners
 * keep their height against the middle of a mouth that bends.
 */
function reshapeMouth(placed: Point, at: Point, from: FaceMeasures, to: FaceMeasures): Point {
  const below = at.y - from.mouth - from.smile * (1 - Math.min(1, Math.abs(at.x) / from.mouthWidth) ** 2);
  const reach = below < 0 ? AROUND_MOUTH.up : AROUND_MOUTH.down;
  const near = bell(at.x / AROUND_MOUTH.across, below / reach);
  if (near < 1e-3) return placed;
  const aside = Math.min(1.3, Math.abs(at.x) / from.mouthWidth);
  const wider = 1 + (to.mouthWidth / from.mouthWidth - 1) * near;
  // The middle goes down as far as the corners go up.
  const bent = (to.smile - from.smile) * (0.5 - aside ** 2);
  const side = Math.max(-1, Math.min(1, below / Math.max(0.04, from.gap / 2)));
  const opened = ((to.gap - from.gap) / 2) * side * Math.max(0, 1 - aside ** 2);
  return { x: placed.x * wider, y: placed.y + (bent + opened) * near };
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
