import { compareLatency } from '../measure/latency.ts';
import { compareLoad } from '../measure/load.ts';
import { atLeast, atMost, type Measure } from '../row.ts';
import { startReference } from '../servers/reference.ts';

const REQUESTS = 500;

/**
 * Two servers that are the same, measured as if they were not. Their ratio should be 1; how far it is from that
 * is how little a ratio of the same kind below it says, whether it passed or not.
 */
export const measureNoise: Measure = async (bench) => {
  await using one = await startReference(bench, 'hello');
  await using other = await startReference(bench, 'hello');
  const load = await compareLoad(bench, { product: { url: one.url }, reference: { url: other.url } });
  const [measured = 0, reference = 0] = await compareLatency(
    [{ url: one.url }, { url: other.url }],
    REQUESTS,
  );
  const against = 'itself';
  const control = { target: '= 1', pass: null };
  return [
    { ...atLeast(1, { name: 'control: requests', ...load, unit: '/s', against }), ...control },
    { ...atMost(1, { name: 'control: p95', measured, reference, unit: 'ms', against }), ...control },
  ];
};
