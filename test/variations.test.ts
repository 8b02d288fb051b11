import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { attemptVariation } from '#features/generation/server/variation/vary-toytwin.job.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { downloadAnswer } from '#features/toytwins/downloads/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { ShutdownError } from '#services/jobs/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, fails, type Vendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { payNew, readOrder, waitForStatus } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { refundOrder } from './refund-order.ts';
import { refusalOf } from './refusal.ts';

const NEVER = new AbortController().signal;

describe('second variation', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const finish = (options: Parameters<typeof finishToytwin>[2] = {}, person = robin) =>
    finishToytwin(running, person, options);
  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const prefer = (id: string, version: number) =>
    robin.send(toytwin, 'PUT', `/api/toytwins/${id}/favourite`, { version });
  const askRedo = (id: string, payload: object = {}) =>
    robin.call({ method: 'POST', url: `/api/toytwins/${id}/redo`, payload: { reason: 'other', ...payload } });
  const picture = (address: string | null | undefined) => running.app.inject({ url: address ?? '' });
  async function variationOf(id: string) {
    const isVariation = and(eq(versions.toytwinId, id), isNotNull(versions.variationStatus));
    const [found] = await running.services.database.select().from(versions).where(isVariation);
    return found;
  }
  const draw = async (id: string, { lastTry = true, signal = NEVER } = {}) =>
    attemptVariation(running.services, (await variationOf(id))?.id ?? '', { signal, lastTry });
  const filesOf = async ({ id }: Pick<Toytwin, 'id'>, version: number, person = robin) =>
    Array.fromAsync(running.services.storage.list(`toytwins/${person.uid}/${id}/${version}`));

  it.each(['basic', 'premium'] as const)(
    'of a %s toy twin is drawn after the charge, and stays next to the approved one',
    async (tier) => {
      const { id, ...before } = await finish({ tier, design: { name: 'Robin', variant: 4 } });
      expect(before).toMatchObject({ status: 'completed', variationComing: true, versions: [{ number: 1 }] });
      await draw(id);
      const after = await read(id);
      expect(after).toMatchObject({
        variationComing: false,
        design: before.design,
        redo: { state: 'offered' },
        versions: [
          { number: 1, title: 'Robin', isFavourite: true },
          { number: 2, title: 'Robin', isFavourite: false },
        ],
      });
      expect(after.packagedImageUrl?.split('?')[0]).toBe(before.packagedImageUrl?.split('?')[0]);
      for (const { packagedImageUrl, packagedThumbnails, threeDModelUrl } of after.versions ?? []) {
        expect((await picture(packagedImageUrl)).statusCode).toBe(200);
        expect((await picture(packagedThumbnails?.w320)).statusCode).toBe(200);
        if (tier === 'premium') expect((await picture(threeDModelUrl)).statusCode).toBe(200);
        else expect(threeDModelUrl).toBeNull();
      }
      expect((await variationOf(id))?.modelKey === null).toBe(tier === 'basic');
      expect(await readOrder(robin, before.orderId ?? '')).toMatchObject({ status: 'captured' });
    },
  );

  it.each(['before', 'while'])('is not kept if the payment is refunded %s it is drawn', async (when) => {
    const { id, orderId } = await finish();
    const refund = () => refundOrder(running.services, orderId ?? '');
    if (when === 'before') await refund();
    vendor.behavior = async (...call) => {
      await refund();
      return works(...call);
    };
    const { packaged } = vendor.asked;
    await draw(id, { lastTry: false });
    expect(vendor.asked.packaged - packaged).toBe(when === 'before' ? 0 : 1);
    expect(await read(id)).toMatchObject({ variationComing: false, versions: [{ number: 1 }] });
    expect(await variationOf(id)).toMatchObject({ variationStatus: 'failed', packagedKey: null });
    expect(await filesOf({ id }, 2)).toEqual([]);
  });

  it('is drawn with the same words and seed, and differs in what chance decides', async () => {
    const asked: unknown[] = [];
    const prompts: unknown[] = [];
    vendor.behavior = (call, options) => {
      prompts.push(options.prompt);
      asked.push({ seed: options.seed, studio: options.providerOptions.studio });
      return works(call, options);
    };
    const { id } = await finish({ design: { variant: 4, palette: 'fire' } });
    await draw(id);
    expect(asked).toMatchObject([
      { studio: { palette: 'fire' } },
      { seed: (asked[0] as { seed: number }).seed, studio: { palette: 'fire', variation: 2 } },
    ]);
    expect(asked[0]).not.toHaveProperty('studio.variation', 2);
    expect(prompts[1], 'and from the same description of the face').toBe(prompts[0]);
  });

  it('is shown in the gallery when its owner chooses it, with its own design, model and download', async () => {
    const { id } = await finish({ tier: 'premium', design: { name: 'Robin' } });
    await draw(id);
    const chosen = await prefer(id, 2);
    expect(chosen).toMatchObject({ title: 'Robin', design: { name: 'Robin', variation: 2 } });
    const variation = await variationOf(id);
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    expect(row).toMatchObject({
      packagedKey: variation?.packagedKey,
      characterKey: variation?.characterKey,
      modelKey: variation?.modelKey,
    });
    for (const kind of ['packaged', '3d', 'glb']) {
      const { url } = await robin.get(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`);
      expect(decodeURIComponent(new URL(url, 'http://host').pathname)).toContain(`/${id}/2/`);
    }
    expect((await prefer(id, 1)).design).toEqual({ name: 'Robin' });
  });

  it('leaves the free redo as it is, and a redo keeps all three', async () => {
    const { id } = await finish();
    expect((await askRedo(id)).statusCode, 'while the variation is drawn').toBe(202);
    const waiting = and(eq(versions.toytwinId, id), eq(versions.redoStatus, 'waiting'));
    const [redo] = await running.services.database.select().from(versions).where(waiting);
    await attemptRedo(running.services, redo?.id ?? '', { signal: NEVER, lastTry: true });
    await draw(id);
    expect(await read(id)).toMatchObject({
      redo: { state: 'used' },
      versions: [
        { number: 1, isFavourite: false },
        { number: 2, isFavourite: false },
        { number: 3, isFavourite: true },
      ],
    });
  });

  it('is drawn again unchanged if its owner has changed only the look', async () => {
    const { id } = await finish();
    await draw(id);
    await prefer(id, 2);
    const look = { skin: '3' };
    expect((await askRedo(id, { design: { variation: 2, look } })).statusCode).toBe(202);
    const redone = and(eq(versions.toytwinId, id), isNotNull(versions.redoStatus));
    const [redo] = await running.services.database.select().from(versions).where(redone);
    expect(redo).toMatchObject({ design: { variation: 2, look }, seed: (await variationOf(id))?.seed });
    await attemptRedo(running.services, redo?.id ?? '', { signal: NEVER, lastTry: true });
  });

  it('that cannot be drawn leaves no trace', async () => {
    const { id, versions: before } = await finish({ tier: 'premium' });
    vendor.behavior = (call, options) =>
      (options.providerOptions.studio?.kind === 'character' ? fails : works)(call, options);
    await expect(draw(id, { lastTry: false })).rejects.toThrow('The vendor is down');
    expect(await read(id)).toMatchObject({ variationComing: true, versions: [{ number: 1 }] });
    await draw(id);
    const after = await read(id);
    expect(after).toMatchObject({ status: 'completed', variationComing: false, redo: { state: 'offered' } });
    expect(after.versions?.map(({ number }) => number)).toEqual(before?.map(({ number }) => number));
    expect(await filesOf(after, 2)).toEqual([]);
    expect(
      refusalOf(
        await robin.call({ method: 'PUT', url: `/api/toytwins/${id}/favourite`, payload: { version: 2 } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  it('continues after a dead process with what is stored', async () => {
    const { id } = await finish({ tier: 'premium' });
    const before = { ...vendor.asked };
    vendor.behavior = (call, options) =>
      (options.providerOptions.studio?.kind === 'character' ? fails : works)(call, options);
    await expect(draw(id, { lastTry: false })).rejects.toThrow();
    vendor.behavior = works;
    await draw(id);
    expect(vendor.asked.packaged - before.packaged).toBe(1);
    expect((await read(id)).versions).toHaveLength(2);
  });

  it('of a toy twin that is deleted while it is drawn leaves no file', async () => {
    const made = await finish();
    vendor.behavior = async (...call) => {
      await robin.call({ method: 'DELETE', url: `/api/toytwins/${made.id}` });
      return works(...call);
    };
    await draw(made.id);
    expect(await Array.fromAsync(running.services.storage.list(`toytwins/${robin.uid}/${made.id}`))).toEqual(
      [],
    );
  });

  it('waits for paid work of others, and ends with the process', async () => {
    const { id } = await finish();
    const ids = await payNew(running.app, robin, { prompt: 'A paid pirate' });
    const drawn: string[] = [];
    vendor.behavior = (call, options) => {
      drawn.push(options.prompt?.includes('A paid pirate') ? 'paid' : 'variation');
      return works(call, options);
    };
    const stop = new AbortController();
    const stopped = draw(id, { signal: stop.signal, lastTry: false });
    stop.abort(new ShutdownError('The process stops'));
    await expect(stopped).rejects.toThrow();
    expect(drawn).toEqual([]);
    await Promise.all([draw(id), generateToytwin(running.services, ids, NEVER)]);
    expect(drawn).toEqual(['paid', 'variation']);
  });

  it('is part of the exported account, once it is drawn', async () => {
    const kim = await signUp(running.app);
    const { id } = await finish({}, kim);
    const name = `toytwins/version-2/toytwin_${id}_packaged.png`;
    const exported = async () =>
      readZip((await kim.call({ url: '/api/users/me/export' })).rawPayload)
        .keys()
        .toArray();
    expect(await exported()).not.toContain(name);
    await draw(id);
    expect(await exported()).toContain(name);
  });

  it('is deleted with the account', async () => {
    const kim = await signUp(running.app);
    const { id } = await finish({}, kim);
    await draw(id);
    expect(await filesOf({ id }, 2, kim)).not.toEqual([]);
    expect((await deleteAccount(kim)).statusCode).toBe(204);
    expect(await filesOf({ id }, 2, kim)).toEqual([]);
    expect(await variationOf(id)).toBeUndefined();
  });

  it('that cannot be recorded does not endanger the charge', async () => {
    const { database } = running.services;
    await database.execute(
      sql`alter table versions add constraint broken check (variation_status is null) not valid`,
    );
    try {
      const made = await finish();
      expect(made).toMatchObject({ status: 'completed', variationComing: false, versions: [{ number: 1 }] });
      expect(await readOrder(robin, made.orderId ?? '')).toMatchObject({ status: 'captured' });
    } finally {
      await database.execute(sql`alter table versions drop constraint broken`);
    }
  });
});

it('is not made if the setting is one', async () => {
  const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '2' };
  const vendor = createVendor(works);
  const running = await startApp({ variables, workers: false, replace: () => ({ imaging: vendor.imaging }) });
  const robin = await signUp(running.app);
  expect(await finishToytwin(running, robin)).toMatchObject({ variationComing: false });
  expect(await finishToytwin(running, robin, { tier: 'premium' })).toMatchObject({ variationComing: true });
  await running.close();
});

it('is drawn by its job', async () => {
  const vendor = createVendor(works);
  const running = await startApp({ replace: () => ({ imaging: vendor.imaging }) });
  const robin = await signUp(running.app);
  const { toytwinId: id } = await payNew(running.app, robin);
  await waitForStatus(robin, id, 'completed');
  await vi.waitFor(
    async () => expect((await robin.get(toytwin, `/api/toytwins/${id}`)).versions).toHaveLength(2),
    20_000,
  );
  await running.close();
});
