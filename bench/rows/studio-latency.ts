import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../measure/latency.ts';
import type { Target } from '../measure/load.ts';
import { percentile } from '../measure/statistics.ts';
import { openOrders, payAndWait } from '../prepare/order.ts';
import { type Measure, within } from '../row.ts';
import { startProduct } from '../servers/product.ts';

const LIMIT = 50;
const PAUSE = 5;

/** How quickly the API answers while the studio makes four pictures for people who have paid. */
export const measureStudioLatency: Measure = async (bench) => {
  await using product = await startProduct(bench, {
    prepare: (app) => openOrders(app, ['basic', 'basic', 'basic', 'basic', 'basic']),
  });
  const [first, ...orders] = product.prepared;
  // The first order starts the threads.
  if (first) await payAndWait(product.url, first);
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${first?.token}` };
  const target = { url: `${product.url}/api/toytwins`, headers };
  let working = true;
  const work = Promise.all(orders.map((order) => payAndWait(product.url, order))).finally(() => {
    working = false;
  });
  const [times] = await Promise.all([askUntil(() => !working, agent, target), work]);
  agent.destroy();
  const name = 'studio: API p99 while 4 are made';
  return [within(LIMIT, { name, measured: percentile(times, 0.99), unit: 'ms' })];
};

async function askUntil(isOver: () => boolean, agent: Agent, target: Target): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await ask(agent, target));
    await delay(PAUSE);
  }
  return times;
}
