import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUpkeep } from './embedded-upkeep.ts';
import { openEmbedded } from './open-embedded.ts';

const synced = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const fsyncSync = (file: number) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${file}`));
    fs.fsyncSync(file);
  };
  return { ...fs, fsyncSync };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files that were synced while `work` ran, by their folder and name. */
async function syncedBy(work: () => Promise<unknown>): Promise<string[]> {
  synced.length = 0;
  await work();
  return synced.map((file) => path.relative(folder, file));
}

const insert = sql`insert into app_secrets values (gen_random_uuid(), 'x')`;

it.runIf(process.platform === 'linux')(
  'durable embedded database syncs its log with each commit, and its files with a checkpoint',
  async () => {
    const { client, database } = await openEmbedded(path.join(folder, 'durable'), { durable: true });
    const log = expect.stringMatching(/^durable\/pg_wal\/[0-9A-F]{24}$/);
    expect(await syncedBy(() => database.execute(insert))).toEqual([log]);
    const both = () =>
      database.transaction(async (transaction) => {
        await transaction.execute(insert);
        await transaction.execute(insert);
      });
    expect(await syncedBy(both)).toEqual([log]);
    const files = await syncedBy(() => client.exec('checkpoint'));
    expect(files.filter((file) => file.startsWith('durable/base/'))).not.toEqual([]);
    expect(files).toContain('durable/global/pg_control');
    await client.close();
  },
);

describe('embedded database that is not durable', () => {
  let opened: Awaited<ReturnType<typeof openEmbedded>>;
  beforeAll(async () => {
    opened = await openEmbedded(path.join(folder, 'usual'));
  });
  afterAll(() => opened.client.close());

  it('leaves syncing to the operating system', async () => {
    expect(await syncedBy(() => opened.database.execute(insert))).toEqual([]);
  });

  it('reads arrays and times, and a statement has parsers of its own', async () => {
    const { client } = opened;
    expect(Object.keys({ ...client.parsers }), 'none is copied').toEqual([]);
    const question = `select array[1, 2] as numbers, now() as at, '{"a":1}'::jsonb as json`;
    const { rows } = await client.query(question);
    expect(rows).toEqual([{ numbers: [1, 2], at: expect.any(Date), json: { a: 1 } }]);
    const own = await client.query(question, [], { parsers: { [types.TIMESTAMPTZ]: () => 'mine' } });
    expect(own.rows).toEqual([expect.objectContaining({ at: 'mine', json: { a: 1 } })]);
  });

  it('keeps no more of its log than since the last checkpoint', async () => {
    const upkeep = createUpkeep(opened.client);
    const logs = async () =>
      (await readdir(path.join(folder, 'usual/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    await opened.client.exec(
      `create table much as select repeat(md5(n::text), 30) as text from generate_series(1, 50000) n`,
    );
    expect((await logs()).length).toBeGreaterThan(3);
    await upkeep.checkpoint();
    expect((await logs()).length).toBeLessThan(3);
  });
});
