import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a server may take until it is ready, and then to end, in milliseconds. */
const PATIENCE = 60_000;
const FAREWELL = 15_000;
const LOOK_EVERY = 20;

/** A server in a process of its own; it ends with the block that it was started in. */
export interface ChildServer extends AsyncDisposable {
  pid: number;
}

interface ChildServerOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid' | 'detached'> {
  /** What it prints, on either stream, once it answers. */
  ready: string;
  /** How it is asked to end. */
  signal?: NodeJS.Signals;
}

/**
 * Starts a process and waits until it says that it is ready.
 * @throws with everything that it printed when it ends, or is silent for too long, before that.
 */
export async function startChild(
  command: string,
  args: string[],
  { ready, signal = 'SIGTERM', ...options }: ChildServerOptions,
): Promise<ChildServer> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const target = options.detached ? -child.pid : child.pid;
    const patience = setTimeout(() => process.kill(target, 'SIGKILL'), FAREWELL);
    process.kill(target, signal);
    await ended;
    // npm ends before the server that it started: the folder of its data may go only after both.
    while (options.detached && isAlive(target)) await delay(LOOK_EVERY);
    clearTimeout(patience);
  };

  let printed = '';
  const isReady = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(ready)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${args.at(-1)} ended before it was ready:\n${printed}`)));
    AbortSignal.timeout(PATIENCE).onabort = () =>
      reject(new Error(`${args.at(-1)} is not ready:\n${printed}`));
  });
  try {
    await isReady;
  } catch (error) {
    await end();
    throw error;
  }
  return { pid: child.pid ?? 0, [Symbol.asyncDispose]: end };
}

/** @param target a process, or with a minus a group of which any may be left. */
function isAlive(target: number): boolean {
  try {
    return process.kill(target, 0);
  } catch {
    return false;
  }
}
