import { spawnSync } from 'node:child_process';

/** Runs the npm that started us, or the one on the path, and waits for it. */
export function npm(...args: string[]): { status: number | null; stdout: string } {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, stdout } = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { status, stdout };
}
