import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '#features/checkout/tables.ts';
import type { Design } from '#features/designs/contract.ts';
import { workNotes } from '#features/generation/server/redo/mail-note.job.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { shareAnswer, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { waitForMails } from './mailbox.ts';
import { makeDraft, payNew, waitForStatus } from './order.ts';
import { type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { refundOrder } from './refund-order.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const NEVER = new AbortController().signal;
const DAY = 86_400_000;

describe('redo', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };
    running = await startApp({ variables, workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const ask = (id: string, body: object, person = robin) =>
    person.call({ method: 'POST', url: `/api/toytwins/${id}/redo`, payload: { reason: 'not_me', ...body } });
  const prefer = (id: string, version: unknown, person = robin) =>
    person.call({ method: 'PUT', url: `/api/toytwins/${id}/favourite`, payload: { version } });
  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const finish = (options: { tier?: 'basic' | 'premium'; design?: Design } = {}) =>
    finishToytwin(running, robin, options);
  async function waiting(id: string): Promise<string> {
    const rows = await running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
    return rows.find(({ redoStatus }) => redoStatus === 'waiting')?.id ?? '';
  }
  const draw = async (id: string, lastTry = true) =>
    attemptRedo(running.services, await waiting(id), { signal: NEVER, lastTry });
  const picture = (address: string | null | undefined) => running.app.inject({ url: address ?? '' });
  const stored = async ({ id }: Toytwin) => {
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    return row;
  };

  it('mails its note to the operator, once, escaped, until the toy twin is deleted; no note, no mail', async () => {
    const { outboxDir, config } = running.services;
    await workNotes(running.services);
    const [silent, made] = [await finish(), await finish()];
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${made.id}/share`);
    expect((await ask(silent.id, {})).statusCode).toBe(202);
    expect((await ask(made.id, { note: 'My <b>hair</b>\nis red' })).statusCode).toBe(202);
    const [mail, ...others] = await waitForMails(outboxDir, config.mail.contact, 1);
    expect(others).toEqual([]);
    for (const known of ['My <b>hair</b> is red', made.id, robin.email, 'does not look like them'])
      expect(mail?.text).toContain(known);
    expect(mail?.text).toContain(`http://localhost:4000/gallery/${made.id}`);
    expect(mail?.text).toContain(shareUrl);
    expect(mail?.html).not.toContain('<b>hair');
    await draw(made.id);
    expect((await robin.call({ method: 'DELETE', url: `/api/toytwins/${made.id}` })).statusCode).toBe(204);
    expect(await waitForMails(outboxDir, config.mail.contact, 0)).toEqual([]);
  });

  it('is offered for fourteen days once a toy twin is completed, and not before', async () => {
    const draft = await makeDraft(robin);
    expect(draft).not.toHaveProperty('redo');
    expect(refusalOf(await ask(draft.id, {}))).toMatchObject({ status: 409, code: 'conflict' });
    const made = await finish();
    expect(made.redo).toMatchObject({ state: 'offered' });
    const left = Date.parse(made.redo?.until ?? '') - Date.now();
    expect(left).toBeGreaterThan(13.9 * DAY);
    expect(left).toBeLessThanOrEqual(14 * DAY);
    expect(made.versions).toMatchObject([{ number: 1, isFavourite: true }]);
    const completedAt = new Date(Date.now() - 14 * DAY - 60_000);
    await running.services.database.update(toytwins).set({ completedAt }).where(eq(toytwins.id, made.id));
    expect((await read(made.id)).redo).toMatchObject({ state: 'over' });
    expect(refusalOf(await ask(made.id, {}))).toMatchObject({
      status: 409,
      message: 'The free redo of this toy twin is no longer available.',
    });
  });

  it.each(['basic', 'premium'] as const)(
    'makes a %s version without a charge, and keeps both',
    async (tier) => {
      const before = await finish({ tier, design: { name: 'Robin', palette: 'fire' } });
      const design = { name: 'Robin the Great', look: { hair: 'quiff' } };
      const allOrders = () => running.services.database.select().from(orders);
      const count = (await allOrders()).length;
      const answer = await ask(before.id, { design, prompt: ' A pirate ', note: 'My hair is red' });
      expect(answer.statusCode).toBe(202);
      const asked = toytwin.parse(answer.json());
      expect(asked).toMatchObject({ status: 'completed', title: 'Robin', redo: { state: 'waiting' } });
      expect(asked.versions, 'nothing new is shown yet').toHaveLength(1);
      expect(refusalOf(await ask(before.id, {})).message).toBe('This toy twin is already being drawn again.');
      await draw(before.id);
      const after = await read(before.id);
      expect(after).toMatchObject({
        status: 'completed',
        title: 'Robin the Great',
        prompt: 'A pirate',
        design,
        orderId: before.orderId,
        redo: { state: 'used' },
        versions: [
          { number: 1, title: 'Robin', isFavourite: false },
          { number: 2, title: 'Robin the Great', isFavourite: true },
        ],
      });
      for (const version of after.versions ?? []) {
        expect((await picture(version.packagedImageUrl)).statusCode).toBe(200);
        expect((await picture(version.packagedThumbnails?.w320)).statusCode).toBe(200);
        expect(version.threeDModelUrl === null).toBe(tier === 'basic');
      }
      expect('modelFileUrl' in after).toBe(tier === 'premium');
      expect(await allOrders()).toHaveLength(count);
      expect(refusalOf(await ask(before.id, {}))).toMatchObject({
        status: 409,
        message: 'You have already used the free redo of this toy twin.',
      });
    },
  );

  it('shows the version that its owner prefers, with its words and design', async () => {
    const before = await finish({ design: { name: 'Robin' } });
    await ask(before.id, { design: { name: 'Kim' }, prompt: 'A pirate' });
    await draw(before.id);
    const first = toytwin.parse((await prefer(before.id, 1)).json());
    expect(first).toMatchObject({ title: 'Robin', prompt: before.prompt, design: { name: 'Robin' } });
    expect(first.versions?.map(({ isFavourite }) => isFavourite)).toEqual([true, false]);
    expect(toytwin.parse((await prefer(before.id, 2)).json())).toMatchObject({
      title: 'Kim',
      prompt: 'A pirate',
    });
    const kim = await signUp(running.app);
    expect(refusalOf(await prefer(before.id, 3))).toEqual(notFoundRefusal('Version'));
    expect(refusalOf(await prefer(before.id, 1, kim))).toEqual(notFoundRefusal('Toy Twin'));
    expect(refusalOf(await prefer(before.id, 0))).toMatchObject({ status: 400, field: 'version' });
    expect(refusalOf(await prefer((await makeDraft(robin)).id, 1))).toMatchObject({ status: 409 });
  });

  it('that fails changes nothing, and may be requested again', async () => {
    const before = await finish();
    await ask(before.id, { prompt: 'A pirate' });
    vendor.behavior = fails;
    await expect(draw(before.id, false)).rejects.toThrow('The vendor is down');
    expect((await read(before.id)).redo).toMatchObject({ state: 'waiting' });
    await draw(before.id);
    const after = await read(before.id);
    expect(after).toMatchObject({ status: 'completed', prompt: before.prompt, redo: { state: 'failed' } });
    expect(after.versions).toMatchObject([{ number: 1, isFavourite: true }]);
    expect((await picture(after.packagedImageUrl)).statusCode).toBe(200);
    vendor.behavior = works;
    expect((await ask(before.id, { prompt: 'A pirate' })).statusCode).toBe(202);
    await draw(before.id);
    expect(await read(before.id)).toMatchObject({ prompt: 'A pirate', redo: { state: 'used' } });
  });

  it('that keeps failing is offered three times', async () => {
    const { id } = await finish();
    vendor.behavior = fails;
    for (const state of ['failed', 'failed', 'over']) {
      expect((await ask(id, {})).statusCode).toBe(202);
      await draw(id);
      expect((await read(id)).redo).toMatchObject({ state });
    }
    expect(refusalOf(await ask(id, {}))).toMatchObject({ status: 409 });
  });

  it('draws the same toy again, unless the variant changes or nothing at all', async () => {
    const seedAfter = async (body: object) => {
      const before = await finish({ design: { variant: 4 } });
      const { seed } = (await stored(before)) ?? {};
      await ask(before.id, body);
      await draw(before.id);
      const row = await stored(before);
      return { isSame: row?.seed === seed, design: (await read(before.id)).design };
    };
    const design = { variant: 4, look: { skin: '3' } };
    expect(await seedAfter({ design })).toEqual({ isSame: true, design });
    expect(await seedAfter({ design: { variant: 5 } })).toEqual({ isSame: false, design: { variant: 5 } });
    expect(await seedAfter({})).toEqual({ isSame: false, design: { variant: 5 } });
  });

  it('is requested once by two concurrent calls', async () => {
    const { id } = await finish();
    const answers = await Promise.all([ask(id, {}), ask(id, {})]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  });

  it.each([
    [{ reason: 'bored' }, 400, 'reason'],
    [{ note: 'x'.repeat(501) }, 400, 'note'],
    [{ prompt: ' ' }, 400, 'prompt'],
    [{ design: { look: { hair: 'toupee' } } }, 400, 'design.look.hair'],
    [{ design: { parts: { added: ['zorblax'] } } }, 400, 'design.parts.added'],
    [{ prompt: 'A nazi' }, 422, 'prompt'],
    [{ design: { name: 'Stark naked' } }, 422, 'design.name'],
  ])('refuses %o', async (body, status, field) => {
    const { id } = await finish();
    expect(refusalOf(await ask(id, body))).toMatchObject({ status, field });
    expect((await read(id)).redo).toMatchObject({ state: 'offered' });
  });

  it("is not for somebody else's toy twin, nor for a refunded one", async () => {
    const { id, orderId } = await finish();
    const kim = await signUp(running.app);
    expect(refusalOf(await ask(id, {}, kim))).toEqual(notFoundRefusal('Toy Twin'));
    await refundOrder(running.services, orderId ?? '');
    expect(await read(id), 'nothing is offered that would be refused').not.toHaveProperty('redo');
    expect(refusalOf(await ask(id, {}))).toMatchObject({
      status: 409,
      message: 'The payment for this toy twin was refunded, so it cannot be drawn again.',
    });
  });

  describe('of a toy twin whose payment is refunded', () => {
    // One person may ask so often only, and these tests ask twice each.
    beforeAll(async () => {
      robin = await signUp(running.app);
    });
    const rows = async (id: string) =>
      running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
    /** Expects the toy twin as it was bought, and nothing of the redo. */
    async function expectNoRedo({ id, prompt }: Toytwin) {
      const after = await read(id);
      expect(after).toMatchObject({
        status: 'completed',
        prompt,
        versions: [{ number: 1, isFavourite: true }],
      });
      expect(after).not.toHaveProperty('redo');
      const left = (await rows(id)).filter(({ redoStatus }) => redoStatus !== null);
      for (const row of left) expect(row).toMatchObject({ redoStatus: 'refunded', packagedKey: null });
      expect(await Array.fromAsync(running.services.storage.list(`toytwins/${robin.uid}/${id}/2`))).toEqual(
        [],
      );
      expect(refusalOf(await ask(id, {})).message).toContain('was refunded');
    }

    it('before it is drawn is not drawn', async () => {
      const before = await finish();
      await ask(before.id, { prompt: 'A pirate' });
      const versionId = await waiting(before.id);
      const { packaged } = vendor.asked;
      await refundOrder(running.services, before.orderId ?? '');
      await attemptRedo(running.services, versionId, { signal: NEVER, lastTry: false });
      expect(vendor.asked.packaged).toBe(packaged);
      await expectNoRedo(before);
    });

    it.each([
      ['works', works],
      ['fails', fails],
    ])('while it is drawn is not kept, also if the drawing %s', async (_how, ends) => {
      const before = await finish();
      await ask(before.id, { prompt: 'A pirate' });
      vendor.behavior = async (...call) => {
        await refundOrder(running.services, before.orderId ?? '');
        return ends(...call);
      };
      await draw(before.id, false);
      await expectNoRedo(before);
    });

    it.each(['redo', 'refund'])('at the same time is one of both, the %s first', async (first) => {
      const before = await finish();
      const askNow = () => ask(before.id, { prompt: 'A pirate' });
      const refundNow = () => refundOrder(running.services, before.orderId ?? '');
      const both = first === 'redo' ? [askNow(), refundNow()] : [refundNow(), askNow()];
      await Promise.all(both);
      const [asked] = (await rows(before.id)).filter(({ redoStatus }) => redoStatus !== null);
      if (asked) await attemptRedo(running.services, asked.id, { signal: NEVER, lastTry: true });
      await expectNoRedo(before);
    });

    it('after it was drawn keeps it', async () => {
      const before = await finish();
      await ask(before.id, { prompt: 'A pirate' });
      await draw(before.id);
      await refundOrder(running.services, before.orderId ?? '');
      expect(await read(before.id)).toMatchObject({
        prompt: 'A pirate',
        versions: [{}, { isFavourite: true }],
      });
    });
  });

  it('of a toy twin that is deleted while it is drawn leaves no file', async () => {
    const before = await finish();
    await ask(before.id, {});
    const versionId = await waiting(before.id);
    vendor.behavior = async (...call) => {
      await robin.call({ method: 'DELETE', url: `/api/toytwins/${before.id}` });
      return works(...call);
    };
    await attemptRedo(running.services, versionId, { signal: NEVER, lastTry: true });
    const files = running.services.storage.list(`toytwins/${robin.uid}/${before.id}`);
    expect(await Array.fromAsync(files)).toEqual([]);
  });

  it('is shown by the public page that is already open', async () => {
    const before = await finish();
    const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${before.id}/share`);
    await ask(before.id, {});
    await draw(before.id);
    for (const name of ['card.jpg', 'packaged.jpg', 'packaged.webp']) {
      expect((await picture(`${new URL(shareUrl).pathname}/${name}`)).statusCode, name).toBe(200);
    }
  });

  it('is part of the exported account, with the version that is not shown', async () => {
    const kim = await signUp(running.app);
    const made = await finishToytwin(running, kim);
    await ask(made.id, { note: 'My hair is red' }, kim);
    await draw(made.id);
    const zip = readZip((await kim.call({ url: '/api/users/me/export' })).rawPayload);
    expect([...zip.keys()]).toEqual(
      expect.arrayContaining([
        `toytwins/toytwin_${made.id}_packaged.png`,
        `toytwins/version-1/toytwin_${made.id}_packaged.png`,
      ]),
    );
    const [record] = JSON.parse(String(zip.get('toy-twin.json'))).toytwins;
    expect(record.redos).toEqual([{ reason: 'not_me', note: 'My hair is red' }]);
  });
});

it('is drawn by its job', async () => {
  const vendor = createVendor(works);
  const running = await startApp({ replace: () => ({ imaging: vendor.imaging }) });
  const robin = await signUp(running.app);
  const { toytwinId: id } = await payNew(running.app, robin);
  await waitForStatus(robin, id, 'completed');
  await robin.send(toytwin, 'POST', `/api/toytwins/${id}/redo`, { reason: 'other' });
  await vi.waitFor(
    async () =>
      expect((await robin.get(toytwin, `/api/toytwins/${id}`)).redo).toMatchObject({ state: 'used' }),
    20_000,
  );
  await running.close();
});
