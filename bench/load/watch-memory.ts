import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../../test/trust/process-tree.ts';

const LOOK_EVERY = 1_000;
/** Parts of the second half that are compared: of ten minutes, one minute each. */
const PARTS = 5;

export interface Memory {
  /** Mean megabytes in each fifth of the second half. */
  parts: number[];
  /** How far the one that is furthest away is from the mean of all parts, in percent. */
  furthest: number;
}

/** Watches the resident memory of a process and its children while `work` runs; on Linux. */
export async function watchMemory(pid: number, work: Promise<void>): Promise<Memory> {
  const seen: number[] = [];
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  const watching = (async () => {
    while (working) {
      seen.push(await residentMegabytes(pid));
      await delay(LOOK_EVERY);
    }
  })();
  await Promise.all([ended, watching]);
  const half = seen.slice(Math.floor(seen.length / 2));
  const parts = Array.from({ length: PARTS }, (_, part) =>
    mean(
      half.slice(Math.floor((part * half.length) / PARTS), Math.floor(((part + 1) * half.length) / PARTS)),
    ),
  );
  const all = mean(parts);
  return { parts, furthest: Math.max(...parts.map((part) => Math.abs(part / all - 1) * 100)) };
}

const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length;
