import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAnswer, prices } from '#features/checkout/contract.ts';
import { bookOrders } from '#features/checkout/server/ledger/book-orders.job.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { Design } from '#features/designs/contract.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { deskOrder, deskOrdersPage, shownPictures } from '#features/operator/orders/contract.ts';
import type { Photo } from '#features/photos/contract.ts';
import { photos } from '#features/photos/tables.ts';
import { eraseOldPhotos } from '#features/retention/server/erase-old-photos.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { CONSENTS, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { followUpOrders, ONE_TOY, REDO } from './follow-up-orders.ts';
import { act, confirmOperator, signUpOperator } from './operator.ts';
import {
  type DraftOptions,
  makeDraft,
  openCheckout,
  payDraft,
  payOnPage,
  readOrder,
  uploadPhoto,
} from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';
import { refusalOf } from './refusal.ts';

const NEVER = new AbortController().signal;
const DAY = 86_400_000;
/** Another price than that of either tier. */
const DUO_CENTS = 650;
const NAMES: Design = { name: 'Robin', second: { name: 'Kim', prompt: 'A diver with a trumpet' } };

describe('two in one box', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const variables = { ...ONE_TOY, PRICE_DUO_CENTS: String(DUO_CENTS) };
    running = await startApp({ variables, workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const rowOf = async (id: string) => {
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    return row;
  };
  async function pair(options: DraftOptions = {}): Promise<DraftOptions & { second: { photo: Photo } }> {
    const [photo, second] = [await uploadPhoto(robin), await uploadPhoto(robin, undefined, 'kim.jpg')];
    return {
      photo,
      second: { photo: second, portrayed: 'agreed' },
      design: NAMES,
      tier: 'premium',
      ...options,
    } as DraftOptions & { second: { photo: Photo } };
  }
  const draft = async (options?: DraftOptions) => makeDraft(robin, await pair(options));
  const finish = async (options?: DraftOptions) => finishToytwin(running, robin, await pair(options));
  const create = async (body: object, { photo, second }: DraftOptions) =>
    robin.call({
      method: 'POST',
      url: '/api/toytwins',
      payload: {
        ...{ sourceImage: photo?.sourceImage, templateId: 'template1', prompt: 'A cook', tier: 'premium' },
        ...{ second: { sourceImage: second?.photo.sourceImage, portrayed: 'me' }, design: NAMES },
        ...body,
      },
    });
  const isThere = ({ sourceImage }: Photo) => running.services.storage.exists(keyOfUrl(sourceImage) ?? '');
  const erase = ({ sourceImage }: Photo, more = {}) =>
    robin.call({ method: 'POST', url: '/api/photos/erase', payload: { sourceImage, ...more } });

  it('has both names, both photos, and what its buyer declared of each', async () => {
    const made = await draft();
    expect(made).toMatchObject({
      ...{ title: 'Robin & Kim', people: 2, portrayed: 'me', design: NAMES },
      second: { portrayed: 'agreed', photoFile: { fileName: 'kim.jpg' } },
    });
    const { toytwins: cards } = await robin.get(galleryPage, '/api/toytwins?search=trumpet');
    expect(cards).toMatchObject([{ id: made.id, people: 2 }]);
    const { orderId } = await openCheckout(robin, made);
    expect(await rereadOrder(running.services, orderId)).toMatchObject({
      ...{ title: 'Robin & Kim', people: 2, consent: null, secondConsent: CONSENTS.agreed },
    });
  });

  it.each(['basic', 'premium'] as const)(
    'costs its own price at the %s tier, held and then charged',
    async (tier) => {
      const shown = await robin.get(prices, '/api/payments/prices');
      expect(shown.duo).toMatchObject({ amount: DUO_CENTS, formatted: '$6.50' });
      const made = await finish({ tier });
      const order = await readOrder(robin, made.orderId ?? '');
      expect(order).toMatchObject({ status: 'captured', amount: DUO_CENTS, people: 2, tier });
      const { paymentIntentId } = (await rereadOrder(running.services, order.orderId)) ?? {};
      const intent = await running.services.payment.stripe.paymentIntents.retrieve(paymentIntentId ?? '');
      expect(intent).toMatchObject({ amount: DUO_CENTS, amount_received: DUO_CENTS });
      expect(made.threeDModelUrl === null).toBe(tier === 'basic');
    },
  );

  it('says on the payment page what it is, and opens a new page when its price has changed', async () => {
    const made = await draft();
    const first = await openCheckout(robin, made);
    expect(await openCheckout(robin, made)).toEqual(first);
    const page = await running.app.inject(first.sessionUrl);
    expect(page.body).toContain('Robin &amp; Kim');
    expect(page.body).toContain('two in one box, premium');
    expect(page.body).toContain('$6.50');
    const { prices: list } = running.services.payment;
    const before = { ...list.duo };
    list.duo = { ...before, amount: 700 };
    const second = await openCheckout(robin, made);
    list.duo = before;
    expect(second.orderId).not.toBe(first.orderId);
    expect(await readOrder(robin, first.orderId)).toMatchObject({ status: 'expired' });
    expect(await readOrder(robin, second.orderId)).toMatchObject({ amount: 700 });
    expect((await payOnPage(running.app, first.sessionUrl)).statusCode).not.toBe(303);
  });

  it('is released when it cannot be made, and nothing is charged', async () => {
    const { toytwinId, orderId } = await payDraft(running.app, robin, await draft());
    await robin.send(orderAnswer, 'POST', `/api/payments/cancel/${orderId}`);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'released', amount: DUO_CENTS });
    expect(await read(toytwinId)).toMatchObject({ status: 'cancelled' });
  });

  it('gives both photos and both descriptions to what draws it', async () => {
    const calls: { files: number; options: unknown; prompt: string | undefined }[] = [];
    vendor.behavior = (call, options) => {
      calls.push({
        files: options.files?.length ?? 0,
        options: options.providerOptions.studio,
        prompt: options.prompt,
      });
      return works(call, options);
    };
    const vision = vendor.asked.vision;
    const made = await finish();
    vendor.behavior = works;
    expect(calls).toHaveLength(2);
    for (const { files, options, prompt } of calls) {
      expect(files).toBe(2);
      expect(options).toMatchObject({
        title: 'Robin',
        second: { title: 'Kim', description: 'A diver with a trumpet' },
      });
      expect(prompt).toMatch(/exactly two figures.*The second character, in the buyer's words: "A diver/s);
      expect(prompt).toMatch(/First person: A round face.*Second person: A round face/);
    }
    expect(vendor.asked.vision - vision, 'one face at a time').toBe(2);
    expect(made.versions).toHaveLength(1);
  });

  it.each([
    ['no description of the second person', { design: { second: { name: 'Kim' } } }, 'design.second.prompt'],
    ['no second person in the design', { design: {} }, 'design.second.prompt'],
    ['a second person without a photo', { second: undefined }, 'second.sourceImage'],
    ['nobody said who it is', { second: { sourceImage: '/files/x' } }, 'second.portrayed'],
  ])('is refused with %s', async (_what, body, field) => {
    expect(refusalOf(await create(body, await pair()))).toMatchObject({ status: 400, field });
  });

  it.each([
    [{ name: 'Heil Hitler', prompt: 'A cook' }, 'design.second.name', /change the second name on the box/],
    [{ name: 'Spider-Man', prompt: 'A cook' }, 'design.second.name', /someone else’s name or brand/],
    [{ prompt: 'Stark naked' }, 'design.second.prompt', /change the second description/],
  ])('is refused with %o of the second person', async (second, field, words) => {
    const answer = refusalOf(await create({ design: { name: 'Robin', second } }, await pair()));
    expect(answer).toMatchObject({ status: 422, code: 'content_refused', field });
    expect(answer.message).toMatch(words);
  });

  it('refuses things of nobody, and words that are harmless only apart', async () => {
    const unknown = { second: { prompt: 'A cook', parts: { added: ['moon-cannon'] } } };
    expect(refusalOf(await create({ design: unknown }, await pair()))).toMatchObject({
      ...{ status: 400, field: 'design.parts.added' },
    });
    const apart = { prompt: 'The stripper', design: { second: { prompt: 'of the schoolgirls' } } };
    expect(refusalOf(await create(apart, await pair()))).toMatchObject({ status: 422, field: 'prompt' });
  });

  it('is not made, previewed or erased with the photo of somebody else', async () => {
    const kim = await signUp(running.app);
    const [own, others] = [await uploadPhoto(robin), await uploadPhoto(kim)];
    const answer = refusalOf(await create({}, { photo: own, second: { photo: others, portrayed: 'me' } }));
    expect(answer).toMatchObject({ status: 400, field: 'second.sourceImage' });
    const preview = await robin.call({
      method: 'POST',
      url: '/api/mock-ups',
      payload: {
        ...{ sourceImage: own.sourceImage, templateId: 'template1', description: 'A cook', design: NAMES },
        second: { sourceImage: others.sourceImage },
      },
    });
    expect(refusalOf(preview)).toMatchObject({ status: 404 });
  });

  it('is previewed with both photos, also before the second person is described', async () => {
    const tasks: unknown[] = [];
    const { preview } = vendor.imaging;
    const drawPreview = preview.drawPreview;
    preview.drawPreview = async (_person, task) => {
      tasks.push(task);
      return { picture: Buffer.from('preview'), head: undefined };
    };
    const { photo, second } = await pair();
    const payload = {
      ...{ sourceImage: photo?.sourceImage, templateId: 'template1', description: 'A cook' },
      ...{ design: { second: { name: 'Kim' } }, second: { sourceImage: second.photo.sourceImage } },
    };
    const answer = await robin.call({ method: 'POST', url: '/api/mock-ups', payload });
    preview.drawPreview = drawPreview;
    expect(answer.statusCode).toBe(200);
    expect(tasks).toMatchObject([{ photo: expect.anything(), secondPhoto: expect.anything(), title: 'Kim' }]);
    const half = await robin.call({
      method: 'POST',
      url: '/api/mock-ups',
      payload: { ...payload, second: undefined },
    });
    expect(refusalOf(half)).toMatchObject({ status: 400, field: 'second.sourceImage' });
  });

  describe('its photos', () => {
    it('stay while it uses them, and go with it', async () => {
      const options = await pair();
      const made = await makeDraft(robin, options);
      expect((await erase(options.second.photo, { ifUnused: true })).statusCode).toBe(204);
      await deleteExpired(running.services, { now: Date.now() + 2 * DAY });
      expect(await isThere(options.second.photo)).toBe(true);
      await robin.call({ method: 'DELETE', url: `/api/toytwins/${made.id}` });
      expect(await isThere(options.second.photo)).toBe(false);
    });

    it('go with a draft that is too old, unless another toy twin uses them', async () => {
      const options = await pair();
      await makeDraft(robin, options);
      const kept = await finishToytwin(running, robin, { photo: options.second.photo });
      await running.services.database
        .update(toytwins)
        .set({ createdAt: new Date(Date.now() - 8 * DAY) })
        .where(eq(toytwins.status, 'draft'));
      await deleteExpired(running.services);
      expect([await isThere(options.photo as Photo), await isThere(options.second.photo)]).toEqual([
        false,
        true,
      ]);
      await robin.call({ method: 'DELETE', url: `/api/toytwins/${kept.id}` });
      expect(await isThere(options.second.photo)).toBe(false);
    });

    it('are both erased thirty days after it is finished, and its owner sees when', async () => {
      const options = await pair();
      const made = await finishToytwin(running, robin, options);
      const { completedAt } = (await rowOf(made.id)) ?? {};
      const end = (completedAt?.getTime() ?? 0) + 30 * DAY;
      expect(Date.parse(made.second?.photoFile?.keptUntil ?? '')).toBe(end);
      await eraseOldPhotos(running.services, new Date(Date.now() + 0.1 * DAY));
      expect([await isThere(options.photo as Photo), await isThere(options.second.photo)]).toEqual([
        false,
        false,
      ]);
      expect(await rowOf(made.id)).toMatchObject({ photoKey: null, secondPhotoKey: null });
      expect(await read(made.id)).toMatchObject({ sourceImage: null, second: { sourceImage: null } });
    });

    it('are erased one by one when their owner says so: then it is not drawn again', async () => {
      const options = await pair();
      const made = await finishToytwin(running, robin, options);
      expect((await erase(options.second.photo)).statusCode).toBe(204);
      expect([await isThere(options.photo as Photo), await isThere(options.second.photo)]).toEqual([
        true,
        false,
      ]);
      const rows = await running.services.database
        .select()
        .from(versions)
        .where(eq(versions.toytwinId, made.id));
      expect(rows.map(({ faceDescription }) => faceDescription)).toEqual([null]);
      const after = await read(made.id);
      expect(after.sourceImage).not.toBeNull();
      expect(after).toMatchObject({ second: { sourceImage: null }, redo: { state: 'over' }, freeBox: false });
      const payload = { reason: 'not_me' };
      const redo = await robin.call({ method: 'POST', url: `/api/toytwins/${made.id}/redo`, payload });
      expect(refusalOf(redo)).toMatchObject({
        status: 409,
        message: expect.stringContaining('has been erased'),
      });
    });

    it('are not erased while it is being made', async () => {
      const options = await pair();
      await payDraft(running.app, robin, await makeDraft(robin, options));
      expect(refusalOf(await erase(options.second.photo))).toMatchObject({ status: 409 });
      expect(await isThere(options.second.photo)).toBe(true);
    });

    it('are gone with the account', async () => {
      const kim = await signUp(running.app);
      const [photo, second] = [await uploadPhoto(kim), await uploadPhoto(kim)];
      await makeDraft(kim, { photo, second: { photo: second, portrayed: 'child' }, design: NAMES });
      expect((await deleteAccount(kim)).statusCode).toBe(204);
      expect([await isThere(photo), await isThere(second)]).toEqual([false, false]);
      const { database } = running.services;
      expect(await database.select().from(photos).where(eq(photos.uid, kim.uid))).toEqual([]);
    });
  });

  describe('once it is made', () => {
    const { offers, post, pay, make, finish: finishLate } = followUpOrders(() => ({ ...running, robin }));
    const waiting = async (id: string) => {
      const rows = await running.services.database.select().from(versions).where(eq(versions.toytwinId, id));
      return rows.find(({ redoStatus }) => redoStatus === 'waiting')?.id ?? '';
    };
    const redo = (id: string, body: object) =>
      robin.call({ method: 'POST', url: `/api/toytwins/${id}/redo`, payload: { reason: 'not_me', ...body } });
    /** What the last drawing was asked for. */
    async function drawn(draw: () => Promise<unknown>) {
      let last: unknown;
      vendor.behavior = (call, options) => {
        last = options.providerOptions.studio;
        return works(call, options);
      };
      await draw();
      vendor.behavior = works;
      return last;
    }

    it('is drawn again with another look of the second person, free', async () => {
      const made = await finish({ tier: 'basic' });
      const second = { ...NAMES.second, prompt: 'A pilot', look: { glasses: 'round' as const } };
      expect((await redo(made.id, { design: { ...NAMES, second } })).statusCode).toBe(202);
      const asked = await drawn(async () =>
        attemptRedo(running.services, await waiting(made.id), { signal: NEVER, lastTry: true }),
      );
      expect(asked).toMatchObject({
        ...{ title: 'Robin', description: 'Space explorer with a guitar' },
        second: { title: 'Kim', description: 'A pilot', look: { glasses: 'round' } },
      });
      expect(await read(made.id)).toMatchObject({ title: 'Robin & Kim', design: { second } });
    });

    it('keeps its second person where a redo says nothing of them; nobody joins one alone', async () => {
      const made = await finish();
      expect((await redo(made.id, { design: { name: 'Robin' } })).statusCode).toBe(202);
      const [row] = await running.services.database
        .select()
        .from(versions)
        .where(eq(versions.id, await waiting(made.id)));
      expect(row?.design).toMatchObject({ second: NAMES.second });
      const alone = await finishToytwin(running, robin);
      expect(refusalOf(await redo(alone.id, { design: NAMES }))).toMatchObject({ status: 400 });
    });

    it('is drawn again for the basic price', async () => {
      const made = await finishLate(await pair());
      const { redo: offer } = await offers(made.id);
      expect(offer.price).toMatchObject({ amount: 199 });
      const second = { ...NAMES.second, name: 'Kim II' };
      const orderId = await pay(made.id, { ...REDO, design: { ...NAMES, second } });
      expect(await drawn(() => make(orderId))).toMatchObject({ second: { title: 'Kim II' } });
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured', amount: 199, people: 2 });
      expect(await read(made.id)).toMatchObject({ title: 'Robin & Kim II' });
    });

    it('gets both names on its new box', async () => {
      const made = await finish();
      const payload = { name: 'Robyn', secondName: 'Kimi', print: true };
      const url = `/api/toytwins/${made.id}/name`;
      expect((await robin.call({ method: 'PUT', url, payload })).statusCode).toBe(200);
      const asked = await drawn(async () =>
        attemptRedo(running.services, await waiting(made.id), { signal: NEVER, lastTry: true }),
      );
      expect(asked).toMatchObject({ title: 'Robyn', second: { title: 'Kimi' } });
      expect((await read(made.id)).title).toBe('Robyn & Kimi');
      const refused = { name: 'Robyn', secondName: 'Heil Hitler', print: false };
      expect(refusalOf(await robin.call({ method: 'PUT', url, payload: refused }))).toMatchObject({
        ...{ status: 422, field: 'name' },
      });
    });

    it('is not upgraded: nothing is charged, and no order of nothing is opened', async () => {
      const made = await finishLate(await pair({ tier: 'basic' }));
      expect((await offers(made.id)).upgrade.price).toBeNull();
      expect(refusalOf(await post(made.id, { purpose: 'upgrade' }))).toMatchObject({
        ...{ status: 409, message: expect.stringContaining('at the same price') },
      });
    });
  });

  it('is booked with what it is, and returned whole by a refund', async () => {
    const { services } = running;
    const { orderId } = await finish();
    const paid = orderId ?? '';
    await refundOrder(services, paid);
    expect(await readOrder(robin, paid)).toMatchObject({ status: 'refunded', amount: DUO_CENTS });
    await bookOrders(services);
    const operator = await signUpOperator(running);
    const month = new Date().toISOString().slice(0, 7);
    const { body } = await operator.call({ url: `/api/operator/accounting/movements.csv?month=${month}` });
    const lines = body.split('\r\n').filter((line) => line.includes(paid));
    // Within one second they may be in either order.
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/,charge,.*"Toy twin, Two in one box, Premium",USD,6\.50,0\.00,/),
        expect.stringMatching(/,refund,.*"Toy twin, Two in one box, Premium",USD,0\.00,6\.50,/),
      ]),
    );
  });

  it('is told apart by the operator: people, sentences, photos, accounting', async () => {
    const operator = await signUpOperator(running);
    await confirmOperator(operator);
    const options = await pair();
    const made: Toytwin = await finishToytwin(running, robin, options);
    const alone = await finishToytwin(running, robin);
    const url = `/api/operator/orders/${made.orderId}`;
    expect(await operator.get(deskOrder, url)).toMatchObject({
      ...{ people: 2, consent: null, secondConsent: CONSENTS.agreed, amount: '$6.50' },
    });
    const { orders } = await operator.get(deskOrdersPage, '/api/operator/orders?people=2&limit=100');
    expect(orders.map(({ id }) => id)).toContain(made.orderId);
    expect(orders.map(({ id }) => id)).not.toContain(alone.orderId);
    const shown = shownPictures.parse((await act(operator, `${url}/show`)).json());
    expect(shown.photos).toHaveLength(2);
  });
});
