import { runLighthouse } from '../measure/lighthouse.ts';
import { atLeast, type Measure, note, within } from '../row.ts';
import { startProduct } from '../servers/product.ts';

/** Lighthouse's opinion of the landing page on a simulated phone. */
export const measureLandingLighthouse: Measure = async (bench) => {
  await using product = await startProduct(bench, { prepare: async () => {} });
  const { performance, blockingTime, layoutShift, largestPaint } = await runLighthouse(
    bench,
    `${product.url}/`,
  );
  return [
    atLeast(0.99, {
      name: 'landing page, Lighthouse mobile performance',
      measured: performance,
      reference: 100,
      unit: '',
      against: 'best',
    }),
    within(20, { name: 'landing page, total blocking time', measured: blockingTime, unit: 'ms' }),
    within(0.01, { name: 'landing page, layout shift', measured: layoutShift, unit: '' }),
    note('landing page, largest paint', largestPaint, 'ms'),
  ];
};
