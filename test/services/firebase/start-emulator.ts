import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../free-port.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** Firebase's tools treat ids with the prefix `demo-` as projects that do not exist. */
export const PROJECT = 'demo-toytwin';

const firebase = fileURLToPath(
  new URL('../node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url),
);

/** Firebase's Auth emulator in a separate process. */
export interface Emulator {
  /** Host and port. */
  host: string;
  stop(): Promise<void>;
}

/** Starts the Auth emulator with Firebase's CLI: Auth only, not logged in, nothing downloaded. */
export async function startEmulator(): Promise<Emulator> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-firebase-'));
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const running = spawn(
    process.execPath,
    [firebase, 'emulators:start', '--only', 'auth', '--project', PROJECT, '--non-interactive'],
    {
      cwd: folder,
      // A separate home folder, without the settings and logins of the developer.
      env: { PATH: process.env.PATH, HOME: folder, CI: 'true', NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await waitForAnswer(running, `http://127.0.0.1:${auth}/`);
  return {
    host: `127.0.0.1:${auth}`,
    async stop() {
      await end(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}
