/** A source of numbers in [0, 1) that depends on its seed only. */
export type Random = () => number;

/** Mulberry32: small, fast, and the same on every machine, which `Math.random` is not. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices; throws on an empty list. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

/** A number from `low` (included) to `high` (excluded). */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
