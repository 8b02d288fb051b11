import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseService } from '#services/database/index.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { orderStatuses } from '../contract.ts';
import { ONE_PAYMENT, orders } from '../tables.ts';
import { moveOrder, orderMoves } from './lifecycle.ts';

const pairs = orderStatuses.flatMap((from) =>
  orderStatuses.map((to) => ({ from, to, allowed: orderMoves[from].includes(to) })),
);

const written = [
  'open → authorized',
  'open → released',
  'open → expired',
  'authorized → captured',
  'authorized → released',
  'captured → refunded',
  'expired → released',
];

describe('the lifecycle of an order', () => {
  let service: DatabaseService;
  beforeAll(async () => {
    service = await openTestDatabase();
  });
  afterAll(() => service.close());

  async function rowIn(status: (typeof orderStatuses)[number], toytwinId: string = randomUUID()) {
    const id = randomUUID();
    const now = new Date();
    const price = { tier: 'basic' as const, amount: 199, currency: 'usd' };
    await service.database.insert(orders).values({
      id,
      uid: 'robin',
      toytwinId,
      title: 'Robin',
      status,
      ...price,
      createdAt: now,
      expiresAt: now,
    });
    return id;
  }
  const statusOf = async (id: string) =>
    (await service.database.select().from(orders).where(eq(orders.id, id)))[0]?.status;
  const writeRaw = (id: string, to: string) =>
    service.database.execute(sql`update orders set status = ${to} where id = ${id}`);

  it('is the table of the decisions', () => {
    expect(pairs.filter((pair) => pair.allowed).map(({ from, to }) => `${from} → ${to}`)).toEqual(written);
  });

  it.each(pairs)('$from → $to: moveOrder allows it: $allowed', async ({ from, to, allowed }) => {
    const id = await rowIn(from);
    const moved = await moveOrder(service.database, id, to, { reason: 'cancelled' });
    expect(moved?.status).toBe(allowed ? to : undefined);
    expect(await statusOf(id)).toBe(allowed ? to : from);
  });

  it.each(pairs.filter(({ from, to }) => from !== to))(
    '$from → $to: the database allows it: $allowed',
    async ({ from, to, allowed }) => {
      const id = await rowIn(from);
      if (allowed) await writeRaw(id, to);
      else {
        const cause = { message: `order cannot move from ${from} to ${to}`, code: '23514' };
        await expect(writeRaw(id, to)).rejects.toMatchObject({ cause });
      }
      expect(await statusOf(id)).toBe(allowed ? to : from);
    },
  );

  it.each(['authorized', 'captured'] as const)(
    'has the database refuse a second payment while one is %s',
    async (status) => {
      const toytwinId = randomUUID();
      await rowIn(status, toytwinId);
      const second = await rowIn('open', toytwinId);
      const constraint = ONE_PAYMENT;
      await expect(moveOrder(service.database, second, 'authorized')).rejects.toMatchObject({
        cause: { constraint },
      });
      expect(await moveOrder(service.database, second, 'released')).toBeDefined();
    },
  );
});
