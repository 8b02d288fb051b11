import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreparingPGlite } from './preparing-pglite.ts';

/** How often the database was asked by each statement that it knows by a name. */
const ASKED = 'select statement, custom_plans + generic_plans as times from pg_prepared_statements';

let client: PGlite;
beforeEach(async () => {
  client = new PreparingPGlite('memory://');
  await client.exec(`create table toys (id uuid primary key, name text not null, wish text)`);
});
afterEach(() => client.close());

const ROBOT = '0b5b7f0e-4c38-4d0e-9d53-0d7f3f3f0a01';
const PIRATE = '0b5b7f0e-4c38-4d0e-9d53-0d7f3f3f0a02';
const INSERT = 'insert into toys (id, name, wish) values ($1, $2, $3) returning name';
const BY_ID = 'select name, wish from toys where id = $1';

async function askedOf(asking: PGlite): Promise<Record<string, number>> {
  const { rows } = await asking.query<{ statement: string; times: number }>(ASKED);
  return Object.fromEntries(rows.map(({ statement, times }) => [statement, times]));
}

describe('a statement that comes again', () => {
  it('is known by its name, and answers for the values of each time', async () => {
    await client.query(INSERT, [ROBOT, 'Robo ☂', null]);
    await client.query(INSERT, [PIRATE, 'Pirate', '']);
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await client.query(BY_ID, [ROBOT])).rows).toEqual([{ name: 'Robo ☂', wish: null }]);
      expect((await client.query(BY_ID, [PIRATE])).rows).toEqual([{ name: 'Pirate', wish: '' }]);
    }
    expect(await askedOf(client)).toMatchObject({ [INSERT]: 2, [BY_ID]: 16 });
  });

  it('would be read anew by PGlite itself, which is why the class exists', async () => {
    const plain = new PGlite('memory://');
    await plain.query('select $1::int', [1]);
    await plain.query('select $1::int', [2]);
    expect(await askedOf(plain)).not.toHaveProperty('select $1::int');
    await plain.close();
  });

  it('is the same in a transaction, and after one that was rolled back', async () => {
    const broken = client.transaction(async (transaction) => {
      await transaction.query(INSERT, [ROBOT, 'Robot', null]);
      await transaction.query(INSERT, [ROBOT, 'Robot', null]);
    });
    await expect(broken).rejects.toThrow('duplicate key');
    await client.transaction((transaction) => transaction.query(INSERT, [PIRATE, 'Pirate', null]));
    expect((await client.query(BY_ID, [ROBOT])).rows).toEqual([]);
    expect((await client.query(BY_ID, [PIRATE])).rows).toHaveLength(1);
    expect(await askedOf(client)).toMatchObject({ [INSERT]: 3 });
  });

  it('works after values that it could not take', async () => {
    await expect(client.query(BY_ID, ['robot'])).rejects.toThrow('invalid input syntax for type uuid');
    await client.query(INSERT, [ROBOT, 'Robot', null]);
    expect((await client.query(BY_ID, [ROBOT])).rows).toHaveLength(1);
  });

  it('can be asked again once what it is about exists', async () => {
    await expect(client.query('select * from packs')).rejects.toThrow('"packs" does not exist');
    await client.exec('create table packs (colour text)');
    expect((await client.query('select * from packs')).fields).toMatchObject([{ name: 'colour' }]);
  });

  it('is described without being asked', async () => {
    await client.query(BY_ID, [ROBOT]);
    const { queryParams, resultFields } = await client.describeQuery(BY_ID);
    expect(queryParams).toMatchObject([{ dataTypeID: 2950 }]);
    expect(resultFields).toMatchObject([{ name: 'name' }, { name: 'wish' }]);
  });

  it('is described the same each time, though PGlite adds to what it gets', async () => {
    const answered = vi.spyOn(client, 'execProtocolStream');
    for (let turn = 0; turn < 3; turn += 1) await client.describeQuery(BY_ID);
    const answers = await Promise.all(answered.mock.results.map(({ value }) => value));
    const described = answers.filter((messages) => messages[0]?.name === 'parameterDescription');
    expect(described).toHaveLength(3);
    expect(described[2]).toEqual(described[0]);
    expect(described[0]).toHaveLength(3);
  });

  it('begins anew when the columns are of another type now, or when somebody closed it', async () => {
    const ask = async () => (await client.query(BY_ID, [ROBOT])).rows;
    await client.query(INSERT, [ROBOT, '7', null]);
    expect(await ask()).toEqual([{ name: '7', wish: null }]);
    await client.exec('alter table toys alter column name type int using name::int');
    await expect(ask()).rejects.toThrow('cached plan must not change result type');
    expect(await ask()).toEqual([{ name: 7, wish: null }]);
    expect((await client.query(INSERT, [PIRATE, '8', null])).rows).toEqual([{ name: 8 }]);
    await client.exec('deallocate all');
    await expect(ask()).rejects.toThrow('does not exist');
    expect(await ask()).toEqual([{ name: 7, wish: null }]);
  });

  it('is another one with other types for the same words', async () => {
    const text = 'select $1 as one';
    const asText = await client.query(text, ['1'], { paramTypes: [25] });
    const asNumber = await client.query(text, ['1'], { paramTypes: [23] });
    expect([asText.rows, asNumber.rows]).toEqual([[{ one: '1' }], [{ one: 1 }]]);
  });
});

describe('statements at once', () => {
  it('each get their own answer', async () => {
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map((number) => client.query(`select $1::int + ${number % 3} as sum`, [number])),
    );
    expect(answers.map(({ rows }) => rows)).toEqual(
      numbers.map((number) => [{ sum: number + (number % 3) }]),
    );
  });

  it('work when there are more of them than are kept', async () => {
    for (let number = 0; number < 600; number += 1) {
      const { rows } = await client.query(`select $1::int + ${number} as sum`, [1]);
      expect(rows).toEqual([{ sum: number + 1 }]);
    }
    expect(Object.keys(await askedOf(client)).length).toBeLessThanOrEqual(500);
  });
});
