import { expect } from 'vitest';
import { toytwin } from '../../../src/features/toytwins/contract.ts';
import { readOrder } from '../../order.ts';
import type { Ids, PaidProduct } from './product.ts';

/** The order is charged, the toy twin is ready, and Stripe has received exactly its price. */
export async function expectChargedOnce(product: PaidProduct, ids: Ids): Promise<void> {
  expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status: 'captured', amount: 199 });
  const made = await product.robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`);
  expect(made).toMatchObject({ status: 'completed' });
  expect(await product.intent(ids.orderId)).toMatchObject({ status: 'succeeded', received: 199 });
}
