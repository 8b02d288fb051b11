import { randomUUID } from 'node:crypto';
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { releasePayment } from '#features/checkout/server/release/release-payment.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { photos } from '#features/photos/tables.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { createLogger } from '#services/log/create-logger.ts';
import { readOutbox } from '#services/mail/outbox.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder, uploadPhoto } from './order.ts';
import { deleteAccount, type Person, signUp } from './person.ts';

const HOUR = 3_600_000;

describe('retention job', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const versionsOf = (orderId: string) =>
    running.services.database.select().from(versions).where(eq(versions.orderId, orderId));
  const tidyAfter = (hours: number) => deleteExpired(running.services, { now: Date.now() + hours * HOUR });
  const isThere = async (id: string) => (await robin.call({ url: `/api/toytwins/${id}` })).statusCode === 200;
  async function photoIsThere(photo: { id: string; sourceImage: string }): Promise<boolean> {
    const rows = await running.services.database.select().from(photos).where(eq(photos.id, photo.id));
    const file = await running.services.storage.exists(keyOfUrl(photo.sourceImage) ?? '');
    expect(file).toBe(rows.length === 1);
    return file;
  }

  /** Inserts photo rows without files. @returns their owner's uid. */
  async function addPhotos(length: number): Promise<string> {
    const uid = randomUUID();
    const row = (number: number) => ({
      id: randomUUID(),
      uid,
      key: `images/${uid}/${number}.jpg`,
      thumbnailKey: `images/${uid}/${number}.webp`,
      fileName: 'me.jpg',
      size: 1,
      width: 1,
      height: 1,
    });
    await running.services.database.insert(photos).values(Array.from({ length }, (_, number) => row(number)));
    return uid;
  }

  it('deletes a photo unused for a day', async () => {
    const [unused, used] = [await uploadPhoto(robin), await uploadPhoto(robin)];
    await makeDraft(robin, { photo: used });
    await tidyAfter(23);
    expect([await photoIsThere(unused), await photoIsThere(used)]).toEqual([true, true]);
    await tidyAfter(25);
    expect([await photoIsThere(unused), await photoIsThere(used)]).toEqual([false, true]);
  });

  it('deletes a draft unpaid for seven days with its photo, and nothing paid', async () => {
    const photo = await uploadPhoto(robin);
    const draft = await makeDraft(robin, { photo });
    const paid = await payNew(running.app, robin);
    await tidyAfter(167);
    expect(await isThere(draft.id)).toBe(true);
    await tidyAfter(169);
    expect([await isThere(draft.id), await isThere(paid.toytwinId)]).toEqual([false, true]);
    expect(await photoIsThere(photo)).toBe(false);
  });

  it('keeps an old draft while its payment page is open', async () => {
    const old = { createdAt: new Date(Date.now() - 169 * HOUR) };
    const [paid, unpaid] = [await makeDraft(robin), await makeDraft(robin)];
    await running.services.database.update(toytwins).set(old).where(eq(toytwins.uid, robin.uid));
    const [page, cancelled] = [await openCheckout(robin, paid), await openCheckout(robin, unpaid)];
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${cancelled.orderId}` });
    await tidyAfter(0);
    expect([await isThere(paid.id), await isThere(unpaid.id)]).toEqual([true, false]);
    await payOnPage(running.app, page.sessionUrl);
    expect(await readOrder(robin, page.orderId)).toMatchObject({ status: 'authorized' });
  });

  it('deletes the row of an incomplete upload', async () => {
    const photo = await uploadPhoto(robin);
    const key = keyOfUrl(photo.sourceImage) ?? '';
    await running.services.storage.delete(key);
    await tidyAfter(25);
    expect(await photoIsThere(photo)).toBe(false);
  });

  it('deletes the pictures of a released payment when no job is left', async () => {
    const ids = await payNew(running.app, robin);
    // The first attempt makes the picture and fails at the charge; the user cancels before the second one.
    const { payment, storage } = running.services;
    const capture = vi
      .spyOn(payment.stripe.paymentIntents, 'capture')
      .mockRejectedValueOnce(new Error('gone'));
    await expect(generateToytwin(running.services, ids, new AbortController().signal)).rejects.toThrow(
      'gone',
    );
    capture.mockRestore();
    const [version] = await versionsOf(ids.orderId);
    const key = version?.packagedKey ?? '';
    expect(await storage.exists(key)).toBe(true);
    await running.services.database
      .update(toytwins)
      .set({ stage: 'packaging' })
      .where(eq(toytwins.id, ids.toytwinId));
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` });
    await tidyAfter(0);
    expect(await storage.exists(key)).toBe(false);
    expect(await storage.exists(thumbnailKey(key, 320))).toBe(false);
    expect(await versionsOf(ids.orderId)).toMatchObject([{ packagedKey: null }]);
  });

  it('deletes the pictures of a released payment although a newer one pays for the toy twin', async () => {
    const { services } = running;
    const { storage, database, payment } = services;
    const make = (ids: { toytwinId: string; orderId: string }) =>
      generateToytwin(services, ids, new AbortController().signal);
    const pictureOf = async (orderId: string) => (await versionsOf(orderId))[0]?.packagedKey ?? '';
    const first = await payNew(running.app, robin);
    vi.spyOn(payment.stripe.paymentIntents, 'capture').mockRejectedValueOnce(new Error('gone'));
    await expect(make(first)).rejects.toThrow('gone');
    vi.restoreAllMocks();
    const old = await pictureOf(first.orderId);
    // The process died between releasing the payment and deleting the pictures.
    const order = await rereadOrder(services, first.orderId);
    await moveToytwin(database, first.toytwinId, 'failed');
    if (order) await releasePayment(services, order, 'processing_failed');
    const failed = await robin.get(toytwin, `/api/toytwins/${first.toytwinId}`);
    const second = await openCheckout(robin, failed);
    await payOnPage(running.app, second.sessionUrl);
    await make({ toytwinId: first.toytwinId, orderId: second.orderId });
    expect(await storage.exists(old)).toBe(true);
    await tidyAfter(0);
    expect(await storage.exists(old)).toBe(false);
    expect(await storage.exists(await pictureOf(second.orderId))).toBe(true);
  });

  it('deletes the face description of a payment released before any picture was made', async () => {
    const ids = await payNew(running.app, robin);
    await running.services.database.insert(versions).values({
      ...ids,
      id: randomUUID(),
      number: 1,
      engine: 'openai',
      faceDescription: 'Freckles',
      createdAt: new Date(),
    });
    await tidyAfter(0);
    expect(await versionsOf(ids.orderId)).toMatchObject([{ faceDescription: 'Freckles' }]);
    // The owner can retry while the payment is held.
    await moveToytwin(running.services.database, ids.toytwinId, 'failed');
    await tidyAfter(0);
    expect(await versionsOf(ids.orderId)).toMatchObject([{ faceDescription: 'Freckles' }]);
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${ids.orderId}` });
    await tidyAfter(0);
    expect(await versionsOf(ids.orderId)).toMatchObject([{ faceDescription: null }]);
  });

  it('deletes emails in the outbox after a week', async () => {
    const mails = () => readOutbox(running.services.outboxDir);
    const content = { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [], notes: [] };
    await running.services.mailer.send({ to: robin.email, id: 'hello', content });
    await tidyAfter(167);
    expect(await mails()).not.toEqual([]);
    await tidyAfter(169);
    expect(await mails()).toEqual([]);
  });

  it('looks for what became superfluous longer ago when it looks at all', async () => {
    const photo = await uploadPhoto(robin);
    const now = Date.now() + 10 * 24 * HOUR;
    await deleteExpired(running.services, { now, lookAtAll: false });
    expect(await photoIsThere(photo)).toBe(true);
    await deleteExpired(running.services, { now });
    expect(await photoIsThere(photo)).toBe(false);
  });

  it('deletes an old photo with its last draft, in any run', async () => {
    const photo = await uploadPhoto(robin);
    await makeDraft(robin, { photo });
    const now = Date.now() + 10 * 24 * HOUR;
    await deleteExpired(running.services, { now, lookAtAll: false });
    expect(await photoIsThere(photo)).toBe(false);
  });

  it('deletes all unused photos in one run, however many came in an hour', async () => {
    const uid = await addPhotos(720);
    await tidyAfter(25);
    expect(await running.services.database.select().from(photos).where(eq(photos.uid, uid))).toEqual([]);
  });

  it('continues after a file that cannot be deleted, and logs it without its name', async () => {
    const { storage, mailer, outboxDir } = running.services;
    const [stuck, other] = [await uploadPhoto(robin), await uploadPhoto(robin)];
    const content = { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [], notes: [] };
    await mailer.send({ to: robin.email, id: 'hello', content });
    const stuckKey = keyOfUrl(stuck.sourceImage) ?? '';
    const remove = storage.delete;
    const spy = vi.spyOn(storage, 'delete').mockImplementation(async (key) => {
      if (key === stuckKey) throw Object.assign(new Error(`EPERM: unlink '${key}'`), { code: 'EPERM' });
      return remove(key);
    });
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line: string) => lines.push(line) });
    const services = { ...running.services, logger };
    await expect(deleteExpired(services, { now: Date.now() + 200 * HOUR })).rejects.toThrow(
      'Not everything could be deleted: photos',
    );
    spy.mockRestore();
    expect([await photoIsThere(stuck), await photoIsThere(other)]).toEqual([true, false]);
    expect(await readOutbox(outboxDir)).toEqual([]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ kind: 'photos', code: 'EPERM' }]);
    expect(lines.join()).not.toContain(path.basename(stuckKey));
    await tidyAfter(200);
    expect(await photoIsThere(stuck)).toBe(false);
  });

  it('does not retry forever what cannot be deleted', async () => {
    const { database, storage } = running.services;
    const uid = await addPhotos(500);
    const spy = vi.spyOn(storage, 'delete').mockRejectedValue(new Error('gone'));
    await expect(tidyAfter(25)).rejects.toThrow('photos');
    spy.mockRestore();
    await database.delete(photos).where(eq(photos.uid, uid));
  });

  it('deletes a truncated email in the outbox, and continues', async () => {
    const { outboxDir } = running.services;
    await mkdir(outboxDir, { recursive: true });
    const file = path.join(outboxDir, '2026-01-01T00-00-00.000Z-cut.json');
    await writeFile(file, '{ "to": "robin@exam');
    await utimes(file, new Date(), new Date(Date.now() - HOUR));
    const person = await signUp(running.app);
    expect((await deleteAccount(person)).statusCode).toBe(204);
    await tidyAfter(1);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});
