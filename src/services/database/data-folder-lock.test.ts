import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnusableError } from './connection-errors.ts';
import { DataFolderInUseError, isDataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const leaveBehind = async (holder: object | string) => {
    await mkdir(path.join(folder, 'process.lock'));
    const text = typeof holder === 'string' ? holder : JSON.stringify(holder);
    await writeFile(path.join(folder, 'process.json'), text);
  };
  /** The id of a process that has just ended. */
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('is held by one process at a time, and says which', async () => {
    const unlock = await lockDataFolder(folder);
    const refused = lockDataFolder(folder);
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(refused).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid} on ${os.hostname()}.\n` +
        'Two processes on one embedded database would corrupt it, so this one does not start.\n' +
        'Stop the other one first, or choose another folder with DATA_DIR.',
    );
    await unlock();
    await (await lockDataFolder(folder))();
  });

  it('makes the folder where there is none, for nobody else', async () => {
    const unlock = await lockDataFolder(path.join(folder, 'a/b'));
    const holder = JSON.parse(await readFile(path.join(folder, 'a/b/process.json'), 'utf8'));
    expect(holder).toEqual({ pid: process.pid, host: os.hostname() });
    expect((await stat(path.join(folder, 'a/b'))).mode & 0o777).toBe(0o700);
    await unlock();
  });

  it('is taken over by one of two processes that start at the same moment after one that died', async () => {
    const code = `import { lockDataFolder } from './src/services/database/data-folder-lock.ts';
      process.on('message', ({ folder, at }) => {
        while (Date.now() < at);
        lockDataFolder(folder).then(() => process.send('taken'), ({ message }) => process.send(message));
      });
      process.send('there');`;
    const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
    const rivals = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '-e', code], { stdio }));
    const said = () => Promise.all(rivals.map(async (rival) => (await once(rival, 'message'))[0]));
    await said();
    const own = folder;
    // Without a gate both had it in a third of the rounds.
    for (let round = 0; round < 12; round += 1) {
      folder = path.join(own, String(round));
      await mkdir(folder);
      await leaveBehind({ pid: deadPid(), host: os.hostname() });
      const answers = said();
      for (const rival of rivals) rival.send({ folder, at: Date.now() + 50 });
      expect((await answers).filter((answer) => answer === 'taken')).toHaveLength(1);
    }
    folder = own;
    await Promise.all(rivals.map((rival) => rival.kill('SIGKILL') && once(rival, 'exit')));
  }, 60_000);

  it('is taken over at once from a process that died', async () => {
    await leaveBehind({ pid: deadPid(), host: os.hostname() });
    const unlock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(path.join(folder, 'process.json'), 'utf8')).pid).toBe(process.pid);
    await unlock();
  });

  it.each([
    ['a living process', () => ({ pid: process.pid, host: os.hostname() })],
    ['a process on another machine', () => ({ pid: deadPid(), host: 'another-machine' })],
    ['somebody who did not say who', () => 'rubbish'],
  ])('is not taken from %s', async (_who, holder) => {
    await leaveBehind(holder());
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUseError);
  });

  it('that cannot be made or written is told as that, not as in use', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(lockDataFolder(path.join(file, 'data'))).rejects.toBeInstanceOf(DatabaseUnusableError);
    const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    vi.spyOn(lockfile, 'lock').mockRejectedValueOnce(readOnly);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be used: EROFS: read-only file system.\nIs there room on its disk`,
    );
  });

  const age = (time: Date) => utimes(path.join(folder, 'process.lock'), time, time);

  it('is not taken from a process of this machine that lives, though it has not been heard of for long', async () => {
    await leaveBehind({ pid: process.ppid, host: os.hostname() });
    await age(new Date(Date.now() - 15_000));
    expect(await isDataFolderInUse(folder)).toBe(true);
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUseError);
  });

  it('is taken over from before the machine was started: its process has another number now', async () => {
    await leaveBehind({ pid: process.ppid, host: os.hostname() });
    await age(new Date(0));
    expect(await isDataFolderInUse(folder)).toBe(false);
    await (await lockDataFolder(folder))();
  });
});
