import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#services/database/index.ts';
import { connectTo } from '../connect-to.ts';
import { expectBooksEqual } from '../money/promises.ts';
import { readAllBooks } from '../money/shop.ts';
import { payNew, uploadPhoto } from '../order.ts';
import { type Person, signUp } from '../person.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { startChild } from '../postgres/start-child.ts';
import { findPostgres, NOT_DURABLE } from '../services/postgres/find-postgres.ts';
import { download, type Purchase, waitFor } from '../services/several-processes/buyer.ts';
import { type Installation, install } from '../services/several-processes/product.ts';
import { type RoundRobin, startRoundRobin } from '../services/several-processes/round-robin.ts';
import { fillShelves } from './restore-drill/fill-shelves.ts';

const TOYTWINS = 10_000;
const BUYERS = 2;
/** Of the restore, in milliseconds. */
const LIMIT = 300_000;
/** Time-out in milliseconds for the orders of the backup to end; the periodic check comes once a minute. */
const PATIENCE = { timeout: 900_000, interval: 2_000 };
const HOUR = 3_600_000;

const stack = new AsyncDisposableStack();
let postgres: PostgresServer;
let proxy: RoundRobin;
let folder: string;
let shop: ReturnType<typeof connectTo>;
beforeAll(async () => {
  postgres = stack.use(await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE }));
  proxy = stack.use(await startRoundRobin());
  folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-drill-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  shop = connectTo(proxy.url);
}, HOUR);
afterAll(() => stack.disposeAsync(), HOUR);

it('backup while people buy, loss of everything, restore', { timeout: HOUR }, async ({ annotate }) => {
  const original = await installOn('original');
  await start(original);
  const files = await fill(original);
  const crowd = await startCrowd();
  await vi.waitUntil(() => crowd.purchases.length >= BUYERS, PATIENCE);
  const before = [...crowd.purchases];
  const backup = await run('scripts/backup.ts', original);
  const during = crowd.purchases.length - before.length;
  await crowd.end();
  await lose(original);

  const restored = await installOn('restored');
  const restore = await run('scripts/restore.ts', restored);
  await start(restored);
  for (const purchase of before) {
    expect(await download(shop, await waitFor(purchase, 'completed', 'failed'))).toBe('PNG');
  }
  const { charged, delivered } = await waitForEqualBooks(restored);
  await annotate(
    `${TOYTWINS} toy twins, ${files} files: backup ${seconds(backup)} s, restore ${seconds(restore)} s. ` +
      `${crowd.purchases.length} paid (${before.length} before the backup, ${during} during it), ` +
      `after the restore ${charged} charged, ${delivered} delivered`,
  );
  expect(charged).toBe(delivered);
  expect(charged).toBeGreaterThanOrEqual(before.length);
  expect(restore).toBeLessThanOrEqual(LIMIT);
});

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);

/** A database and a folder of files, both empty. */
async function installOn(name: string): Promise<Installation> {
  return stack.use(await install(await postgres.createDatabase(name), proxy.url));
}

/** Starts the processes, and leads the shop's address to them. */
async function start(installation: Installation): Promise<void> {
  proxy.add((await installation.start('api')).port);
  await installation.start('worker');
}

/** @returns the number of files. */
async function fill({ variables }: Installation): Promise<number> {
  const { uid } = await signUp(shop);
  const { database, close } = await openDatabase({ url: variables.DATABASE_URL });
  return fillShelves(database, { dataDir: variables.DATA_DIR, uid, count: TOYTWINS }).finally(close);
}

/** Buyers who buy one toy twin after the other. */
async function startCrowd(): Promise<{ purchases: Purchase[]; end(): Promise<void> }> {
  const purchases: Purchase[] = [];
  let open = true;
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => signUp(shop)));
  const crowd = Promise.all(
    buyers.map(async (buyer) => {
      while (open) purchases.push(await buyAgain(buyer));
    }),
  );
  return {
    purchases,
    async end() {
      open = false;
      await crowd;
    },
  };
}

async function buyAgain(person: Person): Promise<Purchase> {
  const photo = await uploadPhoto(person);
  const purchase = { person, ...(await payNew(shop, person, { photo })) };
  await waitFor(purchase, 'processing', 'completed', 'failed');
  return purchase;
}

/** Runs a command on the backup of the drill. @returns milliseconds. */
async function run(script: string, { variables }: Installation): Promise<number> {
  const begun = performance.now();
  const env = { PATH: process.env.PATH, ...variables };
  const child = startChild(process.execPath, [script, path.join(folder, 'backup')], { env });
  expect(await child.ended, child.printed()).toBe(0);
  return performance.now() - begun;
}

/** Kills every process, and deletes the files and the database. */
async function lose({ processes, variables }: Installation): Promise<void> {
  for (const { child, port, role } of processes) {
    child.signal('SIGKILL');
    await child.ended;
    if (role === 'api') proxy.remove(port);
  }
  await rm(variables.DATA_DIR, { recursive: true, force: true });
  await runSql(postgres.address('postgres'), 'drop database "original" with (force)');
}

/** Waits until the ledgers are equal for every order of the backup. */
async function waitForEqualBooks({
  variables,
}: Installation): Promise<{ charged: number; delivered: number }> {
  const { database, close } = await openDatabase({ url: variables.DATABASE_URL });
  try {
    const books = await vi.waitFor(async () => {
      const read = [...(await readAllBooks(database)).values()];
      for (const one of read) expectBooksEqual(one, { isDeleted: false });
      return read;
    }, PATIENCE);
    const payments = books.flatMap(({ intents }) => intents);
    return {
      charged: payments.filter(({ amountReceived }) => amountReceived > 0).length,
      delivered: books.filter(({ toytwin }) => toytwin?.status === 'completed').length,
    };
  } finally {
    await close();
  }
}
