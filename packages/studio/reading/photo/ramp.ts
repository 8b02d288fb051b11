/** How far a value has come from one border to another, 0 to 1. */
export const ramp = (from: number, to: number, value: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));
