import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { failureEmail } from '#features/emails/server/failure-email.ts';
import { findRecipient } from '#features/emails/server/find-recipient.ts';
import { receiptEmail } from '#features/emails/server/receipt-email.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { payNew } from './order.ts';
import { signUp } from './person.ts';

const letterData = z.object({ kind: z.string() });

describe('emails and the change they report', () => {
  let running: RunningApp;
  beforeAll(async () => {
    const vendor = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging: vendor.imaging }) });
  });
  afterAll(() => running.close());

  it('are written together or not at all, and the retry writes both', async () => {
    const { app, services } = running;
    const robin = await signUp(app);
    const ids = await payNew(app, robin);
    const make = (jobs = services.jobs) =>
      generateToytwin({ ...services, jobs }, ids, new AbortController().signal);
    const waiting = () => services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId: ids.orderId } });

    // Simulates that the process dies between the first email and the second.
    let sent = 0;
    const dying: typeof services.jobs.send = async (queue, data, options) => {
      if (queue === SEND_EMAIL && sent++ > 0) throw new Error('The process died');
      await services.jobs.send(queue, data, options);
    };
    await expect(make({ ...services.jobs, send: dying })).rejects.toThrow('The process died');
    expect((await rereadOrder(services, ids.orderId))?.status).toBe('authorized');
    expect(await waiting()).toEqual([]);

    await make();
    expect((await rereadOrder(services, ids.orderId))?.status).toBe('captured');
    const kinds = (await waiting()).map(({ data }) => letterData.parse(data).kind);
    expect(kinds.sort()).toEqual(['ready', 'receipt']);
  });

  it('say that a charge was refunded', async () => {
    const robin = await signUp(running.app);
    const { orderId } = await payNew(running.app, robin);
    const reader = await findRecipient(running.services, orderId);
    if (!reader) throw new Error('The order is missing');
    const inStatus = (status: typeof reader.order.status) =>
      failureEmail(running.services, { ...reader, order: { ...reader.order, status } });
    expect(inStatus('refunded')).toMatchObject({
      subject: 'Your toy twin could not be made: your refund is on its way',
      preview: expect.stringContaining('The $1.99 that your card was charged has been refunded in full'),
    });
    expect(inStatus('captured')).toBeUndefined();
    const back = { ...reader.order, status: 'refunded', capturedAt: new Date() } as const;
    expect(await receiptEmail(running.services, { ...reader, order: back })).toBeUndefined();
  });

  it('name the charged amount, also if it is less than the held one', async () => {
    const { app, services } = running;
    const robin = await signUp(app);
    const ids = await payNew(app, robin);
    const { paymentIntents } = services.payment.stripe;
    const intentId = (await rereadOrder(services, ids.orderId))?.paymentIntentId ?? '';
    await paymentIntents.capture(intentId, { amount_to_capture: 150 });
    await generateToytwin(services, ids, new AbortController().signal);
    const reader = await findRecipient(services, ids.orderId);
    if (!reader) throw new Error('The order is missing');
    expect(reader.order).toMatchObject({ status: 'captured', amount: 150 });
    const receipt = await receiptEmail(services, reader);
    expect(receipt?.subject).toContain('$1.50');
  });

  it('name the charged amount without the card after a change of the Stripe key', async () => {
    const { app, services } = running;
    const ids = await payNew(app, await signUp(app));
    await generateToytwin(services, ids, new AbortController().signal);
    const reader = await findRecipient(services, ids.orderId);
    if (!reader) throw new Error('The order is missing');
    const elsewhere = { ...reader.order, paymentIntentId: `pi_${randomUUID()}` };
    const receipt = await receiptEmail(services, { ...reader, order: elsewhere });
    expect(receipt?.subject).toContain('$1.99');
    expect(receipt?.facts?.map(({ name }) => name)).not.toContain('Card');
  });
});
