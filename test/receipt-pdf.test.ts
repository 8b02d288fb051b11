import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumber } from '#features/checkout/contract.ts';
import { orders } from '#features/checkout/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, openCheckout } from './order.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('receipt as PDF', () => {
  let running: RunningApp;
  let buyer: Person;
  let orderId: string;
  beforeAll(async () => {
    const variables = { SELLER_NAME: 'Robin Maker', SELLER_ADDRESS: '1 Toy Street\\nSpringfield' };
    running = await startApp({ workers: false, variables });
    buyer = await signUp(running.app);
    ({ orderId } = await openCheckout(buyer, await makeDraft(buyer)));
  });
  afterAll(() => running.close());

  const read = (person: Person, id = orderId) =>
    person.call({ method: 'GET', url: `/api/payments/order/${id}/receipt.pdf` });

  it('is refused while nothing is charged', async () => {
    const answer = await read(buyer);
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'conflict' });
    expect(answer.json().message).toBe('There is a receipt to download once your card is charged.');
  });

  it('is a file with the number of the order, named after the seller', async () => {
    const { database } = running.services;
    await database.update(orders).set({ status: 'authorized' }).where(eq(orders.id, orderId));
    await database
      .update(orders)
      .set({ status: 'captured', capturedAt: new Date() })
      .where(eq(orders.id, orderId));
    const answer = await read(buyer);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="toy-twin-receipt-${orderNumber(orderId)}.pdf"`,
      'cache-control': 'no-store',
    });
    const file = answer.rawPayload.toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain('/Author (Robin Maker)');
  });

  it("is nobody else's", async () => {
    const stranger = await signUp(running.app);
    expect(refusalOf(await read(stranger))).toEqual(notFoundRefusal('Order'));
    expect(refusalOf(await read(buyer, 'x'))).toEqual(notFoundRefusal('Order'));
    const anonymous = await running.app.inject(`/api/payments/order/${orderId}/receipt.pdf`);
    expect(anonymous.statusCode).toBe(401);
  });
});
