import { setTimeout as delay } from 'node:timers/promises';

/** How long others waited for their answers, in milliseconds. */
export interface Waits {
  count: number;
  p95: number;
}

/**
 * Asks again and again, one after the other, until `end` resolves.
 * @param pause between two of them, in milliseconds.
 * @throws what `ask` throws.
 */
export async function measureWaits(
  ask: () => Promise<void>,
  end: Promise<unknown>,
  pause = 20,
): Promise<Waits> {
  const waits: number[] = [];
  let going = true;
  const ended = end.finally(() => {
    going = false;
  });
  while (going) {
    const begun = performance.now();
    await ask();
    waits.push(performance.now() - begun);
    await delay(pause);
  }
  await ended;
  const sorted = waits.toSorted((a, b) => a - b);
  return { count: waits.length, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

/** How much longer others may wait during an attack than before. */
const MOST_TIMES = 2;
/** A wait that nobody feels, in milliseconds. */
const UNFELT_MS = 20;

/** Whether others wait at most twice as long as before, or so short that nobody feels it. */
export const areFair = (before: Waits, during: Waits) =>
  during.p95 <= Math.max(before.p95 * MOST_TIMES, UNFELT_MS);
