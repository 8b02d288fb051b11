import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../src/services/database/index.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const LONG = 600_000;
const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })) });

describe('new release on a PostgreSQL in use', () => {
  let server: PostgresServer;
  let url: string;
  let migrations: string;
  beforeAll(async () => {
    server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
    url = await server.createDatabase('migrations');
    migrations = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-migrations-'));
    await addColumn(migrations);
  }, LONG);
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await rm(migrations, { recursive: true, force: true });
  });

  it('keeps the product working while its migration waits for a backup', { timeout: LONG }, async () => {
    const old = await openDatabase({ url });
    const { promise: end, resolve: endBackup } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const backup = old.database.transaction(async (transaction) => {
      await transaction.execute(sql`select count(*) from toytwins`);
      begin();
      await end;
    });
    await begun;
    const warnings: string[] = [];
    const logger = { warn: (_details: object, message: string) => void warnings.push(message) };
    const starting = openDatabase({ url, migrations, logger });
    await expect.poll(() => warnings.join(), { timeout: 60_000 }).toContain('a migration is waiting');
    await old.database.execute(sql`select count(*) from toytwins`);
    endBackup();
    await backup;
    const updated = await starting;
    expect((await updated.database.execute(sql`select note from toytwins`)).rows).toEqual([]);
    await updated.close();
    await old.close();
  });
});

/** The migrations with an additional one that changes a table. */
async function addColumn(folder: string): Promise<void> {
  await cp('migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = entries.at(-1);
  const added = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9999_note' };
  await writeFile(file, JSON.stringify({ ...rest, entries: [...entries, added] }));
  await writeFile(path.join(folder, '9999_note.sql'), 'alter table toytwins add column note text');
}
