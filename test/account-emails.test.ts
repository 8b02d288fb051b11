import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userProfile } from '#features/accounts/contract.ts';
import { cancelOrder } from '#features/checkout/server/end/cancel-order.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { findRecipient } from '#features/emails/server/find-recipient.ts';
import { emails } from '#features/emails/tables.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { readOutbox, type StoredMail } from '#services/mail/outbox.ts';
import { type RunningApp, startApp } from './app.ts';
import { confirmEmail } from './confirm-email.ts';
import { STUCK } from './deadlines.ts';
import { createVendor, fails, hangs, type Vendor, works } from './failing-image-model.ts';
import { waitForMails } from './mailbox.ts';
import { payNew, waitForStatus } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';

const READY = 'Your toy twin is ready';
const FAILED = 'Your toy twin could not be made: you were not charged';

describe('emails about an order', () => {
  let running: RunningApp;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({ replace: () => ({ imaging: vendor.imaging }) });
  });
  afterAll(() => running.close());

  async function signUpConfirmed(options: Parameters<typeof signUp>[1] = {}): Promise<Person> {
    const person = await signUp(running.app, options);
    await confirmEmail(running, person);
    return person;
  }

  async function order(person: Person, end: 'completed' | 'failed') {
    vendor.behavior = end === 'completed' ? works : fails;
    const ids = await payNew(running.app, person, { tier: 'premium' });
    expect((await waitForStatus(person, ids.toytwinId, 'completed', 'failed')).status).toBe(end);
    return ids;
  }
  const mailsTo = (person: Person, count: number) =>
    waitForMails(running.services.outboxDir, person.email, count);
  const subjects = (mails: StoredMail[]) => mails.map((mail) => mail.subject).sort();
  /** Waits until no email of this order is queued, sent or not. */
  async function settled(orderId: string) {
    const { boss } = running.services.jobs;
    const pending = async () =>
      (await boss.findJobs(SEND_EMAIL, { data: { orderId } })).filter((job) => job.state !== 'completed');
    while ((await pending()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const addressIn = (mail: StoredMail | undefined) => mail?.listUnsubscribe?.slice(1, -1) ?? '';

  it('announce a finished toy twin with its picture, and include the receipt', async () => {
    const robin = await signUpConfirmed({ name: 'Robin <b> Example' });
    const { toytwinId, orderId } = await order(robin, 'completed');
    const mails = await mailsTo(robin, 2);
    const number = orderId.slice(0, 8).toUpperCase();
    expect(subjects(mails)).toEqual([`Your receipt ${number}: $4.99`, READY]);
    const ready = mails.find((mail) => mail.subject === READY);
    const link = `http://localhost:4000/gallery/${toytwinId}`;
    for (const part of [ready?.text, ready?.html]) {
      expect(part).toContain(link);
      expect(part).toContain('Action Figure Toy Twin, No. 001');
    }
    expect(ready?.text).toContain('Hello Robin,');
    expect(ready?.messageId).toBe(`<ready.${orderId}@toytwin.example>`);
    const [picture] = ready?.pictures ?? [];
    expect(ready?.html).toContain(`src="cid:${picture?.cid}"`);
    const { format, width } = await sharp(Buffer.from(picture?.base64 ?? '', 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 480 });
    const receipt = mails.find((mail) => mail !== ready);
    for (const part of [receipt?.text, receipt?.html]) {
      for (const words of [number, '$4.99', 'Premium', 'ending in 4242', 'Toy Twin']) {
        expect(part).toContain(words);
      }
    }
    expect(receipt).toMatchObject({ listUnsubscribe: null, pictures: [] });
    await settled(orderId);
    const { database } = running.services;
    const marks = await database.select().from(emails).where(eq(emails.orderId, orderId));
    expect(marks.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
      'ready sent',
      'receipt sent',
    ]);
  });

  it('are sent once, however often the job runs', async () => {
    const robin = await signUpConfirmed();
    const { orderId } = await order(robin, 'completed');
    await mailsTo(robin, 2);
    await settled(orderId);
    for (const kind of ['ready', 'receipt']) await running.services.jobs.send(SEND_EMAIL, { kind, orderId });
    await settled(orderId);
    expect(await mailsTo(robin, 2)).toHaveLength(2);
  });

  it('announce a failed toy twin, and that nothing was charged', async () => {
    const robin = await signUpConfirmed();
    const { toytwinId } = await order(robin, 'failed');
    const [mail] = await mailsTo(robin, 1);
    expect(mail).toMatchObject({ subject: FAILED, listUnsubscribe: null });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('You were not charged. The $4.99 held on your card has been released');
      expect(part).toContain(`http://localhost:4000/gallery/${toytwinId}`);
    }
  });

  it('are not sent after a cancellation', async () => {
    vendor.behavior = hangs;
    const robin = await signUpConfirmed();
    const { toytwinId, orderId } = await payNew(running.app, robin);
    const held = await rereadOrder(running.services, orderId);
    if (!held) throw new Error('The order is missing');
    await cancelOrder(running.services, held);
    expect((await waitForStatus(robin, toytwinId, 'cancelled')).status).toBe('cancelled');
    await settled(orderId);
    const jobs = await running.services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId } });
    expect(jobs).toEqual([]);
  });

  it('are not sent to a deleted account', async () => {
    const robin = await signUpConfirmed();
    const { orderId } = await order(robin, 'completed');
    await mailsTo(robin, 2);
    await settled(orderId);
    await running.services.database.delete(emails).where(eq(emails.orderId, orderId));
    expect((await deleteAccount(robin)).statusCode).toBe(204);
    expect(await findRecipient(running.services, orderId)).toBeUndefined();
    for (const kind of ['ready', 'receipt']) await running.services.jobs.send(SEND_EMAIL, { kind, orderId });
    await settled(orderId);
    expect(await mailsTo(robin, 0)).toEqual([]);
  });

  it('leave nothing behind when the account is deleted while they are composed', async () => {
    const robin = await signUpConfirmed();
    const { mailer } = running.services;
    const send = mailer.send.bind(mailer);
    let leaving: ReturnType<Person['call']> | undefined;
    const slow = vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
      leaving ??= deleteAccount(robin);
      await leaving;
      await send(mail);
    });
    vendor.behavior = works;
    const { orderId } = await payNew(running.app, robin);
    await vi.waitFor(() => expect(slow).toHaveBeenCalled(), { timeout: STUCK });
    await settled(orderId);
    slow.mockRestore();
    expect((await leaving)?.statusCode).toBe(204);
    expect(await mailsTo(robin, 0)).toEqual([]);
  });

  it('can be unsubscribed with one click and resubscribed; the receipt is still sent', async () => {
    const [robin, neighbor] = [await signUpConfirmed(), await signUpConfirmed()];
    await order(robin, 'completed');
    const mails = await mailsTo(robin, 2);
    const { pathname: url, origin } = new URL(addressIn(mails.find((mail) => mail.subject === READY)));
    expect(origin).toBe('http://localhost:4000');

    const page = await running.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    // The URL alone changes a setting: no cache, referrer or search engine may have it.
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const profile = () => robin.get(userProfile, '/api/users/me');
    expect(await profile()).toMatchObject({ mailWhenReady: true });
    const clicked = await running.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect(await profile()).toMatchObject({ mailWhenReady: false });
    expect(await neighbor.get(userProfile, '/api/users/me')).toMatchObject({ mailWhenReady: true });

    const second = await order(robin, 'completed');
    await settled(second.orderId);
    const after = await mailsTo(robin, 3);
    expect(subjects(after).filter((subject) => subject === READY)).toHaveLength(1);
    expect(after).toHaveLength(3);

    const preferences = { mailWhenReady: true };
    expect(await robin.send(userProfile, 'PUT', '/api/users/me/preferences', preferences)).toMatchObject(
      preferences,
    );
  });

  it('accept the unsubscribe click as a multipart form, which mail programs may send', async () => {
    const robin = await signUpConfirmed();
    await order(robin, 'completed');
    const ready = (await mailsTo(robin, 2)).find((mail) => mail.subject === READY);
    const clicked = await running.app.inject({
      method: 'POST',
      url: new URL(addressIn(ready)).pathname,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(clicked.statusCode).toBe(200);
    expect(await robin.get(userProfile, '/api/users/me')).toMatchObject({ mailWhenReady: false });
  });

  it('refuse a foreign unsubscribe token', async () => {
    const robin = await signUpConfirmed();
    const uid = Buffer.from(robin.uid).toString('base64url');
    for (const token of [uid, `${uid}.`, `${uid}.AAAAAAAAAAAAAAAAAAAAAA`, '.', 'x'.repeat(500)]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await running.app.inject({ method, url: `/unsubscribe/${token}` });
        expect(answer.statusCode, token).toBe(404);
      }
    }
    expect(await robin.get(userProfile, '/api/users/me')).toMatchObject({ mailWhenReady: true });
  });

  it('is tried for a day, ever more rarely, at least hourly', async () => {
    const queue = await running.services.jobs.boss.getQueue(SEND_EMAIL);
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0, retryBackoff } = queue ?? {};
    expect({ retryBackoff, retryDelayMax }).toEqual({ retryBackoff: true, retryDelayMax: 3_600 });
    // The queue waits between half of the doubled delay and all of it.
    const delays = Array.from({ length: retryLimit }, (_, tries) =>
      Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, tries)) / 2),
    );
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(86_400);
  });

  it('are shown in the outbox as they would arrive', async () => {
    const robin = await signUpConfirmed();
    await order(robin, 'completed');
    await mailsTo(robin, 2);
    const page = (await running.app.inject({ url: '/outbox' })).body;
    expect(page).toContain(READY);
    expect(page).toContain('data:image/jpeg;base64,');
    expect(page).not.toContain('cid:');
    const stored = await readOutbox(running.services.outboxDir);
    expect(page.match(/<section>/g)).toHaveLength(Math.min(50, stored.length));
  });
});
