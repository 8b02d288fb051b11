import { z } from 'zod';
import type { Bench } from '../row.ts';
import { CHROMIUM_FLAGS } from './page-weight.ts';
import { runTool } from './run-tool.ts';
import { median } from './statistics.ts';

const RUNS = 3;
/** Lighthouse's own words for a trace that came without the page's beginning, with which it asks to be run again. */
const NOT_RECORDED = 'NO_NAVSTART';
const TRIES = 3;
const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'largest-contentful-paint': numeric,
  }),
});

/** Lighthouse's mobile profile, the median of three runs. Times in milliseconds, performance from 0 to 100. */
export async function runLighthouse(bench: Bench, url: string) {
  const runs: z.output<typeof report>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visitRecorded(bench, url));
  return {
    performance: median(runs.map(({ categories }) => categories.performance.score * 100)),
    blockingTime: median(runs.map(({ audits }) => audits['total-blocking-time'].numericValue)),
    layoutShift: median(runs.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)),
    largestPaint: median(runs.map(({ audits }) => audits['largest-contentful-paint'].numericValue)),
  };
}

async function visitRecorded(bench: Bench, url: string, triesLeft = TRIES - 1) {
  try {
    return await visit(bench, url);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes(NOT_RECORDED)) throw error;
    return await visitRecorded(bench, url, triesLeft - 1);
  }
}

function visit(bench: Bench, url: string) {
  const withBrowser = { ...bench, env: { ...bench.env, CHROME_PATH: bench.browser } };
  return runTool(withBrowser, report, 'node_modules/lighthouse/cli/index.js', [
    url,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--only-categories=performance',
    '--no-enable-error-reporting',
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ]);
}
