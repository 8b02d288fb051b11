import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRemoved } from '#features/checkout/server/end/delete-removed.job.ts';
import { orders } from '#features/checkout/tables.ts';
import { shareAnswer, toytwin as toytwinSchema } from '#features/toytwins/contract.ts';
import { galleryPage, removedAnswer, restoredAnswer } from '#features/toytwins/gallery/contract.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { makeDraft, openCheckout, payNew, payOnPage } from './order.ts';
import { type Person, signUp } from './person.ts';
import { readZip } from './read-zip.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

describe('many toy twins', () => {
  let running: RunningApp;
  let robin: Person;
  let stranger: Person;
  let opened = 0;
  let open: Services['storage']['getStream'] | undefined;
  beforeAll(async () => {
    const variables = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };
    running = await startApp({
      variables,
      workers: false,
      replace: ({ storage }) => ({
        imaging: createVendor(works).imaging,
        storage: {
          ...storage,
          getStream: (key, range) => {
            opened += 1;
            return (open ?? storage.getStream)(key, range);
          },
        },
      }),
    });
    robin = await signUp(running.app);
    stranger = await signUp(running.app);
  });
  afterAll(() => running.close());

  const remove = (ids: string[], person = robin) =>
    person.send(removedAnswer, 'POST', '/api/toytwins/remove', { ids });
  const restore = (ids: string[], person = robin) =>
    person.send(restoredAnswer, 'POST', '/api/toytwins/restore', { ids });
  const zip = (ids: string[], person = robin) =>
    person.call({ method: 'POST', url: '/api/toytwins/zip', payload: { ids } });
  const gallery = async () =>
    (await robin.get(galleryPage, '/api/toytwins?limit=100')).toytwins.map(({ id }) => id);
  const later = (seconds: number) => deleteRemoved(running.services, Date.now() + seconds * 1000);
  const stored = async (id: string) =>
    (await running.services.database.select().from(toytwins).where(eq(toytwins.id, id)))[0];
  const files = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of running.services.storage.list(pictureFolder(robin.uid, id))) keys.push(key);
    return keys;
  };
  const finish = (options: Parameters<typeof finishToytwin>[2] = {}) =>
    finishToytwin(running, robin, options);

  describe('removal', () => {
    it('hides toy twins and their public pages at once, and brings everything back within ten seconds', async () => {
      const made = await finish();
      const { shareUrl } = await robin.send(shareAnswer, 'POST', `/api/toytwins/${made.id}/share`);
      const page = () =>
        running.app.inject({ url: new URL(shareUrl).pathname, headers: { accept: 'text/html' } });
      expect((await page()).statusCode).toBe(200);
      expect(await remove([made.id])).toEqual({ removed: [made.id], kept: [] });
      expect(await gallery()).not.toContain(made.id);
      expect(refusalOf(await robin.call({ url: `/api/toytwins/${made.id}` }))).toEqual(
        notFoundRefusal('Toy Twin'),
      );
      expect((await page()).statusCode).toBe(404);
      await later(8);
      expect(await files(made.id)).not.toEqual([]);
      expect(await restore([made.id])).toEqual({ restored: [made.id] });
      await later(60);
      expect(await gallery()).toContain(made.id);
      expect((await page()).statusCode).toBe(200);
      expect((await robin.get(toytwinSchema, `/api/toytwins/${made.id}`)).shareUrl).toBe(shareUrl);
    });

    it('deletes record and files for good once the time is over', async () => {
      const [made, draft] = [await finish(), await makeDraft(robin)];
      expect((await remove([made.id, draft.id])).removed.sort()).toEqual([made.id, draft.id].sort());
      await later(11);
      for (const id of [made.id, draft.id]) {
        expect(await stored(id)).toBeUndefined();
        expect(await files(id)).toEqual([]);
      }
      expect(await restore([made.id, draft.id])).toEqual({ restored: [] });
    });

    it('counts the ten seconds from the last removal', async () => {
      const made = await makeDraft(robin);
      await remove([made.id]);
      const removedAt = new Date(Date.now() - 30_000);
      await running.services.database.update(toytwins).set({ removedAt }).where(eq(toytwins.id, made.id));
      await restore([made.id]);
      await remove([made.id]);
      await later(0);
      expect(await stored(made.id)).toBeDefined();
    });

    it('keeps what is being made, and says why', async () => {
      const draft = await makeDraft(robin);
      const { toytwinId } = await payNew(running.app, robin);
      expect(await remove([draft.id, toytwinId])).toEqual({
        removed: [draft.id],
        kept: [
          {
            id: toytwinId,
            message: 'This toy twin is being made. Wait until it is ready, or cancel it first.',
          },
        ],
      });
      expect(await gallery()).toContain(toytwinId);
    });

    it('closes the payment page, and brings back what was paid on it before', async () => {
      const [left, paid] = [await makeDraft(robin), await makeDraft(robin)];
      const page = await openCheckout(robin, left);
      const other = await openCheckout(robin, paid);
      await remove([left.id, paid.id]);
      await payOnPage(running.app, other.sessionUrl);
      await later(11);
      expect(await stored(left.id)).toBeUndefined();
      const [order] = await running.services.database
        .select()
        .from(orders)
        .where(eq(orders.id, page.orderId));
      expect(order?.status).toBe('expired');
      expect(await gallery()).toContain(paid.id);
    });

    it('touches nothing of other people, and tells nothing about it', async () => {
      const made = await finish();
      expect(await remove([made.id, randomUUID()], stranger)).toEqual({ removed: [], kept: [] });
      await remove([made.id]);
      expect(await restore([made.id], stranger)).toEqual({ restored: [] });
      expect(await gallery()).not.toContain(made.id);
      expect(await restore([made.id])).toEqual({ restored: [made.id] });
    });

    it('refuses none, more than five hundred, and what is no id', async () => {
      const many = Array.from({ length: 501 }, () => randomUUID());
      for (const url of ['/api/toytwins/remove', '/api/toytwins/restore', '/api/toytwins/zip']) {
        for (const ids of [[], many, ['x'], undefined]) {
          const answer = await robin.call({ method: 'POST', url, payload: { ids } });
          expect(refusalOf(answer)).toMatchObject({ status: 400, field: expect.stringMatching(/^ids/) });
        }
        expect((await running.app.inject({ method: 'POST', url, payload: { ids: many } })).statusCode).toBe(
          401,
        );
      }
    });
  });

  describe('ZIP of pictures', () => {
    it('has the pictures of finished toy twins under their numbers and names', async () => {
      const basic = await finish({ design: { name: '../Ro/bin: "1"' } });
      const premium = await finish({ tier: 'premium', design: { name: 'Zoë' } });
      const draft = await makeDraft(robin);
      const answer = await zip([basic.id, premium.id, draft.id]);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="toy-twins.zip"',
      });
      const found = await readZip(answer.rawPayload);
      const number = (serial: number) => `No. ${String(serial).padStart(3, '0')}`;
      expect([...found.keys()].sort()).toEqual(
        [
          `${number(basic.serial)} .. Ro bin 1.png`,
          `${number(premium.serial)} Zoë.png`,
          `${number(premium.serial)} Zoë, 3D character.png`,
        ].sort(),
      );
      for (const picture of found.values()) expect(picture.subarray(1, 4).toString()).toBe('PNG');
    });

    it('says so when there is nothing in it, also of what is somebody else’s or removed', async () => {
      const made = await finish();
      const draft = await makeDraft(robin);
      const nothing = { status: 409, message: 'None of these toy twins has a finished picture.' };
      expect(refusalOf(await zip([draft.id]))).toMatchObject(nothing);
      expect(refusalOf(await zip([made.id], stranger))).toMatchObject(nothing);
      await remove([made.id]);
      expect(refusalOf(await zip([made.id]))).toMatchObject(nothing);
    });

    it('has at most five hundred pictures', async () => {
      const person = await signUp(running.app);
      const draft = await makeDraft(person);
      const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, draft.id));
      if (!row) throw new Error('no draft');
      const rows = Array.from({ length: 251 }, (_, place) => ({
        ...row,
        ...{
          id: randomUUID(),
          serial: place + 2,
          shareToken: null,
          nextShareToken: randomUUID().slice(0, 22),
        },
        ...{ packagedKey: 'a.png', characterKey: 'b.png' },
      }));
      await running.services.database.insert(toytwins).values(rows);
      expect(
        refusalOf(
          await zip(
            rows.map(({ id }) => id),
            person,
          ),
        ),
      ).toMatchObject({
        status: 409,
        message: 'One download has at most 500 pictures, and these are 502. Please choose fewer.',
      });
    });

    it('closes its file, opens no other, and leaves none behind when it is cut off', async () => {
      const [one, two] = [await finish(), await finish()];
      const endless = new PassThrough();
      endless.write('x');
      open = async () => endless;
      opened = 0;
      const before = (await Promise.all([files(one.id), files(two.id)])).flat();
      const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
      const leaving = new AbortController();
      const answer = await fetch(`${address}/api/toytwins/zip`, {
        method: 'POST',
        headers: { authorization: `Bearer ${robin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [one.id, two.id] }),
        signal: leaving.signal,
      });
      await answer.body?.getReader().read();
      leaving.abort();
      await expect.poll(() => endless.destroyed).toBe(true);
      open = undefined;
      expect(opened).toBe(1);
      expect((await Promise.all([files(one.id), files(two.id)])).flat()).toEqual(before);
    });
  });

  it('ends for somebody who is blocked: nothing more is removed, restored or downloaded', async () => {
    const blocked = await signUp(running.app);
    const draft = await makeDraft(blocked);
    const { blockAccount } = await import('#features/accounts/server/block-account.ts');
    await running.services.database.transaction((transaction) =>
      blockAccount(running.services, transaction, blocked.uid),
    );
    running.services.identity.verifyToken.forget(blocked.uid);
    for (const path of ['remove', 'restore', 'zip']) {
      const answer = await blocked.call({
        method: 'POST',
        url: `/api/toytwins/${path}`,
        payload: { ids: [draft.id] },
      });
      expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'account_disabled' });
    }
    expect(await stored(draft.id)).toMatchObject({ removedAt: null });
  });
});
