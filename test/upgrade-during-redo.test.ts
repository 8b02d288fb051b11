import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { attemptVariation } from '#features/generation/server/variation/vary-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { duringNextPut } from './during-next-put.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { followUpOrders, ONE_TOY, REDO, UPGRADE } from './follow-up-orders.ts';
import { readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refundOrder } from './refund-order.ts';

const NEVER = new AbortController().signal;

describe('upgrade and redo at the same time', () => {
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
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => running.close());

  const { finish, pay, read, make, premiumOf } = followUpOrders(() => ({ ...running, robin }));
  const cancel = (orderId: string) => robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });

  it.each([
    ['the redo is drawn first', (redo: string, upgrade: string) => [redo, upgrade]],
    ['the upgrade is drawn first', (redo: string, upgrade: string) => [upgrade, redo]],
  ])('are both charged, and every version is premium: %s', async (_which, inOrder) => {
    const { id } = await finish();
    const [redo, upgrade] = [await pay(id, REDO), await pay(id, UPGRADE)];
    for (const orderId of inOrder(redo, upgrade)) await make(orderId);
    for (const orderId of [redo, upgrade]) {
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
    }
    expect(await premiumOf(id)).toEqual([true, true]);
    expect(await read(id)).toMatchObject({ threeDModelUrl: expect.stringContaining('/2/character.png') });
  });

  it.each([
    ['drawn while the redo stores its picture', async (upgrade: string) => make(upgrade)],
    ['only held while the redo stores its picture', async () => {}],
  ])('are both charged, and every version is premium: the upgrade is %s', async (_which, then) => {
    const { id } = await finish();
    const redo = await pay(id, REDO);
    let upgrade = '';
    duringNextPut(running.services.storage, async () => {
      upgrade = await pay(id, UPGRADE);
      await then(upgrade);
    });
    await make(redo);
    await make(upgrade);
    expect(await readOrder(robin, redo)).toMatchObject({ status: 'captured' });
    expect(await readOrder(robin, upgrade)).toMatchObject({ status: 'captured' });
    expect(await premiumOf(id)).toEqual([true, true]);
  });

  /** Runs something once while the provider is asked to charge. */
  function duringNextCharge(happen: () => Promise<unknown>): void {
    const { paymentIntents } = running.services.payment.stripe;
    const capture = paymentIntents.capture.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'capture').mockImplementationOnce((async (id: string) => {
      await happen();
      return capture(id);
    }) as typeof capture);
  }

  it.each([
    ['the redo is charged', REDO, UPGRADE],
    ['the upgrade is charged', UPGRADE, REDO],
  ])('are both charged, and every version is premium: made while %s', async (_which, first, second) => {
    const { id } = await finish();
    const [charging, other] = [await pay(id, first), await pay(id, second)];
    duringNextCharge(() => make(other));
    await make(charging);
    for (const orderId of [charging, other]) {
      expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
    }
    expect(await premiumOf(id)).toEqual([true, true]);
  });

  it('are both charged, and every version is premium: the upgrade is paid while the redo is charged', async () => {
    const { id } = await finish();
    const redo = await pay(id, REDO);
    duringNextCharge(async () => make(await pay(id, UPGRADE)));
    await make(redo);
    expect(await premiumOf(id)).toEqual([true, true]);
    expect(await read(id)).toMatchObject({ tier: 'premium' });
  });

  it('the free redo that is drawn during an upgrade becomes premium as well', async () => {
    const { id } = await finishToytwin(running, robin);
    await robin.send(toytwin, 'POST', `/api/toytwins/${id}/redo`, { reason: 'not_me' });
    const waiting = and(eq(versions.toytwinId, id), eq(versions.redoStatus, 'waiting'));
    const [free] = await running.services.database.select().from(versions).where(waiting);
    let upgrade = '';
    duringNextPut(running.services.storage, async () => {
      upgrade = await pay(id, UPGRADE);
      await make(upgrade);
    });
    await attemptRedo(running.services, free?.id ?? '', { signal: NEVER, lastTry: true });
    expect(await readOrder(robin, upgrade)).toMatchObject({ status: 'captured' });
    expect(await premiumOf(id)).toEqual([true, true]);
  });

  it('an upgrade that is canceled leaves the version that was drawn with it basic', async () => {
    const { id } = await finish();
    const [redo, upgrade] = [await pay(id, REDO), await pay(id, UPGRADE)];
    await make(redo);
    expect((await cancel(upgrade)).statusCode).toBe(200);
    expect(await premiumOf(id)).toEqual([false, false]);
    expect(await read(id)).toMatchObject({ tier: 'basic', threeDModelUrl: null });
  });
});

describe('upgrade and second variation', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    const variables = { VARIATIONS_BASIC: '2' };
    running = await startApp({ workers: false, variables, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const { finish, pay, read, make, premiumOf } = followUpOrders(() => ({ ...running, robin }));
  async function vary(id: string): Promise<void> {
    const isVariation = and(eq(versions.toytwinId, id), isNotNull(versions.variationStatus));
    const [variation] = await running.services.database.select().from(versions).where(isVariation);
    await attemptVariation(running.services, variation?.id ?? '', { signal: NEVER, lastTry: true });
  }

  it('are both premium if the variation is drawn first', async () => {
    const { id } = await finish();
    await vary(id);
    await make(await pay(id, UPGRADE));
    expect(await premiumOf(id)).toEqual([true, true]);
  });

  it('are both premium if the upgrade is drawn first', async () => {
    const { id } = await finish();
    await make(await pay(id, UPGRADE));
    expect(await premiumOf(id)).toEqual([true]);
    await vary(id);
    expect(await premiumOf(id)).toEqual([true, true]);
  });

  it('are both premium if the upgrade is made while the variation is stored', async () => {
    const { id } = await finish();
    duringNextPut(running.services.storage, async () => make(await pay(id, UPGRADE)));
    await vary(id);
    expect(await premiumOf(id)).toEqual([true, true]);
    expect(await read(id)).toMatchObject({ threeDModelUrl: expect.stringContaining('/1/character.png') });
  });

  it('the first is shown again, not the variation, after a redo was refunded', async () => {
    const { id } = await finish();
    await vary(id);
    const redo = await pay(id, REDO);
    await make(redo);
    expect(await read(id)).toMatchObject({ packagedImageUrl: expect.stringContaining('/3/packaged.png') });
    await refundOrder(running.services, redo);
    expect(await read(id)).toMatchObject({ packagedImageUrl: expect.stringContaining('/1/packaged.png') });
  });
});
