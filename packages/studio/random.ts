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

/** A source of numbers that depends on some words only (FNV-1a). */
export function createRandomOf(words: readonly string[]): Random {
  let hash = 0x811c9dc5;
  for (const unit of words.join(' ')) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash);
}

/** Which of two toys of one seed: without, the first. */
export type Variation = 2 | undefined;

/**
 * The numbers of one toy. Those of the second variation are shifted by half the range: of two or more choices it
 * never gets the one of the first variation.
 */
export function createToyRandom(seed: number, variation: Variation): Random {
  const random = createRandom(seed);
  return variation ? () => (random() + 0.5) % 1 : random;
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

/**
 * Makes a choice with the numbers that another choice would have drawn, however many it draws itself: what is drawn
 * afterwards is the same as after the other choice.
 */
export function drawInStep<T>(
  random: Random,
  other: (random: Random) => unknown,
  choose: (random: Random) => T,
): T {
  const drawn: number[] = [];
  other(() => {
    const number = random();
    drawn.push(number);
    return number;
  });
  const further = createRandom(Math.floor((drawn[0] ?? 0) * 4_294_967_296));
  let next = 0;
  return choose(() => drawn[next++] ?? further());
}
