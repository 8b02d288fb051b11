import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundCharge } from '#features/checkout/server/end/refund-charge.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { findRecipient } from '#features/emails/server/find-recipient.ts';
import { refundEmail } from '#features/emails/server/refund-email.ts';
import { history } from '#features/history/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { ONE_TOY } from './follow-up-orders.ts';
import { payNew, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';

const PRICE = 199;

describe('refund by the operator', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false, variables: ONE_TOY });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  async function charge(): Promise<string> {
    const { orderId } = await finishToytwin(running, robin);
    if (!orderId) throw new Error('It has no order');
    return orderId;
  }
  const refund = (orderId: string, amount: number, returnedBefore: number) =>
    refundCharge(running.services, orderId, { amount, returnedBefore });
  /** What the provider has returned, and what we know of it. */
  async function ledger(orderId: string) {
    const { stripe, sandbox } = running.services.payment;
    await sandbox?.deliverDue();
    const order = await rereadOrder(running.services, orderId);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '', {
      expand: ['latest_charge'],
    });
    return {
      provider: typeof charge === 'object' ? charge?.amount_refunded : null,
      ours: order?.amountRefunded,
    };
  }
  async function queuedMails(orderId: string): Promise<number> {
    const rows = await running.services.database.select().from(history).where(eq(history.orderId, orderId));
    return rows.filter(
      ({ kind, details }) => kind === 'mail.queued' && (details as { mail: string }).mail === 'refund',
    ).length;
  }

  it('returns a part, then the rest, each with one mail', async () => {
    const orderId = await charge();
    expect(await refund(orderId, 50, 0)).toMatchObject({ status: 'captured', amountRefunded: 50 });
    expect(await readOrder(robin, orderId)).toMatchObject({
      reason: '$0.50 of it was returned to your card.',
    });
    expect(await ledger(orderId)).toEqual({ provider: 50, ours: 50 });
    expect(await refund(orderId, PRICE - 50, 50)).toMatchObject({
      status: 'refunded',
      amountRefunded: PRICE,
    });
    expect(await ledger(orderId)).toEqual({ provider: PRICE, ours: PRICE });
    expect(await queuedMails(orderId)).toBe(2);
    const recipient = await findRecipient(running.services, orderId);
    if (!recipient) throw new Error('The order is missing');
    expect(refundEmail(running.services, recipient, PRICE - 50)).toMatchObject({
      subject: expect.stringContaining('$1.49'),
      paragraphs: expect.arrayContaining([
        expect.stringContaining('We have returned $1.49 of the $1.99'),
        'Your toy twin stays in your gallery. Nothing more is drawn of it.',
      ]),
    });
  });

  it('returns the money once, pressed twice at once and again', async () => {
    const orderId = await charge();
    const both = await Promise.all([refund(orderId, 70, 0), refund(orderId, 70, 0)]);
    expect(both.map(({ amountRefunded }) => amountRefunded)).toEqual([70, 70]);
    expect(await refund(orderId, 70, 0)).toMatchObject({ amountRefunded: 70 });
    expect(await ledger(orderId)).toEqual({ provider: 70, ours: 70 });
    expect(await queuedMails(orderId)).toBe(1);
  });

  it('returns one of two amounts that are asked for at once', async () => {
    const orderId = await charge();
    const both = await Promise.allSettled([refund(orderId, 20, 0), refund(orderId, 30, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { provider, ours } = await ledger(orderId);
    expect(provider).toBe(ours);
    expect([20, 30]).toContain(ours);
    await expect(refund(orderId, 10, 0)).rejects.toThrow('has been returned by now. Look at it again.');
  });

  it('returns the money once when the answer is lost, or the process dies before it is written down', async () => {
    const orderId = await charge();
    const { payment } = running.services;
    const lost = async () => {
      throw new Error('The process died');
    };
    const refunds = {
      create: (...input: Parameters<typeof payment.stripe.refunds.create>) =>
        payment.stripe.refunds.create(...input).then(lost),
    };
    const stripe = new Proxy(payment.stripe, {
      get: (target, name) => (name === 'refunds' ? refunds : Reflect.get(target, name)),
    });
    const services = { ...running.services, payment: { ...payment, stripe } };
    payment.sandbox?.dropWebhooks(true);
    await expect(refundCharge(services, orderId, { amount: 40, returnedBefore: 0 })).rejects.toThrow('died');
    payment.sandbox?.dropWebhooks(false);
    expect(await refund(orderId, 40, 0)).toMatchObject({ amountRefunded: 40 });
    expect(await ledger(orderId)).toEqual({ provider: 40, ours: 40 });
    expect(await queuedMails(orderId)).toBe(1);
  });

  it("says the provider's own words when it refuses, and can be tried again", async () => {
    const orderId = await charge();
    const { sandbox } = running.services.payment;
    sandbox?.refuseParameters(['reason']);
    await expect(refund(orderId, 60, 0)).rejects.toThrow('Invalid reason');
    await expect(refund(orderId, 60, 0)).rejects.toThrow('Invalid reason');
    sandbox?.refuseParameters([]);
    expect(await refund(orderId, 60, 0)).toMatchObject({ amountRefunded: 60 });
    expect(await ledger(orderId)).toEqual({ provider: 60, ours: 60 });
  });

  it('refuses more than is left, what is only held, and what nobody paid', async () => {
    const orderId = await charge();
    await expect(refund(orderId, PRICE + 1, 0)).rejects.toThrow('At most $1.99 can be returned.');
    const held = await payNew(running.app, robin);
    await expect(refund(held.orderId, 50, 0)).rejects.toThrow('only held');
    expect(await ledger(orderId)).toEqual({ provider: 0, ours: 0 });
  });
});
