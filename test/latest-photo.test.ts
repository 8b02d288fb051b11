import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestPhotoAnswer } from '#features/photos/contract.ts';
import { photos } from '#features/photos/tables.ts';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';

/** Longer than an unused photo is kept, milliseconds. */
const TWO_DAYS = 48 * 3_600_000;

describe('the latest photo', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  const latest = async (person: Person) => (await person.get(latestPhotoAnswer, '/api/photos/latest')).photo;

  it('is the newest of this person, with addresses that can be read', async () => {
    const robin = await signUp(running.app);
    expect(await latest(robin)).toBeNull();
    await uploadPhoto(robin, undefined, 'first.jpg');
    const second = await uploadPhoto(robin, undefined, 'second.jpg');
    await uploadPhoto(await signUp(running.app));
    const found = await latest(robin);
    expect(found).toMatchObject({ id: second.id, fileName: 'second.jpg', size: second.size });
    const picture = await running.app.inject({ url: found?.thumbnail ?? '' });
    expect(picture.statusCode).toBe(200);
  });

  it('makes the next toy twin', async () => {
    const robin = await signUp(running.app);
    const first = await makeDraft(robin);
    const photo = await latest(robin);
    if (!photo) throw new Error('The photo of a draft is kept');
    const next = await makeDraft(robin, { photo, templateId: 'template2' });
    expect(next.id).not.toBe(first.id);
    const { fileName, size } = photo;
    expect(first.photoFile).toMatchObject({ fileName, size });
    expect(next.photoFile).toMatchObject({ fileName, size });
  });

  it('is none while its files are being stored', async () => {
    const robin = await signUp(running.app);
    const { id } = await uploadPhoto(robin);
    const { database, storage } = running.services;
    const [row] = await database.select().from(photos).where(eq(photos.id, id));
    const key = row?.thumbnailKey ?? '';
    const thumbnail = await storage.getBytes(key);
    await storage.delete(key);
    expect(await latest(robin)).toBeNull();
    await storage.put(key, thumbnail);
    expect((await latest(robin))?.id).toBe(id);
  });

  it('is none once the photo is deleted', async () => {
    const robin = await signUp(running.app);
    const { id } = await uploadPhoto(robin);
    const old = new Date(Date.now() - TWO_DAYS);
    await running.services.database.update(photos).set({ createdAt: old }).where(eq(photos.id, id));
    expect((await latest(robin))?.id).toBe(id);
    await deleteExpired(running.services);
    expect(await latest(robin)).toBeNull();
  });
});
