/** The facts about a photo that decide which one is removed. */
export interface Occupant {
  /** The network that it came from. */
  network: string;
  /** Until when it counts as in use, milliseconds of `performance.now`. */
  inUseUntil: number;
}

/** A photo in use counts like this part of another. */
const WEIGHT_IN_USE = 1 / 4;

/**
 * Chooses the photo that makes room where the memory is full. Each photo weighs as many as its network has that were
 * used later, itself included: a network that fills the memory pushes out its own photos, and a network with a single
 * photo keeps it. Photos in use weigh less. Of equal ones the one that was used longest ago leaves.
 * @param latestFirst everything there is, what was used last first.
 * @param now milliseconds of `performance.now`.
 */
export function choosePhotoToEvict<Key>(
  latestFirst: Iterable<readonly [Key, Occupant]>,
  now: number,
): Key | undefined {
  const ranks = new Map<string, number>();
  let evicted: { key: Key; weight: number } | undefined;
  for (const [key, { network, inUseUntil }] of latestFirst) {
    const rank = (ranks.get(network) ?? 0) + 1;
    ranks.set(network, rank);
    const weight = now < inUseUntil ? rank * WEIGHT_IN_USE : rank;
    if (!evicted || weight >= evicted.weight) evicted = { key, weight };
  }
  return evicted?.key;
}
