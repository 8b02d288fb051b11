import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { followUpOrders, ONE_TOY, REDO, UPGRADE } from './follow-up-orders.ts';
import { makeDraft, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { failsAtCharacter } from './premium-jobs.ts';
import { readZip } from './read-zip.ts';
import { refundOrder } from './refund-order.ts';
import { refusalOf } from './refusal.ts';

describe('upgrade to premium', () => {
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
  });
  beforeEach(async () => {
    vendor.behavior = works;
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const { post, finish, pay, read, offers, make, drawWithoutCharge, atProvider } = followUpOrders(() => ({
    ...running,
    robin,
  }));
  const filesOf = async (id: string) =>
    Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, id)), ({ key }) => key);
  const card = async () => (await robin.get(galleryPage, '/api/toytwins')).toytwins[0];
  const download = (id: string, kind: string) => robin.call({ url: `/api/toytwins/${id}/downloads/${kind}` });
  const prefer = (id: string, version: number) =>
    robin.send(toytwin, 'PUT', `/api/toytwins/${id}/favourite`, { version });

  /** A basic toy twin with a second version, by its free redo. */
  async function finishTwo(): Promise<Toytwin> {
    const { id } = await finishToytwin(running, robin, { design: { name: 'Robin' } });
    const body = { reason: 'not_me', design: { name: 'Kim', variant: 7 } };
    await robin.send(toytwin, 'POST', `/api/toytwins/${id}/redo`, body);
    const [, second] = await rows(id);
    await attemptRedo(running.services, second?.id ?? '', {
      signal: new AbortController().signal,
      lastTry: true,
    });
    return read(id);
  }
  async function rows(id: string) {
    const { database } = running.services;
    return database.select().from(versions).where(eq(versions.toytwinId, id)).orderBy(versions.number);
  }
  async function expectBasic(id: string): Promise<void> {
    expect(await read(id)).toMatchObject({ status: 'completed', tier: 'basic', threeDModelUrl: null });
    expect(await read(id)).not.toHaveProperty('modelFileUrl');
    const shown = (await read(id)).versions ?? [];
    expect(shown.map(({ threeDModelUrl }) => threeDModelUrl)).toEqual(shown.map(() => null));
    expect(await card()).toMatchObject({ tier: 'basic', threeDModelUrl: null });
    for (const kind of ['3d', 'glb', 'stl']) expect((await download(id, kind)).statusCode).toBe(404);
  }

  it('is sold for the difference of the prices, for a completed basic toy twin', async () => {
    const draft = await makeDraft(robin);
    expect(refusalOf(await post(draft.id, UPGRADE))).toMatchObject({ status: 409 });
    const basic = await finishToytwin(running, robin);
    expect((await offers(basic.id)).upgrade).toEqual({
      price: { formatted: '$3.00', amount: 300, currency: 'usd', taxAdded: false },
      order: null,
    });
    const premium = await finishToytwin(running, robin, { tier: 'premium' });
    expect((await offers(premium.id)).upgrade).toEqual({ price: null, order: null });
    expect(refusalOf(await post(premium.id, UPGRADE))).toMatchObject({
      status: 409,
      message: 'This toy twin is already premium.',
    });
  });

  it('shows nothing before the charge, and character and model of every version after it', async () => {
    const before = await finishTwo();
    const orderId = await pay(before.id, UPGRADE);
    expect(await atProvider(orderId)).toEqual({ status: 'requires_capture', amount: 300, received: 0 });
    expect(refusalOf(await post(before.id, UPGRADE))).toMatchObject({
      status: 409,
      message: 'This toy twin is already being upgraded to premium.',
    });
    await drawWithoutCharge(orderId);
    expect(
      (await rows(before.id)).every(({ modelKey }) => modelKey !== null),
      'all is drawn',
    ).toBe(true);
    await expectBasic(before.id);
    await prefer(before.id, 1);
    await expectBasic(before.id);
    await prefer(before.id, 2);
    const exported = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect([...exported.keys()].filter((name) => /_3d\.|\.glb/.test(name))).toEqual([]);

    await make(orderId);
    expect(await atProvider(orderId)).toEqual({ status: 'succeeded', amount: 300, received: 300 });
    const after = await read(before.id);
    expect(after).toMatchObject({
      ...{ status: 'completed', tier: 'premium', orderId: before.orderId, title: 'Kim' },
      packagedImageUrl: expect.stringContaining('/2/packaged.png'),
      threeDModelUrl: expect.stringContaining('/2/character.png'),
      modelFileUrl: expect.stringContaining('/2/model.glb'),
    });
    expect(await card()).toMatchObject({ tier: 'premium' });
    for (const kind of ['packaged', '3d', 'glb', 'stl']) {
      expect((await download(before.id, kind)).statusCode, kind).toBe(200);
    }
    const first = await prefer(before.id, 1);
    expect(first).toMatchObject({
      title: 'Robin',
      threeDModelUrl: expect.stringContaining('/1/character.png'),
    });
    for (const address of [first.threeDModelUrl, first.modelFileUrl, first.threeDThumbnails?.w320]) {
      expect((await running.app.inject({ url: address ?? '' })).statusCode).toBe(200);
    }
  });

  it('draws each version with the words and the seed of its packaged figure, and no box again', async () => {
    const asked: { kind: unknown; title: unknown; seed: unknown }[] = [];
    vendor.behavior = (call, options) => {
      const { kind, title } = options.providerOptions.studio ?? {};
      asked.push({ kind, title, seed: options.seed });
      return works(call, options);
    };
    const before = await finishTwo();
    const boxes = asked.splice(0);
    await make(await pay(before.id, UPGRADE));
    expect(boxes.map(({ title }) => title)).toEqual(['Robin', 'Kim']);
    expect(boxes[0]?.seed).not.toBe(boxes[1]?.seed);
    expect(asked).toEqual(boxes.map((box) => ({ ...box, kind: 'character' })));
  });

  it('that cannot be made is released, and leaves nothing', async () => {
    const { id } = await finishTwo();
    const files = await filesOf(id);
    vendor.behavior = failsAtCharacter;
    const orderId = await pay(id, UPGRADE);
    await expect(make(orderId, { lastTry: false })).rejects.toThrow('The vendor is down');
    await make(orderId);
    expect(await atProvider(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await readOrder(robin, orderId)).toMatchObject({
      status: 'released',
      reason: 'It could not be made.',
    });
    await expectBasic(id);
    expect(await filesOf(id)).toEqual(files);
    expect((await offers(id)).upgrade).toMatchObject({
      price: { amount: 300 },
      order: { status: 'released' },
    });
    vendor.behavior = works;
    await make(await pay(id, UPGRADE));
    expect(await read(id)).toMatchObject({ tier: 'premium' });
  });

  it('that is refunded leaves a basic toy twin with all its boxes, and may be bought again', async () => {
    const before = await finishTwo();
    const files = await filesOf(before.id);
    const orderId = await pay(before.id, UPGRADE);
    await make(orderId);
    await refundOrder(running.services, orderId);
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'refunded' });
    expect(await readOrder(robin, before.orderId ?? '')).toMatchObject({ status: 'captured' });
    await expectBasic(before.id);
    expect((await read(before.id)).versions).toHaveLength(2);
    await deleteExpired(running.services);
    expect(await filesOf(before.id)).toEqual(files);
    await make(await pay(before.id, UPGRADE));
    expect(await read(before.id)).toMatchObject({ tier: 'premium' });
  });

  it('makes a later redo premium as well', async () => {
    const { id } = await finish();
    await make(await pay(id, UPGRADE));
    const orderId = await pay(id, REDO);
    expect(await readOrder(robin, orderId)).toMatchObject({ amount: 199 });
    await make(orderId);
    expect(await read(id)).toMatchObject({ threeDModelUrl: expect.stringContaining('/2/character.png') });
  });

  it('is not sold after the toy twin was refunded, nor if the prices are equal', async () => {
    const { id, orderId } = await finish();
    const { prices } = running.services.payment;
    const { amount } = prices.premium;
    prices.premium.amount = prices.basic.amount;
    expect((await offers(id)).upgrade.price).toBeNull();
    expect(refusalOf(await post(id, UPGRADE))).toMatchObject({ status: 409 });
    prices.premium.amount = amount;
    await refundOrder(running.services, orderId ?? '');
    expect((await offers(id)).upgrade.price).toBeNull();
    expect(refusalOf(await post(id, UPGRADE))).toMatchObject({
      status: 409,
      message: 'The payment for this toy twin was refunded, so nothing more can be made of it.',
    });
  });

  it('checks words and photo again before anybody pays', async () => {
    const { id } = await finish();
    await running.services.database.update(toytwins).set({ prompt: 'A nazi' }).where(eq(toytwins.id, id));
    expect(refusalOf(await post(id, UPGRADE))).toMatchObject({ status: 422, field: 'prompt' });
  });
});
