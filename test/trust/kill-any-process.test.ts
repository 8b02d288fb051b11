import { afterAll, beforeAll, expect, it } from 'vitest';
import { toytwins } from '#features/toytwins/tables.ts';
import { type DatabaseService, openDatabase } from '#services/database/index.ts';
import { connectTo } from '../connect-to.ts';
import { expectBooksEqual } from '../money/promises.ts';
import { readBooksOf } from '../money/shop.ts';
import { payNew, uploadPhoto } from '../order.ts';
import { type Person, signIn, signUp } from '../person.ts';
import { startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from '../services/postgres/find-postgres.ts';
import { download, type Purchase, waitFor } from '../services/several-processes/buyer.ts';
import { readLedger } from '../services/several-processes/ledger.ts';
import { install } from '../services/several-processes/product.ts';
import { startRoundRobin } from '../services/several-processes/round-robin.ts';
import { Fleet } from './killed-processes/kill-any.ts';
import { persistentFetch } from './killed-processes/persistent-fetch.ts';

const KILLS = 60;
/** So many processes are down at the same time, at most. */
const KILLERS = 2;
const BUYERS = 2;
const HOUR = 3_600_000;

const stack = new AsyncDisposableStack();
const { ask, later } = persistentFetch();
let databaseUrl: string;
let database: DatabaseService;
let fleet: Fleet;
let shop: ReturnType<typeof connectTo>;
beforeAll(async () => {
  const settings = { ...NOT_DURABLE, max_connections: '200' };
  const server = stack.use(await startPostgres({ binaries: await findPostgres(), settings }));
  databaseUrl = await server.createDatabase('toytwin');
  const proxy = stack.use(await startRoundRobin());
  fleet = new Fleet(stack.use(await install(databaseUrl, proxy.url)), proxy);
  for (const role of ['api', 'worker', 'api', 'worker'] as const) await fleet.start(role);
  database = stack.adopt(await openDatabase({ url: databaseUrl }), (service) => service.close());
  shop = connectTo(proxy.url, ask);
}, HOUR);
afterAll(() => stack.disposeAsync(), HOUR);

it('kill -9 of any process, on PostgreSQL, while users buy', { timeout: HOUR }, async ({ annotate }) => {
  const purchases: Purchase[] = [];
  let open = true;
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => signUp(shop)));
  const crowd = Promise.all(
    buyers.map(async (buyer) => {
      while (open) purchases.push(await buyAgain(await again(buyer)));
    }),
  );
  // All killers take their kills from the same supply.
  const kills = Array.from({ length: KILLS }, (_, kill) => kill).values();
  const killing = Promise.all(
    Array.from({ length: KILLERS }, async () => {
      for (const _kill of kills) await fleet.killAny();
    }),
  );
  await Promise.race([killing, crowd]);
  open = false;
  await Promise.all([killing, crowd]);

  const statuses: string[] = [];
  for (const purchase of purchases) {
    const ended = await waitFor({ ...purchase, person: await again(purchase.person) }, 'completed', 'failed');
    statuses.push(ended.status);
    if (ended.status === 'completed') expect(await download(shop, ended)).toBe('PNG');
  }
  const completed = statuses.filter((status) => status === 'completed').length;
  const ledger = await readLedger(databaseUrl);
  await annotate(
    `${KILLS} kills, ${later()} answers lost, ${purchases.length} paid: ${completed} delivered, ${ledger.charges} charged`,
  );
  expect(completed).toBe(purchases.length);
  expect(ledger).toMatchObject({ captured: completed, charges: completed, completed });
  for (const { id } of await database.database.select({ id: toytwins.id }).from(toytwins)) {
    expectBooksEqual(await readBooksOf(database.database, id), { isDeleted: false });
  }
});

/** On a busy machine it takes longer than an ID token lives. */
function again({ email }: Person): Promise<Person> {
  return signIn(shop, email);
}

/** Buys one more toy twin, and lets it be made before the next one. */
async function buyAgain(person: Person): Promise<Purchase> {
  const photo = await uploadPhoto(person);
  const purchase = { person, ...(await payNew(shop, person, { photo })) };
  await waitFor(purchase, 'processing', 'completed', 'failed');
  return purchase;
}
