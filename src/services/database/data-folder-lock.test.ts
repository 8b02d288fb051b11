import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnusableError } from './connection-errors.ts';
import { DataFolderInUseError, isDataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

/** Answers each message, a folder, with 'taken' or the reason why not, and keeps what it has taken. */
const RIVAL = `import { lockDataFolder } from './src/services/database/data-folder-lock.ts';
  const kept = [];
  process.on('message', ({ folder, at, patience }) => {
    while (Date.now() < at);
    lockDataFolder(folder, patience).then(
      (unlock) => process.send(kept.push(unlock) && 'taken'),
      ({ message }) => process.send(message),
    );
  });
  process.send('there');`;

describe('the lock of the data folder', () => {
  let folder: string;
  let rivals: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-lock-'));
  });
  afterEach(async () => {
    for (const rival of rivals) rival.kill('SIGKILL');
    rivals = [];
    await rm(folder, { recursive: true, force: true });
  });

  async function startRival(): Promise<ChildProcess> {
    const rival = spawn(process.execPath, ['--input-type=module', '-e', RIVAL], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    rivals.push(rival);
    await once(rival, 'message');
    return rival;
  }
  /** Lets a process lock the folder. @returns its answer. */
  async function lockBy(rival: ChildProcess, details = {}): Promise<string> {
    const answer = once(rival, 'message');
    rival.send({ folder, at: 0, ...details });
    return (await answer)[0];
  }

  it('belongs to one process at a time, and says which', async () => {
    const unlock = await lockDataFolder(folder);
    expect(await isDataFolderInUse(folder)).toBe(true);
    expect(await lockBy(await startRival(), { patience: 0 })).toBe(
      `The data folder ${folder} is in use by process ${process.pid} on ${os.hostname()}.\n` +
        'Two processes on one embedded database would corrupt it, so this one will not start.\n' +
        'Stop the other process first, or choose another folder with DATA_DIR.',
    );
    await expect(lockDataFolder(folder, 0)).rejects.toBeInstanceOf(DataFolderInUseError);
    await unlock();
    expect(await isDataFolderInUse(folder)).toBe(false);
    await (await lockDataFolder(folder, 0))();
  });

  it('creates a missing folder that only its user can read', async () => {
    const unlock = await lockDataFolder(path.join(folder, 'a/b'));
    expect(await readdir(path.join(folder, 'a/b'))).toEqual(['process.lock', 'process.txt']);
    expect((await stat(path.join(folder, 'a/b'))).mode & 0o777).toBe(0o700);
    await unlock();
  });

  it('is checked without changing anything', async () => {
    expect(await isDataFolderInUse(folder)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is waited for while its owner ends', async () => {
    const rival = await startRival();
    await lockBy(rival);
    const ends = delay(500).then(() => rival.kill('SIGTERM'));
    const [unlock] = await Promise.all([lockDataFolder(folder, 60_000), ends]);
    await unlock();
  });

  it('is taken over from each of five killed processes before their parent has noticed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rival = await startRival();
      expect(await lockBy(rival)).toBe('taken');
      rival.kill('SIGKILL');
    }
    await (await lockDataFolder(folder))();
  });

  it('is taken over from a dead process that its parent never waited for', async () => {
    // The shell becomes another program, which knows nothing of its child.
    const script = '"$0" --input-type=module -e "$1" "$2" & exec sleep 60';
    const code = `import { lockDataFolder } from './src/services/database/data-folder-lock.ts';
      await lockDataFolder(process.argv[1]);
      process.stdout.write('taken', () => process.kill(process.pid, 'SIGKILL'));`;
    const parent = spawn('sh', ['-c', script, process.execPath, code, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    rivals.push(parent);
    await once(parent.stdout, 'data');
    await (await lockDataFolder(folder))();
  });

  it('is taken over although the id of the process that died is now that of another one', async () => {
    await (await lockDataFolder(folder))();
    await writeFile(path.join(folder, 'process.txt'), `process ${process.ppid} on ${os.hostname()}`);
    await (await lockDataFolder(folder, 0))();
  });

  it('is not taken from a suspended process, which continues to write when it resumes', async () => {
    const rival = await startRival();
    await lockBy(rival);
    rival.kill('SIGSTOP');
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(`in use by process ${rival.pid} `);
  });

  it('is taken by one of two processes that start at the same moment', async () => {
    const both = [await startRival(), await startRival()];
    const own = folder;
    for (let round = 0; round < 12; round += 1) {
      folder = path.join(own, String(round));
      await mkdir(folder);
      const at = Date.now() + 50;
      // At the very same moment each may find the other one trying: then they try again.
      const answers = await Promise.all(both.map((rival) => lockBy(rival, { at, patience: 500 })));
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    }
    folder = own;
  });

  it('that cannot be created or written is reported as such, not as in use', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(lockDataFolder(path.join(file, 'data'))).rejects.toBeInstanceOf(DatabaseUnusableError);
    await writeFile(path.join(folder, 'process.lock'), 'rubbish '.repeat(100));
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be used: file is not a database.\nIs its disk full?`,
    );
  });
});
