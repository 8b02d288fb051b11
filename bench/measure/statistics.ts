/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** @param share 0 to 1; between two values it interpolates. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('Nothing was measured');
  return below + (above - below) * (place % 1);
}
