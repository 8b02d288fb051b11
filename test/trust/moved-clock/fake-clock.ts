import { glob, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** libfaketime reads the file again after so many seconds. */
const READ_AGAIN = 1;

/** The clock of a process, which may be moved while the process runs. */
export interface FakeClock extends AsyncDisposable {
  /** Environment of a process that shall have this clock. */
  variables: Record<string, string>;
  /** Resolves when the process has noticed. @param seconds from the machine's clock; negative: behind it. */
  moveTo(seconds: number): Promise<void>;
}

/** The library of libfaketime for programs with threads; undefined if it is not installed (Debian: `libfaketime`). */
export async function findFaketime(): Promise<string | undefined> {
  for await (const file of glob('/usr/lib/{*/,}faketime/libfaketimeMT.so.1')) return file;
  return undefined;
}

/** A clock that shows `seconds` more than the machine's. Timers are not affected: a waiting process waits as long as ever. */
export async function createFakeClock(library: string, seconds: number): Promise<FakeClock> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-clock-'));
  const file = path.join(folder, 'offset');
  const write = async (offset: number) => {
    await writeFile(`${file}.new`, `${offset < 0 ? '' : '+'}${offset}\n`);
    // The library would read half a file as another time.
    await rename(`${file}.new`, file);
  };
  await write(seconds);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(READ_AGAIN),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    async moveTo(offset) {
      await write(offset);
      await delay((READ_AGAIN + 1) * 1000);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
