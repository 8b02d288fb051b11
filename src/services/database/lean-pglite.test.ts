import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeanPGlite } from './lean-pglite.ts';

afterEach(() => vi.restoreAllMocks());

/** How many steps of generators a statement and a transaction take. */
async function generatorStepsOf(client: PGlite): Promise<number> {
  await client.waitReady;
  const steps = vi.spyOn(Object.getPrototypeOf(function* () {}).prototype, 'next');
  await client.query('select $1::int', [1]);
  await client.exec('select 1');
  await client.transaction(({ query }) => query('select 1'));
  const { length } = steps.mock.calls;
  steps.mockRestore();
  await client.close();
  return length;
}

describe('a statement', () => {
  it('makes no generator, which would keep it in memory', async () => {
    expect(await generatorStepsOf(new LeanPGlite('memory://'))).toBe(0);
  });

  it('would make some by itself, which is why the class exists', async () => {
    expect(await generatorStepsOf(new PGlite('memory://'))).toBeGreaterThan(0);
  });

  it('waits for the one before, and for a transaction', async () => {
    const client = new LeanPGlite('memory://');
    await client.waitReady;
    await client.exec('create table steps (number serial, name text)');
    const note = (name: string) => `insert into steps (name) values ('${name}')`;
    await Promise.all([
      client.transaction(async ({ query }) => {
        await query(note('a'));
        await new Promise((resolve) => setTimeout(resolve, 20));
        await query(note('b'));
      }),
      client.query(note('c')),
      client.exec(note('d')),
    ]);
    const { rows } = await client.query('select name from steps order by number');
    expect(rows).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    await client.close();
  });
});

describe('closing', () => {
  it('waits for the transaction that runs, and for the statement that was asked for', async () => {
    const client = new LeanPGlite('memory://');
    await client.waitReady;
    const ended: string[] = [];
    const transaction = client.transaction(async ({ query }) => {
      await query('select 1');
      await new Promise((resolve) => setTimeout(resolve, 20));
      await query('select 2');
      ended.push('transaction');
    });
    const statement = client.query('select 3').then(() => ended.push('statement'));
    const closed = client.close().then(() => ended.push('closed'));
    await Promise.all([transaction, statement, closed]);
    expect(ended).toEqual(['transaction', 'statement', 'closed']);
  });
});
