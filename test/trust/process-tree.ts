import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;
/** The kernel counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What a process and all its descendants have taken since a moment. */
export interface Usage {
  /** Highest resident memory above the beginning, in megabytes. */
  megabytes: number;
  /** Processor time in seconds. Other programs do not change it. */
  processorSeconds: number;
}

interface Process {
  pid: number;
  parent: number;
  seconds: number;
}

/**
 * Watches a process and its descendants from outside, on Linux. Every few milliseconds it adds up the highest memory
 * that each of them has had since the last time.
 * @returns what stops watching, and tells the usage.
 */
export async function watchUsage(pid: number): Promise<() => Promise<Usage>> {
  const seconds = new Map<number, number>();
  /** The tree's memory: of each process the most since the last look. */
  const look = async () => {
    let bytes = 0;
    for (const one of await processTree(pid)) {
      seconds.set(one.pid, one.seconds);
      bytes += await takeHighWaterMark(one.pid);
    }
    return bytes;
  };
  await look();
  const before = await look();
  const secondsBefore = sum(seconds);
  let highest = before;
  let watching = true;
  const looking = (async () => {
    while (watching) {
      await delay(LOOK_EVERY_MS);
      highest = Math.max(highest, await look());
    }
  })();
  return async () => {
    watching = false;
    await looking;
    return { megabytes: (highest - before) / MEGABYTE, processorSeconds: sum(seconds) - secondsBefore };
  };
}

/** Resident memory of a process and all its descendants at this moment, in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const tree = await processTree(pid);
  const bytes = await Promise.all(tree.map((one) => readResident(one.pid)));
  return bytes.reduce((total, one) => total + one, 0) / MEGABYTE;
}

const sum = (values: Map<number, number>) => values.values().reduce((total, one) => total + one, 0);

/** A process and all its descendants. */
async function processTree(root: number): Promise<Process[]> {
  const all = await listProcesses();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...(children.get(pid) ?? []));
  return found;
}

async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name in parentheses may contain anything, so the fields count from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = Number(fields[11]) + Number(fields[12]);
      return { pid, parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
    }),
  );
}

/** In bytes; 0 for a process that has just ended. */
async function readResident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Highest resident memory since the last call, in bytes; 0 for a process that has just ended. */
async function takeHighWaterMark(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    // Makes the kernel's mark begin anew.
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
