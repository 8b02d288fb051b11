import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import { failAfterLastTry } from '#features/generation/server/fail-after-last-try.ts';
import { NoLongerWantedError } from '#features/generation/server/stages.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { progress } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { versions } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, type Vendor, works } from './failing-image-model.ts';
import { openCheckout, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { failsAtCharacter, type Ids, premiumJobs } from './premium-jobs.ts';

describe('stored pictures of a job that is no longer wanted', () => {
  let running: RunningApp;
  let robin: Person;
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging: vendor.imaging }) });
    robin = await signUp(running.app);
  });
  beforeEach(() => {
    Object.assign(vendor.asked, { vision: 0, packaged: 0, character: 0 });
    vendor.behavior = works;
  });
  afterAll(() => running.close());

  const { pay, make, read, intentOf } = premiumJobs(() => ({ ...running, robin }));
  it.each(['picture', 'model'] as const)(
    'are deleted if the toy twin was deleted while its %s was made',
    async (what) => {
      const ids = await pay();
      const remove = async () => {
        await robin.call({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` });
        return robin.call({ method: 'DELETE', url: `/api/toytwins/${ids.toytwinId}` });
      };
      let removal: ReturnType<typeof remove> | undefined;
      const afterRemoval = async () => {
        removal ??= remove();
        expect((await removal).statusCode).toBe(204);
      };
      const { modeller } = vendor.imaging;
      const makeGlb = modeller.makeGlb.bind(modeller);
      const spy = vi.spyOn(modeller, 'makeGlb').mockImplementation(async (task, signal) => {
        if (what === 'model') await afterRemoval();
        return makeGlb(task, signal);
      });
      vendor.behavior = async (call, options) => {
        if (what === 'picture') await afterRemoval();
        return works(call, options);
      };
      await expect(make(ids)).rejects.toBeInstanceOf(NoLongerWantedError);
      spy.mockRestore();
      const folder = pictureFolder(robin.uid, ids.toytwinId);
      expect(await Array.fromAsync(running.services.storage.list(folder))).toEqual([]);
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'released' });
    },
  );

  describe('attempt that fails in the middle of storing a picture', () => {
    const filesOf = (ids: Ids) =>
      Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, ids.toytwinId)));
    const cancel = (ids: Ids) => robin.call({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` });
    /** The small thumbnail fails at once; the large one is still on its way for a while. */
    async function breakOff(ids: Ids): Promise<void> {
      const { storage } = running.services;
      const put = storage.put.bind(storage);
      const spy = vi.spyOn(storage, 'put').mockImplementation(async (key, contents) => {
        if (key.endsWith('-320.webp')) throw new Error('The store is away');
        if (key.endsWith('-512.webp')) await delay(300);
        await put(key, contents);
      });
      await expect(make(ids)).rejects.toThrow('Failed to generate');
      spy.mockRestore();
      const written = (await filesOf(ids)).map(({ key }) => key);
      expect(written).toContainEqual(expect.stringMatching(/packaged-512\.webp$/));
    }

    it('leaves nothing when the order fails', async () => {
      const ids = await pay();
      await breakOff(ids);
      await failAfterLastTry(running.services, ids);
      expect(await filesOf(ids)).toEqual([]);
    });

    it('leaves nothing when deleting fails at first', async () => {
      const ids = await pay();
      await breakOff(ids);
      vi.spyOn(running.services.storage, 'deleteAll').mockRejectedValueOnce(new Error('The store is away'));
      await expect(failAfterLastTry(running.services, ids)).rejects.toThrow('The store is away');
      await failAfterLastTry(running.services, ids);
      expect(await filesOf(ids)).toEqual([]);
    });

    it('leaves nothing when it was canceled before the retry', async () => {
      const ids = await pay();
      await breakOff(ids);
      await cancel(ids);
      await make(ids);
      expect(await filesOf(ids)).toEqual([]);
    });

    it('leaves nothing when the toy twin was deleted before the retry', async () => {
      const ids = await pay();
      vendor.behavior = async (call, options) => {
        if (call === 1) {
          await cancel(ids);
          await robin.call({ method: 'DELETE', url: `/api/toytwins/${ids.toytwinId}` });
        }
        return works(call, options);
      };
      await breakOff(ids);
      await make(ids);
      expect(await filesOf(ids)).toEqual([]);
    });
  });

  describe('older order whose authorization was canceled at the provider, with a newer paid order', () => {
    async function payAnew(ids: Ids): Promise<void> {
      await running.services.payment.stripe.paymentIntents.cancel(await intentOf(ids));
      await reconcileOrders(running.services, -1000);
      const { sessionUrl } = await openCheckout(robin, await read(ids));
      await payOnPage(running.app, sessionUrl);
    }
    const stored = async ({ orderId }: Ids) =>
      running.services.database.select().from(versions).where(eq(versions.orderId, orderId));

    it('has its pictures deleted by its job', async () => {
      const ids = await pay();
      vendor.behavior = failsAtCharacter;
      await expect(make(ids)).rejects.toThrow('The vendor is down');
      await payAnew(ids);
      await make(ids);
      expect(await stored(ids)).toMatchObject([{ packagedKey: null, faceDescription: null }]);
    });

    it('has its pictures deleted when no job is left', async () => {
      const ids = await pay();
      vendor.behavior = failsAtCharacter;
      await expect(make(ids)).rejects.toThrow('The vendor is down');
      await payAnew(ids);
      await deleteExpired(running.services);
      expect(await stored(ids)).toMatchObject([{ packagedKey: null, faceDescription: null }]);
    });

    it('has a job that ends and announces no charge', async () => {
      const ids = await pay();
      vendor.behavior = async (call, options) => {
        if (call === 1) {
          await payAnew(ids);
          await moveToytwin(running.services.database, ids.toytwinId, 'processing');
        }
        return works(call, options);
      };
      await expect(make(ids)).rejects.toBeInstanceOf(NoLongerWantedError);
      expect(await robin.get(progress, `/api/toytwins/${ids.toytwinId}/progress`)).toMatchObject({
        stage: 'waiting',
      });
    });
  });
});
