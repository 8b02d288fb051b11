import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkDatabase } from '../../src/services/database/check-database.ts';
import { openDatabase } from '../../src/services/database/index.ts';
import { startJobs } from '../../src/services/jobs/index.ts';
import { type RunningApp, startApp } from '../app.ts';
import { freePort } from '../free-port.ts';
import { machineVariables } from '../machine-variables.ts';
import { payNew } from '../order.ts';
import { PASSWORD, type Person, signUp } from '../person.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { type Child, startChild, waitUntilPrinted } from '../postgres/start-child.ts';
import { type Certificates, makeCertificates } from './postgres/certificates.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';
import { waitFor } from './several-processes/buyer.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const LONG = 600_000;

describe('PostgreSQL over TLS', () => {
  let folder: string;
  let server: PostgresServer;
  let right: Certificates;
  let wrong: Certificates;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-tls-'));
    right = await makeCertificates(folder, 'right', 'localhost');
    wrong = await makeCertificates(folder, 'wrong', 'localhost');
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE, tls: right });
    url = await server.createDatabase('over_tls');
  }, LONG);
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens the database as the product does. @returns how the server sees the connection. */
  async function connect(variables: Record<string, string>) {
    const config = readConfig({ DATABASE_WAIT: '0', ...variables });
    const service = await openDatabase(config.database);
    try {
      const seen = await service.database.execute(
        sql`select ssl, version from pg_stat_ssl where pid = pg_backend_pid()`,
      );
      return seen.rows[0];
    } finally {
      await service.close();
    }
  }
  const overTls = { ssl: true, version: 'TLSv1.3' };

  it('connects with the right CA, given as file or text', async () => {
    const byUrl = `${url}?sslmode=verify-full&sslrootcert=${right.caFile}`;
    expect(await connect({ DATABASE_URL: byUrl })).toEqual(overTls);
    expect(await connect({ DATABASE_URL: url, DATABASE_CA: right.caFile })).toEqual(overTls);
    expect(await connect({ DATABASE_URL: url, DATABASE_CA: right.ca })).toEqual(overTls);
    const oneLine = right.ca.replaceAll('\n', '\\n');
    expect(await connect({ DATABASE_URL: `${url}?sslmode=require`, DATABASE_CA: oneLine })).toEqual(overTls);
  });

  it.each([
    ['verify-full', 'sslmode=verify-full'],
    ['require, which checks no less', 'sslmode=require'],
  ])('refuses a server of another CA with %s', async (_name, mode) => {
    const refused = connect({ DATABASE_URL: `${url}?${mode}&sslrootcert=${wrong.caFile}` });
    await expect(refused).rejects.toThrow(
      /^The database at localhost:\d+ \(DATABASE_URL\) cannot be used: its certificate is not trusted \(.+\)\.\nSet DATABASE_CA to the certificate of the authority/,
    );
  });

  it('refuses the wrong one with DATABASE_CA, and any server without a CA', async () => {
    const untrusted = 'its certificate is not trusted';
    await expect(connect({ DATABASE_URL: url, DATABASE_CA: wrong.ca })).rejects.toThrow(untrusted);
    await expect(connect({ DATABASE_URL: `${url}?sslmode=verify-full` })).rejects.toThrow(untrusted);
  });

  it('refuses a server with another name', async () => {
    const byAddress = url.replace('localhost', '127.0.0.1');
    const refused = connect({ DATABASE_URL: byAddress, DATABASE_CA: right.ca });
    await expect(refused).rejects.toThrow('the host name must match, too');
  });

  it('does not connect without TLS to a server that requires it; no-verify connects unverified', async () => {
    await expect(connect({ DATABASE_URL: url })).rejects.toThrow('it refuses this user');
    expect(await connect({ DATABASE_URL: `${url}?sslmode=no-verify` })).toEqual(overTls);
  });

  it('carries the jobs as well', async () => {
    const service = await openDatabase({ url, ca: right.ca });
    const queue = { name: 'over-tls', retryLimit: 0, retryDelay: 1, expireInSeconds: 60 };
    const jobs = await startJobs(service, [queue], pino({ level: 'silent' }));
    try {
      await jobs.send('over-tls', { number: 1 });
      const { rows } = await service.database.execute(
        sql`select bool_and(ssl) as "allOverTls", count(*)::int > 2 as several
          from pg_stat_ssl join pg_stat_activity using (pid) where datname = current_database()`,
      );
      expect(rows).toEqual([{ allOverTls: true, several: true }]);
    } finally {
      await jobs.close();
      await service.close();
    }
  });

  it('is reported by the check, with version and migrations', async () => {
    const config = readConfig({ DATABASE_URL: url, DATABASE_CA: right.ca });
    expect(await checkDatabase(config)).toMatch(
      /^PostgreSQL 18\.\d+ at localhost:\d+ over TLSv1\.3, all migrations applied$/,
    );
    const empty = await server.createDatabase('still_empty');
    expect(await checkDatabase(readConfig({ DATABASE_URL: empty, DATABASE_CA: right.ca }))).toMatch(
      /, [1-9]\d* migrations to apply at the next start$/,
    );
  });
});

describe('PostgreSQL that comes and goes', () => {
  let server: PostgresServer;
  let url: string;
  let dataDir: string;
  const children: Child[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-away-'));
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
    url = await server.createDatabase('toytwin');
  }, LONG);
  afterAll(async () => {
    for (const child of children) await child.stop();
    await server?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function startProduct(variables: Record<string, string>): Promise<Child> {
    const env = { ...machineVariables, DATA_DIR: dataDir, PORT: String(await freePort()), ...variables };
    const child = startChild(process.execPath, ['src/server.ts'], { env });
    children.push(child);
    return child;
  }

  it(
    'missing at the start ends with exit code 1 and a message',
    async () => {
      await server.stop();
      const child = await startProduct({ DATABASE_URL: url, DATABASE_WAIT: '2' });
      expect(await child.ended).toBe(1);
      expect(child.printed()).toContain('the database cannot be reached yet; waiting');
      expect(child.printed()).toMatch(
        /The database at localhost:\d+ \(DATABASE_URL\) cannot be used: nobody answers there \(ECONNREFUSED\)\.\nIs it running\? Are host and port correct\?\n$/,
      );
      await server.start();
    },
    LONG,
  );

  it(
    'without the right to create tables ends with exit code 1 and a message',
    async () => {
      await runSql(url, 'create role guest login');
      const guest = new URL(url);
      guest.username = 'guest';
      const child = await startProduct({ DATABASE_URL: guest.href, DATABASE_WAIT: '120' });
      expect(await child.ended).toBe(1);
      expect(child.printed()).toMatch(
        /^The database at localhost:\d+ \(DATABASE_URL\) cannot be used: this user lacks a permission \(permission denied for database toytwin\)\.\n$/,
      );
    },
    LONG,
  );

  it(
    'is waited for at the start',
    async () => {
      await server.stop();
      const child = await startProduct({ DATABASE_URL: url, DATABASE_WAIT: '120' });
      await waitUntilPrinted(child, 'yet; waiting');
      await server.start();
      await waitUntilPrinted(child, 'Toy Twin is ready');
      expect(await child.stop()).toBe(0);
    },
    LONG,
  );

  it(
    'is not waited for when waiting would not help',
    async () => {
      const child = await startProduct({ DATABASE_URL: server.address('nothing'), DATABASE_WAIT: '120' });
      expect(await child.ended).toBe(1);
      expect(child.printed()).toContain('it has no database named nothing. Create it first.');
    },
    LONG,
  );

  it(
    'away for a while gives friendly errors, and everything resumes afterwards',
    async () => {
      const running = await startApp({ variables: { DATABASE_URL: url } });
      try {
        const robin = await signUp(running.app);
        const cookie = await sessionCookie(running, robin.email);
        await server.stop();
        await expectOutOfService(running, robin, cookie);
        await server.start();
        const gallery = async () => (await robin.call({ method: 'GET', url: '/api/toytwins' })).statusCode;
        await expect.poll(gallery, { timeout: LONG }).toBe(200);
        const purchase = { person: robin, ...(await payNew(running.app, robin)) };
        expect((await waitFor(purchase, 'completed', 'failed')).status).toBe('completed');
      } finally {
        await running.close();
      }
    },
    LONG,
  );

  it(
    'read-only for a while, as after a failover, gives friendly errors and not ready, and everything resumes',
    async () => {
      const running = await startApp({ workers: false, variables: { DATABASE_URL: url } });
      const { readiness } = running.services;
      const mayBeWritten = async (answer: 'on' | 'off') => {
        await runSql(
          url,
          `alter system set default_transaction_read_only = ${answer === 'on' ? 'off' : 'on'}`,
        );
        await runSql(url, 'select pg_reload_conf()');
      };
      try {
        const robin = await signUp(running.app);
        await mayBeWritten('off');
        const order = { method: 'POST', url: '/api/auth/sign-in/email' } as const;
        const signIn = () =>
          running.app.inject({
            ...order,
            headers: { origin: 'http://localhost:4000' },
            payload: { email: robin.email, password: PASSWORD },
          });
        await expect.poll(async () => (await signIn()).statusCode).toBe(503);
        await expect.poll(async () => (await readiness.ask()).parts.database).toBe('failed');
        await expect(checkDatabase(running.services.config)).rejects.toThrow('is read-only');
        await mayBeWritten('on');
        await expect.poll(async () => (await signIn()).statusCode).toBe(200);
        await expect.poll(async () => (await readiness.ask()).parts.database).toBe('ok');
      } finally {
        await mayBeWritten('on');
        await running.close();
      }
    },
    LONG,
  );

  async function sessionCookie({ app }: RunningApp, email: string): Promise<string> {
    const { cookies } = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'http://localhost:4000' },
      payload: { email, password: PASSWORD },
    });
    return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  async function expectOutOfService(
    { app }: RunningApp,
    { token, email }: Person,
    cookie: string,
  ): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const signIn = { method: 'POST', url: '/api/auth/sign-in/email' } as const;
    const origin = { origin: 'http://localhost:4000' };
    const answers = await Promise.all([
      app.inject({ url: '/api/toytwins', headers }),
      app.inject({ url: '/api/auth/jwks' }),
      app.inject({ ...signIn, headers: origin, payload: { email, password: PASSWORD } }),
      // Who is logged in stays it.
      app.inject({ url: '/api/auth/get-session', headers: { cookie } }),
      app.inject({ url: '/api/auth/token', headers: { cookie } }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.json()).toEqual({
        code: 'unavailable',
        message: 'We are temporarily unavailable. Please try again in a minute.',
      });
    }
    // Calls without the database still work.
    expect((await app.inject({ url: '/api/payments/prices' })).statusCode).toBe(200);
  }
});
