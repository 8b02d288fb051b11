import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Has the kernel refuse this process more private memory than it has now and so many bytes: an allocation beyond that
 * fails. Linux only; elsewhere nothing happens.
 */
export function limitOwnMemory(bytes: number): void {
  if (process.platform !== 'linux') return;
  const status = readFileSync('/proc/self/status', 'utf8');
  const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(status) ?? [];
  const limit = Number(kilobytes) * 1024 + bytes;
  spawnSync('prlimit', ['--pid', String(process.pid), `--data=${limit}`]);
}
