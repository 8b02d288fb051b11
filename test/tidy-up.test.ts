import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../src/features/accounts/server/tidy-up.job.ts';
import { photos } from '../src/features/photos/tables.ts';
import { keyOfAddress } from '../src/services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, payNew, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';

const HOUR = 3_600_000;

describe('tidying up', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const tidyAfter = (hours: number) => tidyUp(running.services, Date.now() + hours * HOUR);
  const isThere = async (id: string) => (await robin.call({ url: `/api/toytwins/${id}` })).statusCode === 200;
  async function photoIsThere(photo: { id: string; sourceImage: string }): Promise<boolean> {
    const rows = await running.services.database.select().from(photos).where(eq(photos.id, photo.id));
    const file = await running.services.storage.exists(keyOfAddress(photo.sourceImage) ?? '');
    expect(file).toBe(rows.length === 1);
    return file;
  }

  it('forgets a photo that nobody used for a day', async () => {
    const [unused, used] = [await uploadPhoto(robin), await uploadPhoto(robin)];
    await makeDraft(robin, { photo: used });
    await tidyAfter(23);
    expect([await photoIsThere(unused), await photoIsThere(used)]).toEqual([true, true]);
    await tidyAfter(25);
    expect([await photoIsThere(unused), await photoIsThere(used)]).toEqual([false, true]);
  });

  it('forgets a draft that nobody paid for seven days, with its photo, and nothing that is paid', async () => {
    const photo = await uploadPhoto(robin);
    const draft = await makeDraft(robin, { photo });
    const paid = await payNew(running.app, robin);
    await tidyAfter(167);
    expect(await isThere(draft.id)).toBe(true);
    await tidyAfter(169);
    expect([await isThere(draft.id), await isThere(paid.toytwinId)]).toEqual([false, true]);
    expect(await photoIsThere(photo)).toBe(false);
  });
});
