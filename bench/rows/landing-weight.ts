import { weighPage } from '../measure/page-weight.ts';
import { type Measure, within } from '../row.ts';
import { startProduct } from '../servers/product.ts';

/** What the landing page costs a phone. */
export const measureLandingWeight: Measure = async (bench) => {
  await using product = await startProduct(bench, { prepare: async () => {} });
  const { scripts, total } = await weighPage(bench, `${product.url}/`);
  return [
    within(23, { name: 'landing page, JavaScript with prefetch', measured: scripts / 1000, unit: 'kB' }),
    within(125, { name: 'landing page, everything', measured: total / 1000, unit: 'kB' }),
  ];
};
