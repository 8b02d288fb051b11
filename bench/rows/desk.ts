import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { listAudit } from '#features/operator/audit/server/list-audit.ts';
import { listInbox } from '#features/operator/inbox/server/list-inbox.ts';
import { listOrders } from '#features/operator/orders/server/list-orders.ts';
import { searchPeople } from '#features/operator/people/server/search-people.ts';
import { type Database, openDatabase } from '#services/database/index.ts';
import { encodeCursor } from '#shared/cursor.ts';
import { note, type Row, within } from '../row.ts';
import { type DatabaseKind, startDatabase } from '../servers.ts';

/** How many orders there are beside each other. */
const SIZES = [10_000, 1_000_000] as const;
const ASKED = 100;
/** A hundred times the orders may take so many times as long, and so many milliseconds more, which nobody notices. */
const FLAT = 3;
const NOISE = 10;

type Query = Parameters<typeof listOrders>[1];
/** Reads a page of a list. */
type Read = () => Promise<unknown>;

/** p95 of each list of the desk with a million orders; its limit comes from that with ten thousand, in the same run. */
export async function measureDesk(kind: DatabaseKind, sizes: readonly number[] = SIZES): Promise<Row[]> {
  await using server = await startDatabase(kind);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-desk-'));
  const { database, close } = await openDatabase({ url: server.variables.DATABASE_URL, dataDir });
  try {
    const measured = new Map<string, number[]>();
    for (const size of sizes) {
      await fill(database, size);
      for (const [name, read] of [...(await orderLists(database)), ...otherLists(database)]) {
        measured.set(name, [...(measured.get(name) ?? []), await p95(read)]);
      }
    }
    return [...measured].map(([name, [small = Number.NaN, large]]) => {
      const row = `desk ${kind}: p95 of ${name}`;
      return large === undefined ? note(row, small, 'ms') : within(small * FLAT + NOISE, row, large, 'ms');
    });
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Rows of one statement: the product's connections give up after some seconds. */
const BATCH = 20_000;

/**
 * Fills up to `size` orders of one year, a buyer to ten of them; statuses, tiers and engines as a shop has them. Of twenty
 * orders one has a toy twin with a reported page, and a line in the audit.
 */
async function fill(database: Database, size: number): Promise<void> {
  const there = await database.$count(orders);
  for (let from = there; from < size; from += BATCH) {
    await fillBatch(database, { from, end: Math.min(size, from + BATCH), size });
  }
  for (const table of ['orders', 'users', 'inbox_entries', 'audit'])
    await database.execute(sql`analyze ${sql.identifier(table)}`);
}

async function fillBatch(database: Database, { from, end, size }: Record<'from' | 'end' | 'size', number>) {
  await database.execute(sql`insert into users (uid, email, display_name, confirmed_age, agreed_to_terms_at)
    select 'u' || n, 'buyer' || n || '@example.com', 'Buyer ' || n, 18, now()
    from generate_series(${from / 10}::int, ${end / 10 - 1}::int) n`);
  await database.execute(sql`insert into orders (id, uid, toytwin_id, title, tier, engine, amount, amount_refunded,
      currency, status, session_id, payment_intent_id, created_at, expires_at, authorized_at, captured_at)
    select gen_random_uuid(), 'u' || n / 10, gen_random_uuid(),
      (array['Robin', 'Alex', 'Sam', 'Zora', 'Captain Lena'])[1 + n % 5] || ' ' || n,
      case when n % 4 = 0 then 'premium' else 'basic' end, case when n % 1000 = 0 then 'openai' else 'studio' end,
      199, 0, 'usd', case when n % 500 = 0 then 'refunded' when n % 20 = 0 then 'released' else 'captured' end,
      'cs_test_' || n, 'pi_' || n, time, time + interval '1 hour', time, time
    from (select n, now() - n * (interval '365 days' / ${size}::int) as time
      from generate_series(${from}::int, ${end - 1}::int) n) as made`);
  await fillMessages(database, from / 20, end / 20 - 1);
}

const PHOTO = '00000000-0000-4000-8000-000000000000';
const uuidOf = (number: string) => sql.raw(`lpad(to_hex(${number}), 32, '0')::uuid`);

async function fillMessages(database: Database, from: number, to: number): Promise<void> {
  const each = sql`from generate_series(${from}::int, ${to}::int) n`;
  const time = sql`now() - n * interval '1 minute'`;
  await database.execute(sql`insert into photos (id, uid, key, thumbnail_key, file_name, size, width, height)
    values (${PHOTO}, 'u0', 'key', 'key', 'me.jpg', 1, 1, 1) on conflict do nothing`);
  await database.execute(sql`insert into toytwins (id, uid, serial, photo_id, title, template_id, prompt, tier, created_at)
    select ${uuidOf('n')}, 'u' || 2 * n, 1, ${PHOTO}, 'Robin', 'template1', 'A cook', 'basic', ${time} ${each}`);
  await database.execute(sql`insert into reports (id, toytwin_id, reason, words, operator_token, created_at)
    select ${uuidOf('n')}, ${uuidOf('n')}, 'other', 'This is me.', 't' || n, ${time} ${each}`);
  await database.execute(sql`update inbox_entries set state = 'done'
    where state = 'new' and created_at < now() - interval '5 days' and kind = 'report'`);
  await database.execute(sql`insert into audit (act_id, step, at, operator, kind, person, why)
    select ${uuidOf('n')}, 'done', ${time}, 'olga@example.com', 'person.export', 'u' || 2 * n, 'Asked.' ${each}`);
}

async function orderLists(database: Database): Promise<[string, Read][]> {
  const half = new Date(Date.now() - 180 * 86_400_000);
  const day = half.toISOString().slice(0, 10);
  const [some] = await database.select().from(orders).where(sql`${orders.sessionId} = 'cs_test_77'`);
  const deep = encodeCursor({ createdAt: half, id: some?.id ?? '' });
  const wanted: [string, Partial<Query>][] = [
    ['newest', {}],
    ['a page in the middle', { cursor: deep }],
    ['refunded', { status: 'refunded' }],
    ['premium', { tier: 'premium' }],
    ['a rare engine', { engine: 'openai' }],
    ['one day', { day }],
    ['refunded, premium, a rare engine', { status: 'refunded', tier: 'premium', engine: 'openai' }],
    ['order number', { search: some?.id.slice(0, 8) ?? '' }],
    ["provider's id", { search: 'pi_77' }],
    ['email address', { search: 'buyer7@example.com' }],
    ['name on the box', { search: 'captain lena 7' }],
    ['a frequent name', { search: 'Robin' }],
  ];
  return wanted.map(([name, query]) => [name, () => listOrders(database, { limit: 50, ...query })]);
}

function otherLists(database: Database): [string, Read][] {
  const limit = 50;
  return [
    ['people, newest', () => searchPeople(database, { q: '', limit })],
    ['people by name', () => searchPeople(database, { q: 'buyer 7', limit })],
    ['people by a frequent name', () => searchPeople(database, { q: 'b', limit })],
    ['person by email address', () => searchPeople(database, { q: 'buyer7@example.com', limit })],
    ['inbox, new', () => listInbox(database, { state: 'new', limit })],
    ['inbox, done', () => listInbox(database, { state: 'done', kind: 'report', limit })],
    ['audit', () => listAudit(database, { limit })],
    ['audit of a person', () => listAudit(database, { person: 'u2', limit })],
  ];
}

async function p95(read: Read): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ASKED * 0.95)] ?? Number.NaN;
}
