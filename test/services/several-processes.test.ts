import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../src/http/application.ts';
import { connectTo } from '../connect-to.ts';
import { act, confirmOperator } from '../operator.ts';
import { PASSWORD, signUp } from '../person.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';
import { buy, download, type Purchase, waitFor } from './several-processes/buyer.ts';
import { type Ledger, readLedger } from './several-processes/ledger.ts';
import { type Installation, install, type ProductProcess } from './several-processes/product.ts';
import { type RoundRobin, startRoundRobin } from './several-processes/round-robin.ts';

/** Time-out in milliseconds: all processes share two cores on a busy machine. */
const LONG = 1_800_000;

describe('two API and two worker processes on one PostgreSQL', () => {
  const stack = new AsyncDisposableStack();
  let server: PostgresServer;
  let databaseUrl: string;
  let proxy: RoundRobin;
  let installation: Installation;
  let shop: App;
  let living: ProductProcess[];

  beforeAll(async () => {
    const settings = { ...NOT_DURABLE, max_connections: '200' };
    server = stack.use(await startPostgres({ binaries: await findPostgres(), settings }));
    databaseUrl = await server.createDatabase('toytwin');
    proxy = stack.use(await startRoundRobin());
    installation = stack.use(await install(databaseUrl, proxy.url));
    // All four at the same time, on an empty database.
    living = await Promise.all((['api', 'api', 'worker', 'worker'] as const).map(installation.start));
    for (const { role, port } of living) if (role === 'api') proxy.add(port);
    shop = connectTo(proxy.url);
  }, LONG);
  afterAll(() => stack.disposeAsync(), LONG);

  const those = (role: 'api' | 'worker') => living.filter((one) => one.role === role);
  const each = () => those('api').map(({ port }) => connectTo(`http://127.0.0.1:${port}`));
  const print = (title: string, figures: object) =>
    process.stdout.write(`${title}: ${JSON.stringify(figures)}\n`);

  /** Stops a process like an orchestrator and starts a new one in its place. */
  async function restart(one: ProductProcess): Promise<void> {
    if (one.role === 'api') proxy.remove(one.port);
    one.child.signal('SIGTERM');
    // A second signal changes nothing.
    one.child.signal('SIGTERM');
    const began = Date.now();
    // Exit code 0: it stopped by itself; a process that takes too long exits with 1 within ten seconds.
    expect(await one.child.ended, one.child.printed()).toBe(0);
    longestStop = Math.max(longestStop, Date.now() - began);
    const next = await installation.start(one.role);
    living = living.map((process) => (process === one ? next : process));
    if (next.role === 'api') proxy.add(next.port);
  }
  let longestStop = 0;

  /** Every order was charged once and has one generation of pictures, made by one completed job, and one variation. */
  function expectEverythingOnce(ledger: Ledger): void {
    const { orders } = ledger;
    expect(ledger).toMatchObject({ captured: orders, charges: orders, chargeNotices: orders });
    expect(ledger).toMatchObject({ completed: orders, versions: orders, variations: orders, jobs: orders });
  }

  it('migrate an empty database once and share one signing key when started together', async () => {
    const { rows } = await runSql(
      databaseUrl,
      `select (select count(*)::int from drizzle.__drizzle_migrations) migrations,
        (select count(distinct hash)::int from drizzle.__drizzle_migrations) different,
        (select count(*)::int from auth_jwks) keys`,
    );
    expect(rows[0].migrations).toBe(rows[0].different);
    expect(rows[0].keys).toBe(1);
    const sets = await Promise.all(each().map((app) => app.inject({ url: '/api/auth/jwks' })));
    expect(sets[0]?.json().keys).toHaveLength(1);
    expect(sets[0]?.json()).toEqual(sets[1]?.json());
  });

  it('accept a sign-in made at the other one', async () => {
    const [first, second] = each();
    if (!first || !second) throw new Error('There are not two API processes');
    const robin = await signUp(first);
    const profile = { url: '/api/users/me', headers: { authorization: `Bearer ${robin.token}` } };
    expect((await second.inject(profile)).statusCode).toBe(200);
    const signedIn = await second.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: proxy.url },
      payload: { email: robin.email, password: PASSWORD },
    });
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const issued = await first.inject({ url: '/api/auth/token', headers: { cookie: cookie.join('; ') } });
    expect(issued.statusCode).toBe(200);
  });

  it('follow a switch that is turned at the other one within ten seconds', async () => {
    const [first, second] = each();
    if (!first || !second) throw new Error('There are not two API processes');
    const olga = await signUp(first);
    await runSql(databaseUrl, `insert into operators (uid) values ('${olga.uid}')`);
    await confirmOperator(olga);
    const value = { paused: true, sentence: 'Back on Monday.' };
    const pausedAt = async (app: App) => (await app.inject({ url: '/api/config' })).json().ordersPaused;
    expect((await act(olga, '/api/operator/switches/orders', { value })).statusCode).toBe(200);
    await expect.poll(() => pausedAt(second), { timeout: 10_000 }).toBe('Back on Monday.');
    expect((await act(olga, '/api/operator/switches/orders/reset')).statusCode).toBe(200);
    await expect.poll(() => pausedAt(second), { timeout: 10_000 }).toBeNull();
  });

  it('share the count of wrong passwords', async () => {
    const robin = await signUp(shop);
    const tryAt = async (app: App, password: string) => {
      const payload = { email: robin.email, password };
      const headers = { origin: proxy.url };
      return (await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload }))
        .statusCode;
    };
    const apps = each();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const app = apps[attempt % apps.length];
      if (app) statuses.push(await tryAt(app, 'wrong horse 1'));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
    for (const app of apps) expect(await tryAt(app, PASSWORD)).toBe(429);
  });

  it(
    'serve several users at once, and run each job once',
    async () => {
      const tiers = ['basic', 'premium', 'basic', 'basic'] as const;
      const purchases = await Promise.all(tiers.map((tier) => buy(shop, tier)));
      for (const purchase of purchases) {
        const finished = await waitFor(purchase, 'completed', 'failed');
        expect(finished.status).toBe('completed');
        expect(await download(shop, finished)).toBe('PNG');
      }
      const ledger = await readLedger(databaseUrl);
      print('Several people at once', { people: tiers.length, ...ledger, requests: proxy.count });
      expectEverythingOnce(ledger);
      expect(proxy.count.failed).toBe(0);
    },
    LONG,
  );

  it(
    'lose nothing when each is restarted in turn while users keep buying',
    async () => {
      const before = await readLedger(databaseUrl);
      const purchases: Purchase[] = [];
      let open = true;
      const keepBuying = async (tier: 'basic' | 'premium') => {
        while (open) {
          const purchase = await buy(shop, tier);
          purchases.push(purchase);
          await waitFor(purchase, 'processing', 'completed');
        }
      };
      const crowd = Promise.all((['basic', 'premium'] as const).map(keepBuying));
      try {
        for (const one of [...living]) await restart(one);
      } finally {
        open = false;
        await crowd;
      }
      for (const purchase of purchases) {
        const finished = await waitFor(purchase, 'completed', 'failed');
        expect(finished.status).toBe('completed');
        expect(await download(shop, finished)).toBe('PNG');
      }
      const ledger = await readLedger(databaseUrl);
      const figures = { ...ledger, orders: ledger.orders - before.orders };
      print('Rolling restart', { restarts: 4, longestStop, ...figures, requests: proxy.count });
      expectEverythingOnce(ledger);
      expect(proxy.count.failed).toBe(0);
    },
    LONG,
  );

  it(
    'finish what a killed worker began, and charge it once',
    async () => {
      const [victim, other] = those('worker');
      if (!victim || !other) throw new Error('There are not two workers');
      // Only one worker remains, so that it takes the job.
      other.child.signal('SIGTERM');
      await other.child.ended;
      const purchase = await buy(shop);
      await waitFor(purchase, 'processing');
      victim.child.signal('SIGKILL');
      expect(await victim.child.ended).toBe('SIGKILL');
      await Promise.all([installation.start('worker'), installation.start('worker')]);
      expect((await waitFor(purchase, 'completed', 'failed')).status).toBe('completed');
      const ledger = await readLedger(databaseUrl);
      print('A worker killed', ledger);
      expectEverythingOnce(ledger);
    },
    LONG,
  );

  it(
    'no longer serve a picture that was deleted at the other one',
    async () => {
      const [first, second] = each();
      if (!first || !second) throw new Error('There are not two API processes');
      const purchase = await buy(first);
      const { id, packagedThumbnails } = await waitFor(purchase, 'completed');
      const url = packagedThumbnails?.w320 ?? '';
      const statusAt = async (app: App) => (await app.inject({ url })).statusCode;
      expect([await statusAt(first), await statusAt(second)]).toEqual([200, 200]);
      await purchase.person.call({ method: 'DELETE', url: `/api/toytwins/${id}` });
      const gone = { timeout: 2_000 };
      await vi.waitFor(
        async () => expect([await statusAt(first), await statusAt(second)]).toEqual([404, 404]),
        gone,
      );
    },
    LONG,
  );
});
