import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '#features/photos/tables.ts';
import type { DatabaseService } from '#services/database/index.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { toytwinStatuses } from '../contract.ts';
import { toytwins } from '../tables.ts';
import { beginToytwin, moveToytwin, toytwinMoves } from './lifecycle.ts';

const pairs = toytwinStatuses.flatMap((from) =>
  toytwinStatuses.map((to) => ({ from, to, allowed: toytwinMoves[from].includes(to) })),
);

/** As the decisions print it; the code's own table is compared with it. */
const written = [
  'draft → queued',
  'draft → cancelled',
  'queued → processing',
  'queued → failed',
  'queued → cancelled',
  'processing → completed',
  'processing → failed',
  'processing → cancelled',
  'failed → queued',
  'failed → cancelled',
];

describe('the lifecycle of a toy twin', () => {
  let service: DatabaseService;
  let serial = 0;
  const photoId = randomUUID();
  beforeAll(async () => {
    service = await openTestDatabase();
    const files = { key: 'a.jpg', thumbnailKey: 'a.webp', fileName: 'a.jpg' };
    await service.database
      .insert(photos)
      .values({ id: photoId, uid: 'robin', ...files, size: 1, width: 64, height: 64 });
  });
  afterAll(() => service.close());

  async function rowIn(status: (typeof toytwinStatuses)[number], packagedKey: string | null = 'p.png') {
    const id = randomUUID();
    serial += 1;
    await service.database.insert(toytwins).values({
      id,
      uid: 'robin',
      serial,
      photoId,
      photoKey: 'a.jpg',
      title: 'Robin',
      templateId: 'template1',
      prompt: 'Astronaut',
      tier: 'basic',
      status,
      packagedKey,
      createdAt: new Date(),
    });
    return id;
  }
  const statusOf = async (id: string) =>
    (await service.database.select().from(toytwins).where(eq(toytwins.id, id)))[0]?.status;
  const writeRaw = (id: string, to: string) =>
    service.database.execute(sql`update toytwins set status = ${to} where id = ${id}`);

  it('is the table of the decisions', () => {
    expect(pairs.filter((pair) => pair.allowed).map(({ from, to }) => `${from} → ${to}`)).toEqual(written);
  });

  it.each(pairs)('$from → $to: moveToytwin allows it: $allowed', async ({ from, to, allowed }) => {
    const id = await rowIn(from);
    const moved = await moveToytwin(service.database, id, to);
    expect(moved).toBe(allowed);
    expect(await statusOf(id)).toBe(allowed ? to : from);
  });

  it.each(pairs.filter(({ to }) => to === 'processing'))(
    '$from → $to: beginToytwin allows it: $allowed',
    async ({ from, to, allowed }) => {
      const id = await rowIn(from);
      const begun = await beginToytwin(service.database, id);
      expect(begun?.stage).toBe(allowed ? 'describing' : undefined);
      expect(await statusOf(id)).toBe(allowed ? to : from);
    },
  );

  it.each(pairs.filter(({ from, to }) => from !== to))(
    '$from → $to: the database allows it: $allowed',
    async ({ from, to, allowed }) => {
      const id = await rowIn(from);
      if (allowed) await writeRaw(id, to);
      else {
        const cause = { message: `toy twin cannot move from ${from} to ${to}`, code: '23514' };
        await expect(writeRaw(id, to)).rejects.toMatchObject({ cause });
      }
      expect(await statusOf(id)).toBe(allowed ? to : from);
    },
  );

  it('does not complete one without its picture', async () => {
    const id = await rowIn('processing', null);
    const cause = { message: 'a completed toy twin needs its picture' };
    await expect(moveToytwin(service.database, id, 'completed')).rejects.toMatchObject({ cause });
    expect(await moveToytwin(service.database, id, 'completed', { packagedKey: 'p.png' })).toBe(true);
  });

  it('does not lose the picture of a completed one', async () => {
    const id = await rowIn('completed');
    const write = service.database.execute(sql`update toytwins set packaged_key = null where id = ${id}`);
    await expect(write).rejects.toThrow();
  });

  it('ignores an unknown one', async () => {
    expect(await moveToytwin(service.database, randomUUID(), 'queued')).toBe(false);
    expect(await beginToytwin(service.database, randomUUID())).toBeUndefined();
  });
});
