import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { readManifest } from '#operations/transfer/archive.ts';
import { backUp } from '#operations/transfer/backup.ts';
import { restore } from '#operations/transfer/restore.ts';
import { LAST_BACKUP } from '#services/backup/last-backup.ts';
import { lockDataFolder } from '#services/database/data-folder-lock.ts';
import { startApp } from './app.ts';
import { machineVariables } from './machine-variables.ts';
import { createStoppedProduct, readFolder, reopenProduct, type StoppedProduct } from './stopped-product.ts';

// Each test opens several embedded databases.
describe('backup', () => {
  let kept: StoppedProduct;
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-backup-'));
    kept = await createStoppedProduct();
    await backUp(configOf(kept.dataDir), inFolder('backup'));
  });
  afterAll(async () => {
    await kept.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('counts its contents', async () => {
    const { database, files } = await readManifest(inFolder('backup'));
    const rows = Object.fromEntries(database.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ auth_users: 1, users: 1, photos: 3, toytwins: 3, versions: 2, orders: 3 });
    // The job of the waiting order, that of the order worked without its job, its variation's, that of its cut-out, two
    // emails about it, the confirmation of the buyer's address, and one in a queue of the version before.
    expect(database.jobs.rows).toBe(8);
    const stored = await readdir(path.join(kept.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const own = stored.filter((entry) => entry.isFile() && entry.name !== LAST_BACKUP);
    expect(files.rows).toBe(own.length);
    expect((await stat(inFolder('backup'))).mode & 0o077).toBe(0);
  });

  it('is readable by its owner only, also in an existing folder', async () => {
    await mkdir(inFolder('prepared'), { mode: 0o755 });
    await backUp(configOf(kept.dataDir), inFolder('prepared'));
    expect((await stat(inFolder('prepared'))).mode & 0o077).toBe(0);
  });

  it('records its time, otherwise leaves its source unchanged, and gives the same result when repeated', async () => {
    const before = await readFolder(kept.dataDir);
    const first = await readManifest(inFolder('backup'));
    const again = await backUp(configOf(kept.dataDir), inFolder('again'));
    expect({ ...again, createdAt: '' }).toEqual({ ...first, createdAt: '' });
    const note = path.join(kept.dataDir, 'files', LAST_BACKUP);
    const after = await readFolder(kept.dataDir);
    expect(after.get(note)).toBe(again.createdAt);
    expect(before.delete(note) && after.delete(note)).toBe(true);
    expect(after).toEqual(before);
  });

  it('restores the same product in a new folder: password, gallery, waiting order', async () => {
    const imported = await restore(configOf(inFolder('restored')), inFolder('backup'));
    expect(imported.contents).toEqual((await readManifest(inFolder('backup'))).database);
    const found = await reopenProduct({ DATA_DIR: inFolder('restored') }, kept);
    expect(found.gallery).toBe(kept.gallery);
    expect(found.files).toEqual(kept.files);
    expect(found.made).toMatchObject({ status: 'completed', id: kept.paid.toytwinId });
    expect(found.order).toMatchObject({ status: 'captured' });
    expect(found.next).toMatchObject({ status: 'completed', serial: 4 });
    const files = await readdir(path.join(inFolder('restored'), 'files'));
    expect(files, 'no sign of the transfer is left').not.toContain('transfer');
    expect(files, 'the time of the backup is not part of it').not.toContain(LAST_BACKUP);
  });

  it('is complete, and says why, if its time cannot be recorded', async () => {
    const unwritable = path.join(kept.dataDir, 'files', LAST_BACKUP);
    await rm(unwritable);
    await mkdir(unwritable);
    const env = { ...machineVariables, DATA_DIR: kept.dataDir };
    const made = promisify(execFile)(process.execPath, ['scripts/backup.ts', inFolder('unnoted')], { env });
    await expect(made).resolves.toMatchObject({
      stderr: expect.stringMatching(
        /^The backup is complete, but the product will not know of it\. The file storage/,
      ),
    });
    await rm(unwritable, { recursive: true });
    await readManifest(inFolder('unnoted'));
  });

  it('is not restored over existing data', async () => {
    await expect(restore(configOf(kept.dataDir), inFolder('backup'))).rejects.toThrow(
      `The data folder ${kept.dataDir} is not empty. Choose a new one with DATA_DIR. ` +
        '(If it contains only a restore that failed before copying anything, delete the folder.)',
    );
    await expect(backUp(configOf(kept.dataDir), inFolder('backup'))).rejects.toThrow('is not empty');
  });

  it('leaves no copy of the database behind when it is interrupted', async () => {
    await mkdir(inFolder('tmp'));
    const env = { ...process.env, DATA_DIR: kept.dataDir, TMPDIR: inFolder('tmp') };
    const child = spawn(process.execPath, ['scripts/backup.ts', inFolder('interrupted')], { env });
    const copies = async () =>
      (await readdir(inFolder('tmp'))).filter((name) => name.startsWith('toy-twin-copy-'));
    await expect.poll(copies, { interval: 20 }).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await copies()).toEqual([]);
  });

  it('is refused while the embedded product runs', async () => {
    const unlock = await lockDataFolder(kept.dataDir);
    await expect(backUp(configOf(kept.dataDir), inFolder('running'))).rejects.toThrow('is in use by process');
    await unlock();
  });

  it('explains a database that cannot be used', async () => {
    const env = {
      ...machineVariables,
      DATABASE_URL: 'postgres://toy@127.0.0.1:1/toytwin',
      DATABASE_WAIT: '0',
    };
    const made = promisify(execFile)(process.execPath, ['scripts/backup.ts', inFolder('away')], { env });
    await expect(made).rejects.toMatchObject({
      code: 1,
      stderr:
        'The database at 127.0.0.1:1 (DATABASE_URL) cannot be used: nobody answers there (ECONNREFUSED).\n' +
        'Is it running? Are host and port correct?\n',
    });
  });

  it('reports that there is nothing to back up', async () => {
    await expect(backUp(configOf(inFolder('nothing')), inFolder('none'))).rejects.toThrow(
      'contains no embedded database',
    );
  });

  const change = async (file: string) => {
    const text = await readFile(file, 'latin1');
    await writeFile(
      file,
      text.replace(/.$/s, (last) => (last === 'x' ? 'y' : 'x')),
      'latin1',
    );
  };
  const firstFile = async (copy: string) => [...(await readFolder(path.join(copy, 'files'))).keys()][0] ?? '';
  it.each([
    [
      'without its manifest',
      (copy: string) => rm(path.join(copy, 'manifest.json')),
      'is not a complete backup',
    ],
    [
      'with half a manifest',
      async (copy: string) => {
        const file = path.join(copy, 'manifest.json');
        await writeFile(file, (await readFile(file, 'utf8')).slice(0, 100));
      },
      'is damaged',
    ],
    ['without a table', (copy: string) => rm(path.join(copy, 'database/orders.jsonl')), 'is damaged'],
    ['without a file', async (copy: string) => rm(await firstFile(copy)), 'is damaged'],
    ['with a changed row', (copy: string) => change(path.join(copy, 'database/orders.jsonl')), 'is damaged'],
    ['with a changed job', (copy: string) => change(path.join(copy, 'jobs.jsonl')), 'is damaged'],
    ['with a changed file', async (copy: string) => change(await firstFile(copy)), 'is damaged'],
  ])('%s is refused on restore', async (name, harm, words) => {
    const copy = inFolder(name);
    await cp(inFolder('backup'), copy, { recursive: true });
    await harm(copy);
    await expect(restore(configOf(inFolder(`${name} restored`)), copy)).rejects.toThrow(words);
  });

  it('restored in part does not start as an empty product, and can be completed', async () => {
    const half = inFolder('with a changed file restored');
    const start = startApp({ variables: { DATA_DIR: half }, workers: false });
    await expect(start).rejects.toThrow('An earlier restore or move into this product has not finished');
    await restore(configOf(half), inFolder('backup'));
    expect((await reopenProduct({ DATA_DIR: half }, kept)).gallery).toBe(kept.gallery);
  });

  it('of another version is refused with instructions', async () => {
    const copy = inFolder('older');
    await cp(inFolder('backup'), copy, { recursive: true });
    const file = path.join(copy, 'manifest.json');
    const manifest = await readManifest(copy);
    await writeFile(
      file,
      JSON.stringify({ ...manifest, database: { ...manifest.database, migration: 'x' } }),
    );
    await expect(restore(configOf(inFolder('older restored')), copy)).rejects.toThrow(
      'Restore it with that version, then start this one.',
    );
  });
});
