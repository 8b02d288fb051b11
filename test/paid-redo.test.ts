import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordersPage } from '#features/checkout/contract.ts';
import { pollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import { workNotes } from '#features/generation/server/redo/mail-note.job.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { MAIL_NOTE, SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { followUpOrders, ONE_TOY, REDO } from './follow-up-orders.ts';
import { waitForMails } from './mailbox.ts';
import { makeDraft, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

/** Authorizes, then is refused at the charge. */
const REFUSED_LATER = '4000000000000341';

describe('paid redo', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({
      workers: false,
      variables: ONE_TOY,
      replace: () => ({ imaging: vendor.imaging }),
    });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const { post, buy, finish, pay, read, offers, versionOf, make, atProvider } = followUpOrders(() => ({
    ...running,
    robin,
  }));
  const filesOf = async (id: string) =>
    Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, id)), ({ key }) => key);
  async function emailsOf(orderId: string) {
    const sent = await running.services.jobs.boss.findJobs(SEND_EMAIL, { data: { orderId } });
    return sent.map(({ data }) => (data as { kind: string }).kind).sort();
  }

  it('is sold at the basic price once the free one is used or over, and not before', async () => {
    const draft = await makeDraft(robin);
    expect(refusalOf(await post(draft.id, REDO))).toMatchObject({
      status: 409,
      message: 'Only a finished toy twin can be drawn again.',
    });
    const made = await finishToytwin(running, robin);
    expect((await offers(made.id)).redo).toEqual({ price: null, order: null, wishes: null });
    expect(refusalOf(await post(made.id, REDO))).toMatchObject({
      status: 409,
      message: 'You have one free redo left.',
    });
    const over = await finish({ tier: 'premium' });
    expect((await offers(over.id)).redo).toEqual({
      price: { formatted: '$1.99', amount: 199, currency: 'usd', taxAdded: false },
      order: null,
      wishes: null,
    });
    const kim = await signUp(running.app);
    expect(refusalOf(await post(over.id, REDO, kim))).toEqual(notFoundRefusal('Toy Twin'));
    const url = `/api/toytwins/${over.id}/follow-ups`;
    expect(refusalOf(await kim.call({ url }))).toEqual(notFoundRefusal('Toy Twin'));
  });

  it.each(['basic', 'premium'] as const)(
    'is held, drawn and only then charged; a %s toy twin keeps both versions',
    async (tier) => {
      const before = await finish({ tier, design: { name: 'Robin' } });
      const design = { name: 'Robin the Great' };
      const orderId = await pay(before.id, { ...REDO, design, prompt: 'A pirate' });
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'authorized', purpose: 'redo' });
      expect(await atProvider(orderId)).toEqual({ status: 'requires_capture', amount: 199, received: 0 });
      const { redo: _until, ...shown } = await read(before.id);
      expect(shown).toMatchObject({ status: 'completed', title: 'Robin', orderId: before.orderId });
      expect(shown.versions).toMatchObject([{ number: 1, isFavourite: true }]);
      expect(refusalOf(await post(before.id, REDO))).toMatchObject({
        status: 409,
        message: 'This toy twin is already being drawn again.',
      });
      await make(orderId);
      expect(await atProvider(orderId)).toEqual({ status: 'succeeded', amount: 199, received: 199 });
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured', title: 'Robin' });
      const after = await read(before.id);
      expect(after).toMatchObject({
        status: 'completed',
        title: 'Robin the Great',
        prompt: 'A pirate',
        tier,
        orderId: before.orderId,
        versions: [
          { number: 1, isFavourite: false },
          { number: 2, isFavourite: true },
        ],
      });
      for (const version of after.versions ?? []) {
        expect((await running.app.inject({ url: version.packagedImageUrl })).statusCode).toBe(200);
        expect(version.threeDModelUrl === null).toBe(tier === 'basic');
      }
      expect(await readOrder(robin, before.orderId ?? '')).toMatchObject({ status: 'captured' });
      expect(await emailsOf(orderId)).toEqual(['ready', 'receipt']);
    },
  );

  it('may be bought again and again, and every order is on the list of receipts', async () => {
    const { id } = await finish();
    for (const number of [2, 3]) {
      await make(await pay(id, REDO));
      expect((await read(id)).versions).toHaveLength(number);
    }
    const { orders } = await robin.get(ordersPage, '/api/payments/orders');
    const own = orders.filter(({ toytwins }) => toytwins[0] === id);
    expect(own.map(({ purpose, status }) => `${purpose} ${status}`)).toEqual([
      'redo captured',
      'redo captured',
      'toytwin captured',
    ]);
  });

  it('mails its note to the operator once it is paid, and not before', async () => {
    const { outboxDir, config, jobs } = running.services;
    const { id } = await finish();
    const { orderId, sessionUrl } = await buy(id, { ...REDO, note: 'Less blue, please' });
    const versionId = (await versionOf(orderId))?.id;
    expect(await jobs.boss.findJobs(MAIL_NOTE, { data: { versionId } })).toEqual([]);
    await payOnPage(running.app, sessionUrl);
    await workNotes(running.services);
    const [mail, ...others] = await waitForMails(outboxDir, config.mail.contact, 1);
    for (const known of ['Less blue, please', id, orderId, robin.email]) expect(mail?.text).toContain(known);
    expect(others).toEqual([]);
  });

  it('keeps the wishes while its page is open, and opens another page for other wishes', async () => {
    const { id } = await finish();
    const wishes = {
      reason: 'wrong_words',
      note: 'Less blue',
      prompt: 'A pirate',
      design: { line: 'Ahoy' },
    } as const;
    const first = await buy(id, { purpose: 'redo', ...wishes });
    expect((await offers(id)).redo).toMatchObject({ order: { status: 'open' }, wishes });
    expect(await buy(id, { purpose: 'redo', ...wishes })).toEqual(first);
    const second = await buy(id, { purpose: 'redo', ...wishes, prompt: 'A sailor' });
    expect(second.sessionUrl).not.toBe(first.sessionUrl);
    expect(await readOrder(robin, first.orderId)).toMatchObject({ status: 'expired' });
    expect((await payOnPage(running.app, first.sessionUrl)).statusCode).not.toBe(303);
    await payOnPage(running.app, second.sessionUrl);
    await make(second.orderId);
    expect(await read(id)).toMatchObject({ prompt: 'A sailor' });
    expect((await read(id)).versions?.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('that cannot be drawn is released, changes nothing, and can be bought again', async () => {
    const before = await finish();
    const files = await filesOf(before.id);
    const orderId = await pay(before.id, { ...REDO, prompt: 'A pirate' });
    vendor.behavior = fails;
    await expect(make(orderId, { lastTry: false })).rejects.toThrow('The vendor is down');
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'authorized' });
    await make(orderId);
    expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    const ended = { status: 'released', reason: 'It could not be made.' };
    expect(await readOrder(robin, orderId)).toMatchObject(ended);
    expect(await emailsOf(orderId)).toEqual(['failure']);
    const after = await read(before.id);
    expect(after).toMatchObject({ status: 'completed', prompt: before.prompt, failureReason: null });
    expect(after.versions).toHaveLength(1);
    expect(await filesOf(before.id)).toEqual(files);
    expect((await offers(before.id)).redo).toMatchObject({ price: { amount: 199 }, order: ended });
    vendor.behavior = works;
    await make(await pay(before.id, { ...REDO, prompt: 'A pirate' }));
    expect(await read(before.id)).toMatchObject({ prompt: 'A pirate' });
  });

  it('whose charge the bank refuses shows no new version, and keeps the wishes', async () => {
    const before = await finish();
    const files = await filesOf(before.id);
    const orderId = await pay(before.id, { ...REDO, prompt: 'A pirate', note: 'A parrot' }, REFUSED_LATER);
    await make(orderId, { lastTry: false });
    expect(await readOrder(robin, orderId)).toMatchObject({
      status: 'released',
      reason: 'Your bank declined the charge.',
    });
    expect((await read(before.id)).versions).toHaveLength(1);
    expect(await filesOf(before.id)).toEqual(files);
    expect((await offers(before.id)).redo.wishes).toMatchObject({
      ...{ reason: 'not_me', prompt: 'A pirate', note: 'A parrot' },
    });
  });

  it.each([
    [{ reason: 'bored' }, 400, 'reason'],
    [{ prompt: ' ' }, 400, 'prompt'],
    [{ design: { parts: { added: ['zorblax'] } } }, 400, 'design.parts.added'],
    [{ prompt: 'A nazi' }, 422, 'prompt'],
  ])('opens no page for %o', async (body, status, field) => {
    const { id } = await finish();
    expect(refusalOf(await post(id, { ...REDO, ...body }))).toMatchObject({ status, field });
    expect((await offers(id)).redo.order).toBeNull();
  });

  it('that is refunded leaves the versions, and the one before it is shown again', async () => {
    const before = await finish({ design: { name: 'Robin' } });
    const files = await filesOf(before.id);
    const orderId = await pay(before.id, { ...REDO, design: { name: 'Kim' } });
    await make(orderId);
    await refundOrder(running.services, orderId);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'refunded' });
    expect(await read(before.id)).toMatchObject({
      status: 'completed',
      title: 'Robin',
      design: { name: 'Robin' },
      versions: [{ number: 1, isFavourite: true }],
    });
    const choice = {
      method: 'PUT',
      url: `/api/toytwins/${before.id}/favourite`,
      payload: { version: 2 },
    } as const;
    expect(refusalOf(await robin.call(choice))).toEqual(notFoundRefusal('Version'));
    expect(await readOrder(robin, before.orderId ?? '')).toMatchObject({ status: 'captured' });
    await deleteExpired(running.services);
    expect(await filesOf(before.id)).toEqual(files);
  });

  it('that is refunded while another version is shown leaves that one, also if the event was lost', async () => {
    const before = await finish();
    const orderId = await pay(before.id, REDO);
    await make(orderId);
    const choice = {
      method: 'PUT',
      url: `/api/toytwins/${before.id}/favourite`,
      payload: { version: 1 },
    } as const;
    const chosen = toytwin.parse((await robin.call(choice)).json());
    expect(chosen.versions).toHaveLength(2);
    await refundOrder(running.services, orderId, { lost: true });
    await pollRefunds(running.services);
    const after = await read(before.id);
    expect(after).toMatchObject({ prompt: before.prompt, versions: [{ number: 1, isFavourite: true }] });
  });

  it('is not sold after the toy twin was refunded', async () => {
    const { id, orderId } = await finish();
    await refundOrder(running.services, orderId ?? '');
    expect((await offers(id)).redo.price).toBeNull();
    expect(refusalOf(await post(id, REDO))).toMatchObject({
      status: 409,
      message: 'The payment for this toy twin was refunded, so nothing more can be made of it.',
    });
    expect(await read(id)).toMatchObject({ status: 'completed', versions: [{ number: 1 }] });
  });

  it('that was never paid is deleted with its wishes', async () => {
    const { id } = await finish();
    const { orderId } = await buy(id, { ...REDO, note: 'My hair is red' });
    await deleteExpired(running.services);
    expect(await versionOf(orderId)).toMatchObject({ redoStatus: 'unpaid', redoNote: 'My hair is red' });
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
    expect((await offers(id)).redo).toMatchObject({ order: null, wishes: null });
    await deleteExpired(running.services);
    expect(await versionOf(orderId)).toBeUndefined();
    const left = await running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
    expect(left).toHaveLength(1);
  });
});
