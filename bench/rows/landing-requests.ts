import { compareLoad } from '../measure/load.ts';
import { atLeast, type Measure } from '../row.ts';
import { startProduct } from '../servers/product.ts';
import { startReference } from '../servers/reference.ts';

/** How many landing pages a second, beside Fastify answering hello. */
export const measureLandingRequests: Measure = async (bench) => {
  await using product = await startProduct(bench, { prepare: async () => {} });
  await using hello = await startReference(bench, 'hello');
  const load = await compareLoad(bench, {
    product: { url: `${product.url}/`, headers: { 'accept-encoding': 'br' } },
    reference: { url: `${hello.url}/` },
  });
  const name = 'landing page, 50 connections';
  return [atLeast(0.5, { name, ...load, unit: '/s', against: 'Fastify hello' })];
};
