import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toytwin } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { openDatabase } from '#services/database/index.ts';
import { connectTo } from '../connect-to.ts';
import { expectBooksEqual } from '../money/promises.ts';
import { readBooksOf } from '../money/shop.ts';
import { makeDraft, payNew, uploadPhoto } from '../order.ts';
import { PASSWORD, type Person, signUp } from '../person.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres } from '../services/postgres/find-postgres.ts';
import { download, type Purchase, waitFor } from '../services/several-processes/buyer.ts';
import { type Installation, install } from '../services/several-processes/product.ts';
import { startRoundRobin } from '../services/several-processes/round-robin.ts';
import { persistentFetch } from './killed-processes/persistent-fetch.ts';
import { databaseOutages } from './outages/database-outages.ts';
import { watchForWrongAnswers } from './outages/wrong-answers.ts';

/** How often each kind of outage comes. */
const ROUNDS = 4;
const BACK_WITHIN_MS = 10_000;
const WRITERS = 3;
/** Slow enough for the limit on drafts, in milliseconds. */
const WRITER_PAUSE_MS = 1_000;
const READER_PAUSE_MS = 100;
const HOUR = 3_600_000;

const stack = new AsyncDisposableStack();
const { look, wrong } = watchForWrongAnswers();
const { ask, later } = persistentFetch(look);
let server: PostgresServer;
let databaseUrl: string;
let installation: Installation;
let shop: ReturnType<typeof connectTo>;
beforeAll(async () => {
  // It may lose nothing that it has committed when it crashes; the machine itself stays up.
  const settings = { fsync: 'off', max_connections: '200' };
  server = stack.use(await startPostgres({ binaries: await findPostgres(), settings }));
  databaseUrl = await server.createDatabase('toytwin');
  const proxy = stack.use(await startRoundRobin());
  installation = stack.use(await install(databaseUrl, proxy.url));
  for (const role of ['api', 'worker', 'api', 'worker'] as const) {
    const { port } = await installation.start(role);
    if (role === 'api') proxy.add(port);
  }
  shop = connectTo(proxy.url, ask);
}, HOUR);
afterAll(() => stack.disposeAsync(), HOUR);

it('PostgreSQL goes away and comes back, while users buy', { timeout: HOUR }, async ({ annotate }) => {
  const crowd = await openCrowd();
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, outage] of Object.entries(databaseOutages)) {
      await crowd.untilMoreIsWritten();
      await outage(server);
      const back = await untilBack();
      expect(back, name).toBeLessThan(BACK_WITHIN_MS);
      slowest = Math.max(slowest, back);
    }
  }
  const { drafts, purchases } = await crowd.close();
  for (const { person, id } of drafts) await person.get(toytwin, `/api/toytwins/${id}`);
  const statuses: string[] = [];
  for (const purchase of purchases) {
    const ended = await waitFor(purchase, 'completed', 'failed');
    statuses.push(ended.status);
    if (ended.status === 'completed') expect(await download(shop, ended)).toBe('PNG');
  }
  const delivered = statuses.filter((status) => status === 'completed').length;
  await annotate(
    `${ROUNDS * Object.keys(databaseOutages).length} outages: back after ${slowest} ms at most, ` +
      `${later()} answers 'out of service', ${wrong.length} others; ${drafts.length} of ${drafts.length} drafts kept, ` +
      `${delivered} of ${purchases.length} paid delivered`,
  );
  expect(wrong).toEqual([]);
  expect(delivered).toBe(purchases.length);
  await expectAllBooksEqual();
  for (const { child } of installation.processes) expect(await child.stop(), child.printed()).toBe(0);
});

/** Milliseconds until every API process serves users again, and is ready for more. */
async function untilBack(): Promise<number> {
  const began = Date.now();
  for (const { role, port } of installation.processes) {
    if (role === 'worker') continue;
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await delay(50);
    while (!(await fetch(`http://127.0.0.1:${port}/api/auth/jwks`)).ok) await delay(50);
  }
  return Date.now() - began;
}

/** Users who write drafts, who buy, and who stay logged in, until it closes. */
async function openCrowd() {
  let open = true;
  const people = await Promise.all(Array.from({ length: WRITERS + 2 }, () => signUp(shop)));
  const [buyer, reader, ...writers] = people as [Person, Person, ...Person[]];
  const cookie = await logIn(reader.email);
  const drafts: { person: Person; id: string }[] = [];
  const purchases: Purchase[] = [];
  const write = async (person: Person) => {
    const photo = await uploadPhoto(person);
    while (open) {
      drafts.push({ person, id: (await makeDraft(person, { photo })).id });
      await delay(WRITER_PAUSE_MS);
    }
  };
  const buy = async () => {
    while (open) {
      const purchase = { person: buyer, ...(await payNew(shop, buyer)) };
      purchases.push(purchase);
      await waitFor(purchase, 'processing', 'completed', 'failed');
    }
  };
  const stay = async () => {
    while (open) {
      await expectLoggedIn(cookie);
      await delay(READER_PAUSE_MS);
    }
  };
  const crowd = Promise.all([...writers.map(write), buy(), stay()]);
  // It is asked for when it closes; until then a failure is not unhandled.
  crowd.catch(() => {});
  return {
    async untilMoreIsWritten() {
      const enough = drafts.length + WRITERS;
      while (drafts.length < enough) await Promise.race([crowd, delay(50)]);
    },
    /** @returns what the product has acknowledged. */
    async close() {
      open = false;
      await crowd;
      return { drafts, purchases };
    },
  };
}

/** @returns the session's cookies. */
async function logIn(email: string): Promise<string> {
  const answer = await shop.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: 'http://localhost:4000' },
    payload: { email, password: PASSWORD },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** Asks for the session and for an ID token, like the web app. */
async function expectLoggedIn(cookie: string): Promise<void> {
  const session = await shop.inject({ url: '/api/auth/get-session', headers: { cookie } });
  expect(session.json(), 'the session').not.toBeNull();
  const token = await shop.inject({ url: '/api/auth/token', headers: { cookie } });
  expect(token.statusCode, token.body).toBe(200);
}

async function expectAllBooksEqual(): Promise<void> {
  const service = await openDatabase({ url: databaseUrl });
  try {
    for (const { id } of await service.database.select({ id: toytwins.id }).from(toytwins)) {
      expectBooksEqual(await readBooksOf(service.database, id), { isDeleted: false });
    }
  } finally {
    await service.close();
  }
}
