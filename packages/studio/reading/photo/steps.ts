/** Numbers from one to another, the last no further than that; the ends of whole steps are among them. */
export const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-6) + 1 }, (_, at) => from + at * step);
