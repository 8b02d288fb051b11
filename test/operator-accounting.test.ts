import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOrders } from '#features/checkout/server/ledger/book-orders.job.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { accountingMonths, accountingNotBooked } from '#features/operator/accounting/contract.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { signUpOperator } from './operator.ts';
import { payNew } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';

describe('accounting on the desk', () => {
  let running: RunningApp;
  let operator: Person;
  let buyer: Person;
  let orderId: string;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    operator = await signUpOperator(running);
    buyer = await signUp(running.app);
    const ids = await payNew(running.app, buyer);
    await generateToytwin(running.services, ids, new AbortController().signal);
    orderId = ids.orderId;
  });
  afterAll(() => running.close());

  const readMonths = () => operator.get(accountingMonths, '/api/operator/accounting/months');
  const readNotBooked = () => operator.get(accountingNotBooked, '/api/operator/accounting/not-booked');
  const month = new Date().toISOString().slice(0, 7);
  const readMovements = () => operator.call({ url: `/api/operator/accounting/movements.csv?month=${month}` });

  it('says what the provider has not told yet', async () => {
    expect(await readMonths()).toEqual({ months: [], nextCursor: null });
    expect(await readNotBooked()).toEqual({ orders: 1 });
  });

  it('sums up what was charged, with the fee as the provider tells it', async () => {
    await bookOrders(running.services);
    // 2.9 % of $1.99 and 30 cents.
    expect(await readMonths()).toEqual({
      months: [
        {
          month,
          currency: 'USD',
          charged: '$1.99',
          returned: '$0.00',
          fees: '$0.36',
          tax: '$0.00',
          net: '$1.63',
        },
      ],
      nextCursor: null,
    });
    expect(await readNotBooked()).toEqual({ orders: 0 });
  });

  it('takes off what was refunded', async () => {
    await refundOrder(running.services, orderId);
    await bookOrders(running.services);
    expect((await readMonths()).months).toMatchObject([
      { charged: '$1.99', returned: '$1.99', fees: '$0.36', net: '-$0.36' },
    ]);
  });

  it('lists every movement of a month, and the months, as files', async () => {
    const file = await readMovements();
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="toy-twin-${month}.csv"`,
    });
    const [head, ...lines] = file.body.split('\r\n');
    // Both may be of one second, by the provider's clock.
    const [end, charge, refund] = lines.toSorted();
    expect(head).toBe(
      'time (UTC),what,receipt,order,bought,currency,charged,returned,tax,fee,fee currency,provider id',
    );
    expect(charge).toContain(
      `,charge,${orderId.slice(0, 8).toUpperCase()},${orderId},"Toy twin, Basic",USD,1.99,0.00,0.00,0.36,USD,txn_`,
    );
    expect(refund).toContain(',refund,');
    expect(refund).toContain(',USD,0.00,1.99,0.00,0.00,USD,txn_');
    expect(end).toBe('');
    const { body } = await operator.call({ url: '/api/operator/accounting/months.csv' });
    expect(body).toBe(
      `month (UTC),currency,charged,returned,fees,tax,net\r\n${month},USD,1.99,1.99,0.36,0.00,-0.36\r\n`,
    );
  });

  it('prints the receipt of any order', async () => {
    const answer = await operator.call({ url: `/api/operator/orders/${orderId}/receipt.pdf` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const unknown = await operator.call({
      url: '/api/operator/orders/00000000-0000-4000-8000-000000000000/receipt.pdf',
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('keeps its figures when the buyer is gone', async () => {
    const before = [(await readMovements()).body, await readMonths()];
    expect((await deleteAccount(buyer)).statusCode).toBe(204);
    expect([(await readMovements()).body, await readMonths()]).toEqual(before);
    expect((await operator.call({ url: `/api/operator/orders/${orderId}/receipt.pdf` })).statusCode).toBe(
      200,
    );
  });

  it('refuses a month that is none', async () => {
    for (const wrong of ['2026-13', 'x', '']) {
      const url = `/api/operator/accounting/movements.csv?month=${wrong}`;
      expect((await operator.call({ url })).statusCode, wrong).toBe(400);
    }
  });
});
