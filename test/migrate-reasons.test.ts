import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OrderStatus } from '#features/checkout/contract.ts';
import { orderReasonWords } from '#features/checkout/server/order-reason-words.ts';
import { type OrderReason, orderReasons, orders } from '#features/checkout/tables.ts';
import { emails } from '#features/emails/tables.ts';
import { type FailureReason, failureReasons } from '#features/toytwins/contract.ts';
import { presentFailure } from '#features/toytwins/server/present-failure.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { revokedTokens } from '#services/identity/tables.ts';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations before `0006_reasons`. */
async function copyOlderMigrations(folder: string): Promise<void> {
  await cp('migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const older = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag === '0006_reasons'),
  );
  await writeFile(file, JSON.stringify({ ...rest, entries: older }));
}

const PICTURE =
  'The picture service would not draw this. Please change the description or choose another photo.';
const FAILED = 'Failed to process your Toy Twin. Your payment';

const failures: [sentence: string, code: FailureReason][] = [
  [`${FAILED} has NOT been charged.`, 'processing_failed'],
  [`${FAILED} has been refunded.`, 'processing_failed_refunded'],
  [`${FAILED} has NOT been charged. ${PICTURE}`, 'picture_refused'],
  [`${FAILED} has been refunded. ${PICTURE}`, 'picture_refused_refunded'],
  ['You cancelled this toy twin. You have NOT been charged.', 'cancelled'],
  ['You cancelled this toy twin. Your payment has been refunded.', 'cancelled_refunded'],
  ['Your payment has been refunded.', 'refunded'],
];

const reasons: [sentence: string, code: OrderReason, refunded?: number, currency?: string][] = [
  ['You cancelled it.', 'cancelled'],
  ['You removed the toy twin.', 'toytwin_removed'],
  ['Replaced by a newer order.', 'replaced'],
  ['The payment page was not used in time.', 'page_expired'],
  ['The payment page could not be opened.', 'page_not_opened'],
  ['This toy twin did not need another payment.', 'payment_not_needed'],
  ['The hold on the card ended before the toy twin was ready.', 'authorization_expired'],
  ['The toy twin could not be made.', 'processing_failed'],
  ['The picture service would not draw it.', 'picture_refused'],
  ['The amount went back to your card.', 'refunded'],
  ['Your bank gave the amount back to you.', 'dispute_lost'],
  ['$1.20 of it went back to your card.', 'partly_refunded', 120],
  [
    '$1.00 of it went back to your card. Your bank is looking into this charge.',
    'partly_refunded_disputed',
    100,
  ],
  ['$0.50 of it went back to you.', 'dispute_partly_lost', 50],
  [
    '$0.50 of it went back to you. Your bank is looking into this charge.',
    'dispute_partly_lost_disputed',
    50,
  ],
  ['Your bank is looking into this charge.', 'disputed'],
  ['¥1,300 of it went back to your card.', 'partly_refunded', 1300, 'jpy'],
  ['HUF\u00a01,000.50 of it went back to your card.', 'partly_refunded', 100_050, 'huf'],
  ['KWD\u00a01.230 of it went back to your card.', 'partly_refunded', 1230, 'kwd'],
];

describe('the migration of sentences to codes', () => {
  const client = new PGlite();
  const database = drizzle(client);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-migrations-'));
    await copyOlderMigrations(folder);
    await migrate(database, { migrationsFolder: folder });
    await database.execute(
      sql`insert into photos (id, uid, key, thumbnail_key, file_name, size, width, height)
        values (${photo}, 'robin', 'a', 'b', 'c.jpg', 1, 1, 1)`,
    );
  });
  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  });

  const photo = randomUUID();
  let serial = 0;
  async function oldToytwin(sentence: string | null): Promise<string> {
    const id = randomUUID();
    await database.execute(
      sql`insert into toytwins
        (id, uid, serial, photo_id, photo_key, title, template_id, prompt, tier, status, failure_message, created_at)
        values (${id}, 'robin', ${++serial}, ${photo}, 'a', 'Robin', 'template1', 'x', 'basic', 'failed', ${sentence}, now())`,
    );
    return id;
  }
  async function oldOrder(sentence: string | null, currency = 'usd', status: OrderStatus = 'captured') {
    const id = randomUUID();
    await database.execute(
      sql`insert into orders (id, uid, toytwin_id, title, tier, amount, currency, status, reason, created_at, expires_at)
        values (${id}, 'robin', ${randomUUID()}, 'Robin', 'basic', 199, ${currency}, ${status}, ${sentence}, now(), now())`,
    );
    return id;
  }
  const orderOf = async (id: string) => {
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('The order is gone');
    return row;
  };
  const failureOf = async (id: string) => {
    const [row] = await database.select().from(toytwins).where(eq(toytwins.id, id));
    return row?.failureReason;
  };

  it('gives every old sentence its code', async () => {
    const oldFailures = await Promise.all(failures.map(([sentence]) => oldToytwin(sentence)));
    const oldOrders = await Promise.all(
      reasons.map(([sentence, , , currency]) => oldOrder(sentence, currency)),
    );
    const unknownFailure = await oldToytwin('Something else.');
    const unknownRefund = await oldToytwin('Something else. You were refunded.');
    const alone = await oldToytwin(PICTURE);
    const none = await oldToytwin(null);
    const unknownReason = await oldOrder('Something else.');
    const longReason = await oldOrder(`${FAILED} has NOT been charged. ${PICTURE}`);
    const noReason = await oldOrder(null);
    const refunded = await oldOrder('The amount went back to your card.', 'usd', 'refunded');
    const person = { order: randomUUID(), hash: 'hash', at: new Date('2026-11-20T10:00:00Z') };
    await database.execute(sql`insert into letters values (${person.order}, 'ready', 'sent', ${person.at})`);
    await database.execute(sql`insert into auth_departures values (${person.hash}, ${person.at})`);

    await migrate(database, { migrationsFolder: 'migrations' });

    for (const [index, [sentence, code]] of failures.entries()) {
      const stored = await failureOf(oldFailures[index] ?? '');
      expect(stored, sentence).toBe(code);
    }
    for (const [index, [sentence, code, amountRefunded = 0]] of reasons.entries()) {
      const row = await orderOf(oldOrders[index] ?? '');
      expect(row, sentence).toMatchObject({ reason: code, amountRefunded });
    }
    expect(await failureOf(unknownFailure)).toBe('processing_failed');
    expect(await failureOf(unknownRefund)).toBe('processing_failed_refunded');
    expect(await failureOf(alone)).toBe('picture_refused');
    expect(await failureOf(none)).toBeNull();
    expect(await orderOf(unknownReason)).toMatchObject({ reason: null });
    expect(await orderOf(longReason)).toMatchObject({ reason: 'picture_refused' });
    expect(await orderOf(noReason)).toMatchObject({ reason: null, amountRefunded: 0 });
    expect(await orderOf(refunded)).toMatchObject({ reason: 'refunded', amountRefunded: 199 });
    expect(await database.select().from(emails)).toMatchObject([{ orderId: person.order, kind: 'ready' }]);
    expect(await database.select().from(revokedTokens)).toEqual([
      { person: person.hash, revokedAt: person.at },
    ]);
  });

  it('covers every code', () => {
    // This one came after the sentences, so none was ever stored for it.
    const hadSentence = (code: string) => code !== 'charge_refused';
    expect(new Set(failures.map(([, code]) => code))).toEqual(new Set(failureReasons.filter(hadSentence)));
    expect(new Set(reasons.map(([, code]) => code))).toEqual(new Set(orderReasons.filter(hadSentence)));
  });

  it('lets processes of the previous version write and read as before', async () => {
    const order = randomUUID();
    const at = new Date('2026-11-21T10:00:00Z');
    await database.execute(
      sql`insert into letters (order_id, kind, outcome, at) values (${order}, 'ready', 'sent', ${at})
        on conflict do nothing`,
    );
    for (const leftAt of [new Date('2026-11-20T09:00:00Z'), at]) {
      await database.execute(
        sql`insert into auth_departures (person, left_at) values ('somebody', ${leftAt})
          on conflict (person) do update set left_at = ${leftAt}`,
      );
    }
    const { rows } = await database.execute(
      sql`select person from auth_departures where person = 'somebody' and left_at > ${new Date('2026-11-21T09:00:00Z')}`,
    );
    expect(rows).toEqual([{ person: 'somebody' }]);
    expect(await database.select().from(emails).where(eq(emails.orderId, order))).toHaveLength(1);
    await database.execute(sql`delete from auth_departures where left_at < ${new Date()}`);
    expect(await database.select().from(revokedTokens)).toEqual([]);
  });

  it('shows what is known if such a process has written a sentence', async () => {
    const failure = await failureOf(await oldToytwin(`${FAILED} has NOT been charged. ${PICTURE}`));
    expect(presentFailure(failure ?? null)).toEqual({
      failureReason: 'processing_failed',
      failureMessage: `${FAILED} has NOT been charged.`,
    });
    expect(orderReasonWords(await orderOf(await oldOrder('You cancelled it.')))).toBeNull();
  });
});
