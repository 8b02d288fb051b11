import { probabilities } from '../../reading/photo/opinion/choose-answer.ts';

/** Rows of features, all of the same length. */
export type Rows = readonly Float64Array[];
/** For each row its target for each output; and how much the row counts. */
type Targets = { of: readonly Float64Array[]; counts: readonly number[] };

/** How far the sum of an output is from its target: of probabilities of which one is right, or of a number. */
export type Kind = 'probabilities' | 'number';

/**
 * Fits linear outputs to targets with weights as small as possible: `strength` is how much a row counts compared with
 * them. A column of ones is not made small. Fast gradient descent (Nesterov), from zero, with the longest step that
 * is safe.
 * @returns for each output its bias, and its weights
 */
export function fit(
  rows: Rows,
  targets: Targets,
  kind: Kind,
  strength: number,
  rounds = 250,
): Float64Array[] {
  const width = (rows[0]?.length ?? 0) + 1;
  const outputs = targets.of[0]?.length ?? 0;
  const make = () => Array.from({ length: outputs }, () => new Float64Array(width));
  const step = 1 / (1 / strength + largestCurve(rows, targets.counts));
  let weights = make();
  let ahead = make();
  let momentum = 1;
  for (let round = 0; round < rounds; round++) {
    const slope = slopeAt(ahead, rows, targets, kind);
    const next = ahead.map((output, at) =>
      output.map((weight, column) => {
        const shrink = column === 0 ? 0 : weight / strength;
        return weight - step * (slope[at][column] + shrink);
      }),
    );
    const later = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const push = (momentum - 1) / later;
    ahead = next.map((output, at) =>
      output.map((weight, column) => weight + push * (weight - weights[at][column])),
    );
    weights = next;
    momentum = later;
  }
  return weights;
}

/** What outputs give for a row. */
export const outputsFor = (weights: readonly Float64Array[], row: Float64Array): number[] =>
  weights.map((output) => {
    let sum = output[0];
    for (let at = 0; at < row.length; at++) sum += output[at + 1] * row[at];
    return sum;
  });

function slopeAt(weights: readonly Float64Array[], rows: Rows, { of, counts }: Targets, kind: Kind) {
  const slope = weights.map((output) => new Float64Array(output.length));
  for (const [at, row] of rows.entries()) {
    const sums = outputsFor(weights, row);
    const told = kind === 'number' ? sums : probabilities(sums);
    for (const [output, own] of slope.entries()) {
      const off = (told[output] - of[at][output]) * counts[at];
      own[0] += off;
      for (let column = 0; column < row.length; column++) {
        own[column + 1] += off * row[column];
      }
    }
  }
  return slope;
}

/** The largest curvature of the sum of squares of all rows, by power iteration. */
function largestCurve(rows: Rows, counts: readonly number[]): number {
  const width = (rows[0]?.length ?? 0) + 1;
  let direction = new Float64Array(width).fill(1 / Math.sqrt(width));
  let curve = 0;
  for (let round = 0; round < 20; round++) {
    const next = new Float64Array(width);
    for (const [at, row] of rows.entries()) {
      const along = outputsFor([direction], row)[0] * counts[at];
      next[0] += along;
      for (let column = 0; column < row.length; column++) next[column + 1] += along * row[column];
    }
    curve = Math.hypot(...next);
    direction = next.map((value) => value / curve);
  }
  return curve;
}
