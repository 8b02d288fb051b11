import { fileURLToPath } from 'node:url';
import { percentile } from '../measure/statistics.ts';
import { openOrders, payAndWait } from '../prepare/order.ts';
import { type Measure, within } from '../row.ts';
import { startProduct } from '../servers/product.ts';

const ORDERS = 40;
const WARM_UP = 5;
const SCRIPT = fileURLToPath(new URL('../servers/instant-product.ts', import.meta.url));

/** What the job adds around a provider that answers at once: authorised to completed, one order after the other. */
export const measureJobOverhead: Measure = async (bench) => {
  const tiers = Array.from({ length: ORDERS + WARM_UP }, () => 'basic' as const);
  await using product = await startProduct(bench, {
    prepare: (app) => openOrders(app, tiers),
    script: SCRIPT,
  });
  const times: number[] = [];
  for (const order of product.prepared) times.push(await payAndWait(product.url, order));
  const added = percentile(times.slice(WARM_UP), 0.95);
  return [within(50, { name: 'job around an instant provider, p95 added', measured: added, unit: 'ms' })];
};
