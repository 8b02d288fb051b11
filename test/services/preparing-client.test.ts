import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PreparingClient } from '../../src/services/database/preparing-client.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

const KNOWN = 'select statement, custom_plans + generic_plans as times from pg_prepared_statements';

type Answer = (error: Error, result: pg.QueryResult) => void;

/** How often the server ran each named statement on this connection. */
async function askedOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ statement: string; times: string }>(KNOWN);
  return Object.fromEntries(rows.map(({ statement, times }) => [statement, Number(times)]));
}

describe('repeated statement on PostgreSQL', () => {
  let server: PostgresServer;
  let connectionString: string;
  let client: pg.Client;
  beforeAll(async () => {
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
    connectionString = await server.createDatabase('preparing');
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  beforeEach(async () => {
    client = new PreparingClient({ connectionString });
    await client.connect();
  });
  afterEach(() => client.end());

  it('is prepared under its name, however it is run', async () => {
    const text = 'select $1::int as one';
    expect((await client.query(text, [1])).rows).toEqual([{ one: 1 }]);
    expect((await client.query({ text, values: [2] })).rows).toEqual([{ one: 2 }]);
    expect((await client.query({ text }, [3])).rows).toEqual([{ one: 3 }]);
    for (const ask of [
      (answer: Answer) => client.query(text, [4], answer),
      (answer: Answer) => client.query({ text, values: [4] }, answer),
    ]) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      ask((_error, { rows }) => resolve(rows));
      expect(await promise).toEqual([{ one: 4 }]);
    }
    expect(await askedOf(client)).toEqual({ [text]: 5 });
  });

  it('would be parsed again by node-postgres itself, which is why the class exists', async () => {
    const plain = new pg.Client({ connectionString });
    await plain.connect();
    await plain.query('select $1::int as one', [1]);
    expect(await askedOf(plain)).toEqual({});
    await plain.end();
  });

  it('is recognized by its text, whatever its name', async () => {
    const text = 'select $1::int as two';
    expect((await client.query({ name: 'mine', text, values: [2] })).rows).toEqual([{ two: 2 }]);
    expect((await client.query(text, [3])).rows).toEqual([{ two: 3 }]);
    expect(await askedOf(client)).toEqual({ [text]: 2 });
  });

  it("works again after another process changed a column's type", async () => {
    const other = new pg.Client({ connectionString });
    await other.connect();
    await other.query('create table toys (serial int); insert into toys values (7)');
    const ask = async () => (await client.query('select serial from toys where serial > $1', [0])).rows;
    expect(await ask()).toEqual([{ serial: 7 }]);
    await other.query('alter table toys alter column serial type text using serial::text');
    await other.query('alter table toys alter column serial type bigint using serial::bigint');
    await expect(ask()).rejects.toThrow('cached plan must not change result type');
    expect(await ask()).toEqual([{ serial: '7' }]);
    await other.end();
  });

  it('is not prepared without values: there may be several at once', async () => {
    await client.query('begin', []);
    await client.query({ text: 'commit', values: [] });
    await client.query('begin');
    await client.query({ text: 'select 1' });
    await client.query('commit');
    // Several at once, as pg-boss maintains its jobs.
    await client.query('begin; select 1; commit', []);
    await client.query({ text: 'select 1; select 2', values: [] });
    expect(await askedOf(client)).toEqual({});
  });

  it('works after invalid values', async () => {
    const text = 'select $1::uuid as id';
    const id = '0b5b7f0e-4c38-4d0e-9d53-0d7f3f3f0a01';
    await expect(client.query(text, ['robot'])).rejects.toThrow('invalid input syntax for type uuid');
    expect((await client.query(text, [id])).rows).toEqual([{ id }]);
  });

  it('works again after it was deallocated', async () => {
    const ask = async () => (await client.query('select $1::int as one', [1])).rows;
    await ask();
    await client.query('deallocate all');
    await expect(ask()).rejects.toThrow('does not exist');
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('works with more statements than are kept', async () => {
    for (let number = 0; number < 600; number += 1) {
      const { rows } = await client.query(`select $1::int + ${number} as sum`, [1]);
      expect(rows).toEqual([{ sum: number + 1 }]);
    }
    expect(Object.keys(await askedOf(client))).toHaveLength(500);
  });

  it('is answered by a promise or to a function, with values or without', async () => {
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
  });

  it('reports a time-out once', async () => {
    const impatient: pg.Client = new PreparingClient({ connectionString, query_timeout: 50 });
    await impatient.connect();
    const told: unknown[] = [];
    const error = await new Promise((resolve) => {
      impatient.query('select pg_sleep(0.5)', (failure: Error) => {
        told.push(failure);
        resolve(failure);
      });
    });
    expect(error).toMatchObject({ message: 'Query read timeout' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(told).toHaveLength(1);
    await impatient.end();
  });
});
