import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { openLocalFiles } from './local-files.ts';

describe('local files', () => {
  let folder: string;
  let files: Backend;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-files-'));
    files = openLocalFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A file whose folder is deleted during the write cannot be stored, which is correct. */
  async function store(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      await Promise.allSettled([files.disk.put(`toytwins/one/1/${number}.png`, 'x')]);
    }
  }

  it('are complete or absent: an aborted write leaves nothing and keeps the previous file', async () => {
    const fullDisk = async function* () {
      yield 'half of ';
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const write = (key: string) => files.disk.put(key, fullDisk() as unknown as string);
    await files.disk.put('models/old.stl', 'all of it');
    for (const key of ['models/new.stl', 'models/old.stl']) await expect(write(key)).rejects.toThrow();
    expect(await readdir(path.join(folder, 'models'))).toEqual(['old.stl']);
    expect(await files.disk.get('models/old.stl')).toBe('all of it');
  });

  it('are listed completely while others are being deleted', async () => {
    for (const key of ['a/1', 'b/1', 'c/1', 'c/2', 'd/1']) await files.disk.put(`listed/${key}.png`, 'x');
    const told: string[] = [];
    for await (const { key } of files.list('listed/')) {
      told.push(key);
      if (told.length > 1) continue;
      await files.deleteFolder('listed/b');
      await files.disk.delete('listed/c/1.png');
    }
    expect(told.sort()).toEqual(['listed/a/1.png', 'listed/c/2.png', 'listed/d/1.png']);
  });

  it('are deleted together with leftovers of a process that died while writing, and nothing else', async () => {
    const write = vi.spyOn(FSDriver.prototype, 'put');
    await files.disk.put('images/one/1.jpg', 'a face');
    const [temporary] = write.mock.lastCall ?? [];
    write.mockRestore();
    await files.disk.put('images/one/1.jpg.jpg', 'another');
    await writeFile(path.join(folder, temporary ?? ''), 'half of a fa');
    await files.disk.delete('images/one/1.jpg');
    expect(await readdir(path.join(folder, 'images/one'))).toEqual(['1.jpg.jpg']);
    await files.disk.delete('images/nobody/1.jpg');
  });

  it('can be deleted while others are being stored in the same folder', async () => {
    for (let time = 0; time < 4; time += 1) {
      await store(5);
      const storing = store(25);
      await expect(files.deleteFolder('toytwins/one')).resolves.toBeUndefined();
      await storing;
    }
    await files.deleteFolder('toytwins/one');
    expect(await Array.fromAsync(files.list('toytwins/'))).toEqual([]);
  });
});
