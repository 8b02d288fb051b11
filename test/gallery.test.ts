import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Photo } from '#features/photos/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, payNew, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('gallery list', () => {
  let running: RunningApp;
  let robin: Person;
  let photo: Photo;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
    photo = await uploadPhoto(robin);
  });
  afterAll(() => running.close());

  /** Inserts rows with a `createdAt` by their number. */
  async function fill(uid: string, count: number, createdAt: (number: number) => Date) {
    const rows = Array.from({ length: count }, (_, number) => ({
      id: randomUUID(),
      uid,
      serial: number + 1,
      photoId: photo.id,
      photoKey: keyOfUrl(photo.sourceImage) ?? '',
      title: `Number ${number}`,
      templateId: 'template1' as const,
      prompt: 'Astronaut',
      tier: 'basic' as const,
      createdAt: createdAt(number),
    }));
    await running.services.database.insert(toytwins).values(rows);
    return rows;
  }

  async function readAll(person: Person, limit?: number): Promise<{ titles: string[]; sizes: number[] }> {
    const titles: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ ...(limit && { limit: `${limit}` }), ...(cursor && { cursor }) });
      const page: Awaited<ReturnType<typeof galleryPage.parse>> = await person.get(
        galleryPage,
        `/api/toytwins?${query}`,
      );
      titles.push(...page.toytwins.map((item) => item.title));
      sizes.push(page.toytwins.length);
      cursor = page.nextCursor;
    }
    return { titles, sizes };
  }

  it('paginates all toy twins, newest first, 24 at a time', async () => {
    const person = await signUp(running.app);
    await fill(person.uid, 50, (number) => new Date(Date.UTC(2026, 0, 1) + number * 1000));
    const { titles, sizes } = await readAll(person);
    expect(sizes).toEqual([24, 24, 2]);
    expect(titles).toEqual(Array.from({ length: 50 }, (_, place) => `Number ${49 - place}`));
  });

  it('neither loses nor repeats rows of the same millisecond', async () => {
    const person = await signUp(running.app);
    const rows = await fill(person.uid, 48, () => new Date(Date.UTC(2026, 0, 1)));
    const { titles, sizes } = await readAll(person);
    expect(sizes).toEqual([24, 24]);
    expect(new Set(titles).size).toBe(48);
    const byId = rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((row) => row.title);
    expect(titles).toEqual(byId);
    expect((await readAll(person, 7)).titles).toEqual(byId);
  });

  it('does not shift when a toy twin is created between two pages', async () => {
    const person = await signUp(running.app);
    await fill(person.uid, 30, (number) => new Date(Date.UTC(2026, 0, 1) + number));
    const first = await person.get(galleryPage, '/api/toytwins');
    await makeDraft(person);
    const second = await person.get(galleryPage, `/api/toytwins?cursor=${first.nextCursor}`);
    expect(second.toytwins.map((item) => item.title)).toEqual(
      Array.from({ length: 6 }, (_, place) => `Number ${5 - place}`),
    );
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    { title: 'Another title' },
    { serial: 7 },
    { templateId: 'template2' as const },
    { tier: 'premium' as const },
    { status: 'cancelled' as const },
  ])('shows the change of a card at once: %o', async (change) => {
    const person = await signUp(running.app);
    const { id } = await makeDraft(person, { photo: await uploadPhoto(person) });
    const before = await person.get(galleryPage, '/api/toytwins');
    expect(before.toytwins).not.toMatchObject([change]);
    await running.services.database.update(toytwins).set(change).where(eq(toytwins.id, id));
    const after = await person.get(galleryPage, '/api/toytwins');
    expect(after.toytwins).toMatchObject([{ id, ...change }]);
  });

  it('shows the reason of the latest failure', async () => {
    const person = await signUp(running.app);
    const { toytwinId } = await payNew(running.app, person);
    const { database } = running.services;
    const reasons = [
      ['processing_failed', 'Failed to process your Toy Twin. Your payment has NOT been charged.'],
      ['cancelled', 'You cancelled this toy twin. You have NOT been charged.'],
    ] as const;
    for (const [failureReason, failureMessage] of reasons) {
      await moveToytwin(database, toytwinId, 'queued');
      await moveToytwin(database, toytwinId, 'failed', { failureReason });
      const { toytwins: cards } = await person.get(galleryPage, '/api/toytwins');
      expect(cards).toMatchObject([{ status: 'failed', failureMessage }]);
    }
  });

  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  it.each([
    'x',
    '%00',
    cursorOf(),
    cursorOf('yesterday', randomUUID()),
    cursorOf('+275760-09-13T00:00:00.000Z', randomUUID()),
    cursorOf('-271821-04-20T00:00:00.000Z', randomUUID()),
    cursorOf('0000-01-01T00:00:00.000Z', randomUUID()),
    cursorOf('2026-01-01T00:00:00.000Z', "' or 1=1"),
  ])('refuses the invalid cursor %s', async (cursor) => {
    for (const list of ['/api/toytwins', '/api/payments/orders']) {
      expect(refusalOf(await robin.call({ url: `${list}?cursor=${cursor}` })), list).toMatchObject({
        status: 400,
        code: 'bad_request',
        message: 'This page of the list does not exist. Please start again.',
      });
    }
  });

  it.each(['0', '101', '-1', '1.5', 'many'])('refuses the page size %s', async (limit) => {
    for (const list of ['/api/toytwins', '/api/payments/orders']) {
      expect(refusalOf(await robin.call({ url: `${list}?limit=${limit}` })), list).toMatchObject({
        status: 400,
        field: 'limit',
      });
    }
  });
});
