import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

it('ends its command with the npm that started it, whose shell does not pass signals on', {
  timeout: 20_000,
}, async () => {
  const long = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const runs = `import('./scripts/setup/run.mjs').then(({ run }) => run(process.execPath, ['-e', ${JSON.stringify(long)}]))`;
  const shell = spawn('sh', ['-c', '"$NODE" -e "$RUNS"; exit $?'], {
    env: { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, RUNS: runs },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(shell.stdout, 'data');
  const pid = Number(printed);
  onTestFinished(() => void (isThere(pid) && process.kill(pid)));
  expect(isThere(pid)).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => isThere(pid), { timeout: 10_000 }).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
