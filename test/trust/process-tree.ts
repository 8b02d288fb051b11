import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

/** The highest resident memory of a process and of all its descendants, compared with the beginning. */
export interface MemoryWatch {
  /** Stops watching. @returns megabytes above the beginning; never too little. */
  stop(): Promise<number>;
}

/**
 * Watches the memory of a process and its descendants from outside, on Linux. Each process counts with the highest
 * figure that it ever reached, even if they reached them at different moments.
 */
export async function watchMemory(pid: number): Promise<MemoryWatch> {
  const before = new Map<number, number>();
  for (const one of await processTree(pid)) {
    // Makes the kernel's high-water mark begin anew.
    await writeFile(`/proc/${one}/clear_refs`, '5');
    before.set(one, await memoryOf(one, 'VmRSS'));
  }
  const highest = new Map<number, number>();
  const look = async () => {
    for (const one of await processTree(pid)) {
      highest.set(one, Math.max(highest.get(one) ?? 0, await memoryOf(one, 'VmHWM')));
    }
  };
  let watching = true;
  const looking = (async () => {
    while (watching) {
      await look();
      await delay(LOOK_EVERY_MS);
    }
    await look();
  })();
  return {
    async stop() {
      watching = false;
      await looking;
      return (sum(highest) - sum(before)) / MEGABYTE;
    },
  };
}

const sum = (bytes: Map<number, number>) => bytes.values().reduce((total, one) => total + one, 0);

/** A process and all its descendants. */
async function processTree(root: number): Promise<number[]> {
  const children = Map.groupBy(await listProcesses(), ({ parent }) => parent);
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []).map((child) => child.pid));
  return found;
}

async function listProcesses(): Promise<{ pid: number; parent: number }[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in parentheses may contain anything, so the fields count from behind it.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { pid, parent: Number(parent) };
    }),
  );
}

/** @returns bytes; 0 for a process that has just ended. */
async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}
