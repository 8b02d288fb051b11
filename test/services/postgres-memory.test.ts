import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PreparingClient } from '../../src/services/database/preparing-client.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

const MEGABYTE = 1024 * 1024;
const STATEMENTS = 1_000;
/** Twenty kilobytes of text per row, twenty megabytes in all. */
const WORDS = 'select repeat($1, 1000) as words from generate_series(1, 20)';

setFlagsFromString('--expose-gc');
const collect = z.custom<NodeJS.GCFunction>((it) => typeof it === 'function').parse(runInNewContext('gc'));

/** Bytes retained after many statements when only the young generation is collected. */
async function leftBehind(client: pg.Client): Promise<number> {
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { rows } = await client.query(WORDS, ['x']);
      if (rows.length !== 20) throw new Error('Other rows than asked for');
    }
  };
  await client.connect();
  await ask(100);
  collect();
  const before = process.memoryUsage().heapUsed;
  await ask(STATEMENTS);
  for (const _time of [1, 2, 3]) collect({ type: 'minor' });
  const left = process.memoryUsage().heapUsed - before;
  await client.end();
  return left;
}

describe('PostgreSQL connection', () => {
  let server: PostgresServer;
  let connectionString: string;
  beforeAll(async () => {
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
    connectionString = await server.createDatabase('memory');
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  it('retains nothing of a statement in memory', async () => {
    const client = new PreparingClient({ connectionString, query_timeout: 60_000 });
    expect(await leftBehind(client)).toBeLessThan(2 * MEGABYTE);
  });

  it.each([undefined, 60_000])(
    'would retain much without our class, which is why it exists: time limit %s',
    async (query_timeout) => {
      const client = new pg.Client({ connectionString, ...(query_timeout && { query_timeout }) });
      expect(await leftBehind(client)).toBeGreaterThan(5 * MEGABYTE);
    },
  );

  it('answers by promise or callback, with values or without', async () => {
    const client: pg.Client = new PreparingClient({ connectionString });
    await client.connect();
    const config = { text: 'select $1::int as one', values: [1] };
    expect((await client.query(config)).rows).toEqual([{ one: 1 }]);
    expect(Object.keys(config), 'left as it was given').toEqual(['text', 'values']);
    const bare = Promise.withResolvers<unknown>();
    client.query('select 2 as two', (_error, { rows }) => bare.resolve(rows));
    expect(await bare.promise).toEqual([{ two: 2 }]);
    const filled = Promise.withResolvers<unknown>();
    client.query('select $1::int as three', [3], (_error, { rows }) => filled.resolve(rows));
    expect(await filled.promise).toEqual([{ three: 3 }]);
    await expect(client.query('select nothing')).rejects.toThrow('column "nothing" does not exist');
    const submitted = client.query(new pg.Query<{ four: number }>('select 4 as four'));
    const row = await new Promise((resolve) => submitted.on('row', resolve));
    expect(row).toEqual({ four: 4 });
    await client.end();
  });

  it('reports a time-out once', async () => {
    const client: pg.Client = new PreparingClient({ connectionString, query_timeout: 50 });
    await client.connect();
    const told: unknown[] = [];
    const error = await new Promise((resolve) => {
      client.query('select pg_sleep(0.5)', (failure: Error) => {
        told.push(failure);
        resolve(failure);
      });
    });
    expect(error).toMatchObject({ message: 'Query read timeout' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(told).toHaveLength(1);
    await client.end();
  });
});
