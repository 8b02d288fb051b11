import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inheritParsers } from './inherit-parsers.ts';

describe('inherited parsers', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    inheritParsers(client);
  });
  afterAll(() => client.close());

  it('are not copied for each statement with parsers of its own', () => {
    expect(Object.keys({ ...client.parsers })).toEqual([]);
  });

  it('read the arrays of a plain statement', async () => {
    const { rows } = await client.query(`select array[1, 2] as numbers, array['a', 'b'] as words`);
    expect(rows).toEqual([{ numbers: [1, 2], words: ['a', 'b'] }]);
  });

  it('leave what is no array as it was, and a statement its own parsers', async () => {
    const question = `select now() as at, 7 as number, '{"a":1}'::jsonb as json`;
    const plain = await client.query<{ at: unknown }>(question);
    expect(plain.rows).toEqual([{ at: expect.any(Date), number: 7, json: { a: 1 } }]);
    const own = await client.query(question, [], { parsers: { [types.TIMESTAMPTZ]: () => 'mine' } });
    expect(own.rows).toEqual([{ at: 'mine', number: 7, json: { a: 1 } }]);
  });

  it('are not missed by Drizzle, which reads the arrays of its columns itself', async () => {
    const table = pgTable('lists', { numbers: integer('numbers').array() });
    const database = drizzle(client);
    await database.execute(sql`create table lists (numbers integer[])`);
    await database.insert(table).values({ numbers: [3, 4] });
    expect(await database.select().from(table)).toEqual([{ numbers: [3, 4] }]);
  });
});
