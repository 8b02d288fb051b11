import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { backUp } from '../../src/operations/transfer/backup.ts';
import { move, planMove } from '../../src/operations/transfer/move.ts';
import { restore } from '../../src/operations/transfer/restore.ts';
import { openDatabase } from '../../src/services/database/index.ts';
import { createStorage } from '../../src/services/storage/index.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { createStoppedProduct, readFolder, reopenProduct, type StoppedProduct } from '../stopped-product.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

import { type S3Server, startS3Server } from './storage/s3-server.ts';

// Each test opens several databases.
const SLOW = { timeout: 240_000 };

describe('npm run move to PostgreSQL and an S3-compatible store', SLOW, () => {
  let kept: StoppedProduct;
  let postgres: PostgresServer;
  let server: S3Server;
  let folder: string;
  let places = 0;
  beforeAll(async () => {
    const settings = { binaries: await findPostgres(), settings: NOT_DURABLE };
    [kept, postgres, server] = await Promise.all([
      createStoppedProduct(),
      startPostgres(settings),
      startS3Server(),
    ]);
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-moving-'));
  }, SLOW.timeout);
  afterAll(async () => {
    await Promise.all([postgres[Symbol.asyncDispose](), server.close(), kept.remove()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** A new database, and an unused folder of the bucket. */
  async function newPlace(): Promise<Record<string, string>> {
    places += 1;
    const DATABASE_URL = await postgres.createDatabase(`place${places}`);
    return { ...server.variables(`place-${places}`), DATABASE_URL };
  }
  const configOf = (variables: Record<string, string>) =>
    readConfig({ DATA_DIR: kept.dataDir, ...variables });
  const open = (variables: Record<string, string>) =>
    createStorage(configOf(variables).storage, { dataDir: folder, logger: pino({ level: 'silent' }) });
  const stored = async (variables: Record<string, string>) =>
    (await Array.fromAsync((await open(variables)).list())).map(({ key }) => key).sort();
  async function storeAt(variables: Record<string, string>, key: string, content: string): Promise<void> {
    await (await open(variables)).put(key, Buffer.from(content));
  }

  it('copies everything: password, gallery, waiting order; the source stays unchanged', async () => {
    const before = await readFolder(kept.dataDir);
    const place = await newPlace();
    const plan = await planMove(configOf(place));
    expect(await stored(place)).toEqual([]);
    const moved = await move(configOf(place));
    expect(moved.contents).toEqual(plan.contents);
    expect(moved.files).toEqual({ ...plan.files, there: 0 });
    expect(await readFolder(kept.dataDir)).toEqual(before);
    expect(await stored(place)).toHaveLength(plan.files.count);

    const found = await reopenProduct({ ...place, DATA_DIR: folder }, kept);
    expect(found.gallery).toBe(kept.gallery);
    expect(found.files).toEqual(kept.files);
    expect(found.made).toMatchObject({ status: 'completed', id: kept.paid.toytwinId });
    expect(found.order).toMatchObject({ status: 'captured' });
    expect(found.next, 'what is made later counts on').toMatchObject({ status: 'completed', serial: 4 });
    const positions = 'select count(*) - count(distinct position) as twice from sandbox_events';
    expect((await runSql(place.DATABASE_URL ?? '', positions)).rows).toEqual([{ twice: '0' }]);

    await expect(move(configOf(place)), 'a product that is used is never overwritten').rejects.toThrow(
      /database is not empty: .*toytwins \(4\)/,
    );
  });

  it('resumes an earlier attempt, before the rows and after them', async () => {
    const place = await newPlace();
    const { files } = await planMove(configOf(place));
    await failOnce(place);
    const begun = await stored(place);
    expect(begun).toHaveLength(files.count + 1);
    expect(begun.at(-1)).toMatch(/^transfer\/[0-9a-f]{32}$/);
    const resumed = await move(configOf(place));
    expect(resumed.files).toEqual({ ...files, there: files.count });
    expect(await stored(place)).toHaveLength(files.count);

    // Simulates a process that died between the rows and removing its marker, with one file damaged.
    await storeAt(place, begun.at(-1) ?? '', 'now');
    await storeAt(place, begun[0] ?? '', 'damaged');
    const repaired = await move(configOf(place));
    expect(repaired.files).toEqual({ ...files, there: files.count - 1 });
    expect(await stored(place)).toHaveLength(files.count);
  });

  /** Makes the move fail in the middle of the rows, after the files, and then removes the obstacle. */
  async function failOnce(place: Record<string, string>): Promise<void> {
    const { DATABASE_URL: url = '' } = place;
    await (await openDatabase({ url })).close();
    await runSql(url, 'alter table orders add constraint obstacle check (amount < 0)');
    await expect(move(configOf(place))).rejects.toThrow();
    await runSql(url, 'alter table orders drop constraint obstacle');
  }

  it("refuses a store that is not empty, and one with another move's beginning", async () => {
    const used = await newPlace();
    await storeAt(used, 'images/somebody/1.jpg', 'a face');
    await expect(move(configOf(used))).rejects.toThrow("The target's file storage is not empty.");
    expect(await stored(used)).toEqual(['images/somebody/1.jpg']);
    const begun = await newPlace();
    await storeAt(begun, `transfer/${'0'.repeat(32)}`, 'now');
    await expect(move(configOf(begun))).rejects.toThrow('an unfinished transfer from another source');
  });

  it('says what is missing', async () => {
    const { DATABASE_URL = '', ...store } = await newPlace();
    await expect(move(configOf(store))).rejects.toThrow('Set DATABASE_URL');
    await expect(move(configOf({ DATABASE_URL }))).rejects.toThrow('Set STORAGE_URL');
    await expect(move(configOf({ ...store, DATABASE_URL, DATA_DIR: folder }))).rejects.toThrow(
      'contains no embedded database',
    );
  });

  it('can be undone: a backup of PostgreSQL and the store becomes a data folder', async () => {
    const place = await newPlace();
    const moved = await move(configOf(place));
    const backup = path.join(folder, 'backup');
    const { database } = await backUp(configOf({ ...place, DATA_DIR: folder }), backup);
    expect(database).toEqual(moved.contents);
    const DATA_DIR = path.join(folder, 'embedded-again');
    await restore(readConfig({ DATA_DIR }), backup);
    const found = await reopenProduct({ DATA_DIR }, kept);
    expect(found.gallery).toBe(kept.gallery);
    expect(found.files).toEqual(kept.files);
    expect(found.order).toMatchObject({ status: 'captured' });
  });
});
