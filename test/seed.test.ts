import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineVariables } from './machine-variables.ts';

/** One picture of each toy twin is enough. */
const FEW = { VARIATIONS_BASIC: '1', VARIATIONS_PREMIUM: '1' };

let dataDir: string;
let seeding: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-seed-'));
});
afterAll(async () => {
  if (seeding?.exitCode === null && seeding.kill('SIGKILL')) await once(seeding, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

function seed() {
  const child = spawn(process.execPath, ['scripts/seed.ts'], {
    env: { ...machineVariables, ...FEW, DATA_DIR: dataDir, PUBLIC_URL: 'https://toytwin.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  seeding = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  }
  return { child, printed: () => printed };
}

it('demo account can be created for a public address, and is resumed after an interruption', async () => {
  const first = seed();
  // The first toy twin is enough; the others take long.
  await expect.poll(first.printed).toMatch(/\n/);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // A busy machine may have made another one before it was stopped.
  const made = first.printed().trim().split('\n');
  expect(made[0]).toBe('template1 premium: completed');
  const second = seed();
  await expect.poll(second.printed).toMatch(/\n/);
  const [next = ''] = second.printed().split('\n');
  expect(next).toMatch(/^template[123] (basic|premium): completed$/);
  expect(made).not.toContain(next);
});
