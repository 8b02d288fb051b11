import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureEmail } from '#features/emails/server/failure-email.ts';
import { findRecipient } from '#features/emails/server/find-recipient.ts';
import { readyEmail } from '#features/emails/server/ready-email.ts';
import { receiptEmail } from '#features/emails/server/receipt-email.ts';
import { openUnsubscribeTokens } from '#features/emails/server/unsubscribe-token.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { followUpOrders, ONE_TOY, REDO, UPGRADE } from './follow-up-orders.ts';
import { type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';

describe('emails about follow-up orders', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const replace = () => ({ imaging: vendor.imaging });
    running = await startApp({ workers: false, variables: ONE_TOY, replace });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const { finish, pay, make } = followUpOrders(() => ({ ...running, robin }));
  async function recipientOf(orderId: string) {
    const recipient = await findRecipient(running.services, orderId);
    if (!recipient) throw new Error('The order is missing');
    return recipient;
  }
  async function ready(orderId: string) {
    const tokens = await openUnsubscribeTokens(running.services);
    return readyEmail(running.services, tokens, await recipientOf(orderId));
  }

  it.each([
    ['redo', REDO, 'Another drawing of Robin', 'Your new version is ready', '$1.99'],
    ['upgrade', UPGRADE, 'Premium for Robin', 'Your toy twin is premium now', '$3.00'],
  ])('name what was bought: %s', async (_purpose, body, ware, subject, charged) => {
    const { id } = await finish({ design: { name: 'Robin' } });
    const orderId = await pay(id, body);
    await make(orderId);
    expect(await receiptEmail(running.services, await recipientOf(orderId))).toMatchObject({
      subject: expect.stringContaining(charged),
      preview: `${charged} for ${ware}.`,
      facts: expect.arrayContaining([{ name: 'For', value: ware }]),
    });
    expect(await ready(orderId)).toMatchObject({ subject, heading: subject });
    await refundOrder(running.services, orderId);
    expect(await ready(orderId), 'taken back since').toBeUndefined();
    expect(await receiptEmail(running.services, await recipientOf(orderId))).toBeUndefined();
  });

  it('show the character of a toy twin that was upgraded to premium', async () => {
    const { id } = await finish();
    const orderId = await pay(id, UPGRADE);
    await make(orderId);
    expect((await ready(orderId))?.picture?.alternative).toMatch(/ in 3D$/);
  });

  it('say that nothing was charged, and that the toy twin is as it was', async () => {
    const { id } = await finish({ design: { name: 'Robin' } });
    vendor.behavior = fails;
    const failed = await pay(id, REDO);
    await make(failed);
    expect(failureEmail(running.services, await recipientOf(failed))).toMatchObject({
      subject: 'Your order could not be made: you were not charged',
      paragraphs: expect.arrayContaining([
        'Another drawing of Robin could not be made. We are sorry.',
        'Your toy twin is unchanged. You can order it again whenever you like.',
      ]),
    });
    vendor.behavior = works;
    const refused = await pay(id, REDO, '4000000000000341');
    await make(refused);
    expect(failureEmail(running.services, await recipientOf(refused))).toMatchObject({
      subject: 'Your bank declined the charge: you were not charged',
    });
  });
});
