import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { photos } from '#features/photos/tables.ts';
import { eraseOldPhotos } from '#features/retention/server/erase-old-photos.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { DRAFT_DAYS, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { REDO_DAYS } from '#features/toytwins/redo/contract.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { createVendor, works } from './failing-image-model.ts';
import { finishToytwin } from './finish-toytwin.ts';
import {
  type DraftOptions,
  makeDraft,
  openCheckout,
  payNew,
  payOnPage,
  readOrder,
  uploadPhoto,
} from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const DAY = 86_400_000;
const ERASED =
  'The photo of this toy twin has been erased, so it cannot be drawn again. Please create a new one with another photo.';

describe('photo', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    const { imaging } = createVendor(works);
    running = await startApp({ workers: false, replace: () => ({ imaging }) });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const erase = (sourceImage: string | null, more = {}, person = robin) =>
    person.call({ method: 'POST', url: '/api/photos/erase', payload: { sourceImage, ...more } });
  const redo = (id: string) =>
    robin.call({ method: 'POST', url: `/api/toytwins/${id}/redo`, payload: { reason: 'not_me' } });
  const tidyAfter = (days: number) =>
    eraseOldPhotos(running.services, new Date(Date.now() + (days - 30) * DAY));
  /** Completes a toy twin, without the second variation that is otherwise drawn right after. */
  async function finish(options: DraftOptions = {}): Promise<Toytwin> {
    const { id } = await finishToytwin(running, robin, options);
    const noVariation = { variationStatus: 'failed' } as const;
    await running.services.database
      .update(versions)
      .set(noVariation)
      .where(and(eq(versions.toytwinId, id), eq(versions.variationStatus, 'waiting')));
    return read(id);
  }
  const fileIsThere = (address: string | null) =>
    running.services.storage.exists(keyOfUrl(address ?? '') ?? '');
  /** Everything that the database's rows about photos and toy twins say. */
  const rowsOf = async ({ id }: Toytwin) => {
    const { database } = running.services;
    const [made] = await database.select().from(toytwins).where(eq(toytwins.id, id));
    const rows = [
      made,
      ...(await database
        .select()
        .from(photos)
        .where(eq(photos.id, made?.photoId ?? ''))),
      ...(await database.select().from(versions).where(eq(versions.toytwinId, id))),
    ];
    return JSON.stringify(rows);
  };

  it('is erased thirty days after completion, and its owner sees when', async () => {
    const photo = await uploadPhoto(robin, undefined, 'holiday-with-kim.jpg');
    const made = await finish({ photo });
    await running.services.database
      .update(versions)
      .set({ faceDescription: 'Freckles' })
      .where(eq(versions.toytwinId, made.id));
    const [{ completedAt } = { completedAt: null }] = await running.services.database
      .select()
      .from(toytwins)
      .where(eq(toytwins.id, made.id));
    expect(Date.parse(made.photoFile?.keptUntil ?? '')).toBe((completedAt?.getTime() ?? 0) + 30 * DAY);
    await tidyAfter(29.9);
    expect(await fileIsThere(photo.sourceImage)).toBe(true);
    expect(await rowsOf(made)).toMatch(/holiday-with-kim.*Freckles/);
    await tidyAfter(30.1);
    expect([await fileIsThere(photo.sourceImage), await fileIsThere(photo.thumbnail)]).toEqual([
      false,
      false,
    ]);
    expect(await rowsOf(made)).not.toMatch(/holiday|Freckles/);
    const later = await read(made.id);
    expect(later).toMatchObject({ status: 'completed', sourceImage: null, redo: { state: 'over' } });
    expect(later.photoFile).toBeUndefined();
    expect(await fileIsThere(later.packagedImageUrl)).toBe(true);
  });

  it('stays while a later toy twin of it is younger, or still to be made', async () => {
    const photo = await uploadPhoto(robin);
    const first = await finish({ photo });
    const second = await payNew(running.app, robin, { photo });
    await running.services.database
      .update(toytwins)
      .set({ completedAt: new Date(Date.now() - 20 * DAY) })
      .where(eq(toytwins.id, first.id));
    expect((await read(first.id)).photoFile).toMatchObject({ keptUntil: null });
    await tidyAfter(31);
    expect(await fileIsThere(photo.sourceImage)).toBe(true);
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${second.orderId}` });
    // Of a canceled one it is kept from its payment on.
    await tidyAfter(29);
    expect(await fileIsThere(photo.sourceImage)).toBe(true);
    await tidyAfter(31);
    expect(await fileIsThere(photo.sourceImage)).toBe(false);
  });

  it('is erased at once if its owner wants it; the pictures stay, and a redo is refused with the reason', async () => {
    const made = await finish();
    expect(made.redo?.state).toBe('offered');
    const answer = await erase(made.sourceImage);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(await fileIsThere(made.sourceImage)).toBe(false);
    expect(await fileIsThere(made.packagedImageUrl)).toBe(true);
    expect(refusalOf(await redo(made.id))).toMatchObject({ status: 409, message: ERASED });
    expect((await erase(made.sourceImage)).statusCode).toBe(404);
    const latest = await robin.call({ url: '/api/photos/latest' });
    expect(latest.body).not.toContain(keyOfUrl(made.sourceImage ?? '') ?? '');
    expect((await robin.call({ url: '/api/users/me/export' })).statusCode).toBe(200);
  });

  it('is erased with its drafts, and closes their payment pages', async () => {
    const photo = await uploadPhoto(robin);
    const draft = await makeDraft(robin, { photo });
    expect(draft.photoFile?.keptUntil).toBe(
      new Date(Date.parse(draft.createdAt) + DRAFT_DAYS * DAY).toISOString(),
    );
    const page = await openCheckout(robin, draft);
    expect((await erase(photo.sourceImage)).statusCode).toBe(204);
    expect((await robin.call({ url: `/api/toytwins/${draft.id}` })).statusCode).toBe(404);
    expect(await fileIsThere(photo.sourceImage)).toBe(false);
    await payOnPage(running.app, page.sessionUrl);
    expect(await readOrder(robin, page.orderId)).toMatchObject({ status: 'expired' });
  });

  it('stays while a toy twin is being made of it, also when its page turns out to be paid', async () => {
    const photo = await uploadPhoto(robin);
    const page = await openCheckout(robin, await makeDraft(robin, { photo }));
    await payOnPage(running.app, page.sessionUrl);
    const refused = refusalOf(await erase(photo.sourceImage));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('being made') });
    expect(await fileIsThere(photo.sourceImage)).toBe(true);
    expect(await readOrder(robin, page.orderId)).toMatchObject({ status: 'authorized' });
  });

  it('of a toy twin that waits for its variation or its redo stays until that is made', async () => {
    const varied = await finishToytwin(running, robin);
    expect(varied.photoFile?.keptUntil).toBeNull();
    expect(refusalOf(await erase(varied.sourceImage))).toMatchObject({ status: 409 });
    const made = await finish();
    expect((await redo(made.id)).statusCode).toBe(202);
    expect(refusalOf(await erase(made.sourceImage))).toMatchObject({ status: 409 });
    await tidyAfter(31);
    expect(await fileIsThere(made.sourceImage)).toBe(true);
  });

  it('of a failed toy twin is asked for again before it is paid again', async () => {
    const { toytwinId, orderId } = await payNew(running.app, robin);
    await robin.call({ method: 'POST', url: `/api/payments/cancel/${orderId}` });
    const { database } = running.services;
    const failed = await makeDraft(robin);
    await database.update(toytwins).set({ status: 'queued' }).where(eq(toytwins.id, failed.id));
    await database.update(toytwins).set({ status: 'failed' }).where(eq(toytwins.id, failed.id));
    for (const id of [toytwinId, failed.id]) {
      expect((await erase((await read(id)).sourceImage)).statusCode).toBe(204);
      expect(await read(id)).toMatchObject({ sourceImage: null });
    }
    const payload = { toytwinId: failed.id, tier: 'basic' };
    const checkout = await robin.call({ method: 'POST', url: '/api/payments/create-checkout', payload });
    expect(refusalOf(checkout)).toMatchObject({ status: 409, message: ERASED });
  });

  it('that is removed from the wizard is deleted if nothing was made of it', async () => {
    const [unused, used] = [await uploadPhoto(robin), await uploadPhoto(robin)];
    await makeDraft(robin, { photo: used });
    for (const { sourceImage } of [unused, used]) await erase(sourceImage, { ifUnused: true });
    expect([await fileIsThere(unused.sourceImage), await fileIsThere(used.sourceImage)]).toEqual([
      false,
      true,
    ]);
  });

  it('is erased by nobody else', async () => {
    const kim = await signUp(running.app);
    const { sourceImage } = await uploadPhoto(robin);
    expect((await erase(sourceImage, {}, kim)).statusCode).toBe(404);
    expect(await fileIsThere(sourceImage)).toBe(true);
  });

  it('stays as it was while its files cannot be deleted, and can be erased again', async () => {
    const made = await finish();
    vi.spyOn(running.services.storage, 'delete').mockRejectedValueOnce(new Error('gone'));
    expect((await erase(made.sourceImage)).statusCode).toBe(500);
    expect((await read(made.id)).photoFile).toEqual(made.photoFile);
    expect((await erase(made.sourceImage)).statusCode).toBe(204);
  });

  it('is erased by the hourly job', async () => {
    const { id, sourceImage } = await finish();
    await deleteExpired(running.services, { now: Date.now() + 31 * DAY });
    expect(await fileIsThere(sourceImage)).toBe(false);
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    expect(row).toMatchObject({ status: 'completed', photoKey: null });
  });

  it('is never kept for less than a redo is offered', () => {
    const variables = (days: number) => ({ PHOTO_RETENTION_DAYS: String(days) });
    expect(readConfig(variables(REDO_DAYS)).photoRetentionDays).toBe(REDO_DAYS);
    expect(() => readConfig(variables(REDO_DAYS - 1))).toThrow(
      `PHOTO_RETENTION_DAYS: must be at least ${REDO_DAYS}`,
    );
  });
});
