import { z } from 'zod';
import type { Bench } from '../row.ts';
import { interleave } from './interleave.ts';
import { runTool } from './run-tool.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
const report = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  duration: z.number(),
});

/** What is asked again and again. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
}

/**
 * Requests per second of two servers at 50 connections, measured in turn by autocannon in its own process.
 * @throws when an answer is anything but a success.
 */
export async function compareLoad(bench: Bench, targets: { product: Target; reference: Target }) {
  await requestsPerSecond(bench, targets.product, WARM_UP_SECONDS);
  await requestsPerSecond(bench, targets.reference, WARM_UP_SECONDS);
  return interleave(bench.rounds, {
    product: () => requestsPerSecond(bench, targets.product, bench.seconds),
    reference: () => requestsPerSecond(bench, targets.reference, bench.seconds),
  });
}

async function requestsPerSecond(bench: Bench, target: Target, seconds: number): Promise<number> {
  const options = { ...target, connections: CONNECTIONS, duration: seconds };
  const result = await runTool(bench, report, 'measure/cannon.mjs', [JSON.stringify(options)]);
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${target.url} did not always answer with success: ${JSON.stringify(result)}`);
  }
  return result['2xx'] / result.duration;
}
