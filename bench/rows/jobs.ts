import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MockImageModelV4, MockLanguageModelV4 } from 'ai/test';
import type Stripe from 'stripe';
import type { Tier } from '../../src/features/toytwins/contract.ts';
import { type AppOptions, type RunningApp, startApp } from '../../test/app.ts';
import { freePort } from '../../test/free-port.ts';
import { payNew, waitForStatus } from '../../test/order.ts';
import { signUp } from '../../test/person.ts';
import { startChild, waitUntilPrinted } from '../../test/postgres/start-child.ts';
import { percentile } from '../compare-load.ts';
import { readyPicture } from '../pictures.ts';
import { note, type Row, within } from '../row.ts';
import { type DatabaseKind, startDatabase } from '../servers.ts';

/** Milliseconds. A buyer waits for a picture of half a second or more and does not feel a tenth of one. */
const LIMIT = 100;
const ORDERS = 60;
/** Orders before the measurement, during which JavaScript and the embedded database are still being compiled. */
const WARM_UP = 20;

/**
 * What the job adds to models that answer at once: authorized to completed, one order after the other, by the product's
 * own record. The payment provider's time for the charge, here the sandbox's, is subtracted and shown next to it.
 */
export async function measureJobOverhead(kind: DatabaseKind): Promise<Row[]> {
  await using database = await startDatabase(kind);
  const picture = await readyPicture();
  const replace: AppOptions['replace'] = ({ imaging }) => ({
    imaging: { ...imaging, ...instantModels(picture) },
  });
  const running = await startApp({ variables: database.variables, replace });
  try {
    const charges: number[] = [];
    running.services.payment.stripe.on('response', ({ path: called, elapsed }: Stripe.ResponseEvent) => {
      if (called.endsWith('/capture')) charges.push(elapsed);
    });
    const times = await timeOrders(
      running,
      Array.from({ length: ORDERS + WARM_UP }, () => 'basic' as const),
    );
    if (charges.length !== times.length) throw new Error('Not every order was charged once');
    const added = times.map((time, order) => time - (charges[order] ?? 0));
    const p95 = (all: number[]) => percentile(all.slice(WARM_UP), 0.95);
    return [
      within(LIMIT, `job around instant providers, p95 added, ${kind}`, p95(added), 'ms'),
      note(`with the payment sandbox's answer, ${kind}`, p95(times), 'ms'),
    ];
  } finally {
    await running.close();
  }
}

function instantModels(picture: Uint8Array) {
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
  const response = { timestamp: new Date(), modelId: 'instant', headers: undefined };
  const text = 'A round face. Brown hair. A friendly smile.';
  return {
    imageModel: new MockImageModelV4({
      doGenerate: async () => ({ images: [picture], warnings: [], response }),
    }),
    visionModel: new MockLanguageModelV4({
      doGenerate: async () => ({
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      }),
    }),
  };
}

/** Pays orders one after the other. @returns milliseconds from authorized to completed, of each. */
async function timeOrders({ app }: RunningApp, tiers: Tier[]): Promise<number[]> {
  const person = await signUp(app);
  const times: number[] = [];
  for (const tier of tiers) {
    const { toytwinId } = await payNew(app, person, { tier });
    times.push((await waitForStatus(person, toytwinId, 'completed')).processingTime ?? Number.NaN);
  }
  return times;
}

/** The time from payment to picture with the embedded studio; the first order starts its threads. */
export async function measureStudioTime(): Promise<Row[]> {
  const running = await startApp();
  try {
    const [first = 0, basic = 0, premium = 0] = await timeOrders(running, ['basic', 'basic', 'premium']);
    return [
      note('payment to picture, studio, first after start', first / 1000, 's'),
      note('payment to picture, studio, basic', basic / 1000, 's'),
      note('payment to pictures, studio, premium', premium / 1000, 's'),
    ];
  } finally {
    await running.close();
  }
}

/** `npm start` to ready, everything installed and built; on a new data folder, and on one that was used before. */
export async function measureStartTime(): Promise<Row[]> {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'toy-twin-bench-'));
  const secondsToReady = async () => {
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: folder.path, LOG_LEVEL: 'error' };
    const begun = performance.now();
    await using server = startChild(process.execPath, ['scripts/start.mjs'], { env });
    await waitUntilPrinted(server, 'is ready');
    return (performance.now() - begun) / 1000;
  };
  return [
    note('npm start to ready, new data folder', await secondsToReady(), 's'),
    note('npm start to ready, second start', await secondsToReady(), 's'),
  ];
}
