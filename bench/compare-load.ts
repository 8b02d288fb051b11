import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Bench } from './row.ts';

const CANNON = fileURLToPath(new URL('./cannon.mjs', import.meta.url));
const WARM_UP_SECONDS = 2;
const report = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  duration: z.number(),
});

/** The repeated request, as autocannon's options. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  method?: 'POST';
  /** Path of a file with the body. */
  file?: string;
  /** Several requests in turn that differ in their headers. */
  requests?: { headers: Record<string, string> }[];
}

/**
 * Requests per second of two servers, each measured by autocannon in its own process, in the order A B B A, so that what else the
 * machine does affects both and neither is always the first.
 * @returns the median of each side.
 * @throws when an answer is anything but a success.
 */
export async function compareLoad(
  { rounds, seconds }: Bench,
  connections: number,
  targets: { product: Target; reference: Target },
): Promise<{ measured: number; reference: number }> {
  const rates = { product: [] as number[], reference: [] as number[] };
  for (const target of Object.values(targets)) await shoot(target, connections, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    const sides = ['product', 'reference'] as const;
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      rates[side].push(await shoot(targets[side], connections, seconds));
    }
  }
  return { measured: percentile(rates.product, 0.5), reference: percentile(rates.reference, 0.5) };
}

async function shoot(target: Target, connections: number, duration: number): Promise<number> {
  const options = JSON.stringify({ ...target, connections, duration });
  const { stdout } = await promisify(execFile)(process.execPath, [CANNON, options]);
  const result = report.parse(JSON.parse(stdout));
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${target.url} did not always answer with success: ${JSON.stringify(result)}`);
  }
  return result['2xx'] / result.duration;
}

/** @param share 0 to 1. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length - 1) * share)];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}
