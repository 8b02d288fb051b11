import { openOrders, payAndWait } from '../prepare/order.ts';
import { type Measure, note } from '../row.ts';
import { startProduct } from '../servers/product.ts';

/** How long somebody waits for the embedded studio, from payment to picture; the first order starts its threads. */
export const measureStudioTime: Measure = async (bench) => {
  await using product = await startProduct(bench, {
    prepare: (app) => openOrders(app, ['basic', 'basic', 'premium']),
  });
  const seconds: number[] = [];
  for (const order of product.prepared) seconds.push((await payAndWait(product.url, order)) / 1000);
  const [first = 0, basic = 0, premium = 0] = seconds;
  return [
    note('payment to picture, studio, first after start', first, 's'),
    note('payment to picture, studio, basic', basic, 's'),
    note('payment to pictures, studio, premium', premium, 's'),
  ];
};
