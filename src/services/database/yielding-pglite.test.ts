import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { YieldingPGlite } from './yielding-pglite.ts';

/** Whether the event loop took a turn while many statements followed each other. */
async function isTurned(client: PGlite): Promise<boolean> {
  await client.waitReady;
  let turned = false;
  const turn = setImmediate(() => {
    turned = true;
  });
  await client.transaction(async (transaction) => {
    for (let statement = 0; statement < 500; statement += 1) await transaction.query('select 1');
  });
  clearImmediate(turn);
  await client.close();
  return turned;
}

describe('many statements in a row', () => {
  it('let the event loop take its turn', async () => {
    expect(await isTurned(new YieldingPGlite('memory://'))).toBe(true);
  });

  it('would not by themselves, which is why the class exists', async () => {
    expect(await isTurned(new PGlite('memory://'))).toBe(false);
  });
});

describe('a transaction', () => {
  it('has the database to itself, and statements keep their order', async () => {
    const client = new YieldingPGlite('memory://');
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
    expect(ended, 'closing waits for both').toEqual(['transaction', 'statement', 'closed']);
  });
});

describe('a statement that waits while the database closes', () => {
  it('fails, and does not keep the process busy forever', async () => {
    const client = new YieldingPGlite('memory://');
    await client.waitReady;
    const closed = client.close();
    const late = client.query('select $1::int', [1]);
    await expect(late).rejects.toThrow('closing');
    await closed;
  });
});
