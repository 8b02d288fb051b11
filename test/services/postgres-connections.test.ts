import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/services/database/index.ts';
import { machineVariables } from '../machine-variables.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { startChild } from '../postgres/start-child.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';
import { startProxy } from './postgres/proxy.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const LONG = 600_000;

describe('PostgreSQL connections', () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
    url = await server.createDatabase('connections');
  }, LONG);
  afterAll(() => server?.[Symbol.asyncDispose]());

  it('are not used up by transactions that cannot begin', async () => {
    await using proxy = await startProxy(url);
    const { database, close } = await openDatabase({ url: proxy.address, poolSize: 2 });
    proxy.cutAt('begin');
    for (let time = 0; time < 3; time += 1) {
      await expect(database.transaction(async () => undefined)).rejects.toThrow();
    }
    proxy.cutAt(null);
    const { rows } = await database.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });

  it.each([0, 3])(
    'that are too few for the start give a message: %i',
    async (few) => {
      const user = `few${few}`;
      await runSql(url, `create role ${user} login connection limit ${few}`);
      const own = new URL(await server.createDatabase(user));
      await runSql(url, `alter database ${user} owner to ${user}`);
      own.username = user;
      await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'toy-twin-few-'));
      await using child = startChild(process.execPath, ['src/server.ts'], {
        env: { ...machineVariables, DATA_DIR: folder.path, DATABASE_URL: own.href, DATABASE_WAIT: '0' },
      });
      expect(await child.ended).toBe(1);
      const said = child.printed();
      expect(said).toContain('cannot be used: it accepts no more connections.\nEach process opens');
      expect(said.split('\n').filter((line) => line.startsWith('    at '))).toEqual([]);
    },
    LONG,
  );

  it('are given up when they fall silent, and replaced', async () => {
    await using proxy = await startProxy(url);
    const { database, close } = await openDatabase({ url: proxy.address, poolSize: 2, answerWithin: 1_000 });
    const held = database.transaction(async (transaction) => {
      proxy.silence();
      await transaction.execute(sql`select 1`);
    });
    await expect(held).rejects.toThrow();
    const { rows } = await database.transaction((transaction) => transaction.execute(sql`select 2 as two`));
    expect(rows).toEqual([{ two: 2 }]);
    await close();
  });

  it('may break within a transaction, which fails, while the process continues', async () => {
    await using proxy = await startProxy(url);
    const { database, close } = await openDatabase({ url: proxy.address, poolSize: 2 });
    const broken = database.transaction(async (transaction) => {
      proxy.cutAt('select 2');
      await expect(transaction.execute(sql`select 2`)).rejects.toThrow();
      await transaction.execute(sql`select 3`);
    });
    await expect(broken).rejects.toThrow();
    expect((await database.execute(sql`select 4 as four`)).rows).toEqual([{ four: 4 }]);
    await close();
  });
});
