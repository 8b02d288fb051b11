/** The number nearest to a value that is not below `least` and not above `most`; `least` where the two are crossed. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The number a share of the way from one to another: 0 gives `from`, 1 gives `to`. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

type Three = readonly [number, number, number];

/** The place or colour a share of the way from one to another: 0 gives `from`, 1 gives `to`. */
export const lerpThree = (from: Three, to: Three, share: number): Three => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
  lerp(from[2], to[2], share),
];

/** How far a value has come from one border to the other, 0 to 1, in a straight line. */
export const linearStep = (from: number, to: number, value: number): number =>
  clamp((value - from) / (to - from), 0, 1);

/** How far a value has come from one border to the other, 0 to 1, with a soft start and a soft end. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = linearStep(from, to, value);
  return share * share * (3 - 2 * share);
}

type Numbers = readonly number[] | Float32Array;

export function sum(values: Numbers): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** The mean of some numbers; 0 of none. */
export const mean = (values: Numbers): number => sum(values) / Math.max(1, values.length);

/** The middle one of some numbers, the larger one of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
