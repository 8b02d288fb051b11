import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a process may take until it is ready, and then to end, in milliseconds. */
const PATIENCE = 300_000;
const FAREWELL = 20_000;

/** How a process ended: its exit code, or the signal that ended it. */
export type Ending = number | NodeJS.Signals;

/** A process that a test started. */
export interface Child extends AsyncDisposable {
  pid: number;
  /** Everything that it printed so far, on either stream. */
  printed(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended, whatever ended it. */
  ended: Promise<Ending>;
  /** Asks it to end and waits; one that does not listen is killed. */
  stop(): Promise<Ending>;
}

interface ChildOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> {
  /** How it is asked to end. */
  farewell?: NodeJS.Signals;
}

/** Starts a process; it ends with the block that it was started in. */
export function startChild(command: string, args: string[], options: ChildOptions = {}): Child {
  const { farewell = 'SIGTERM', ...spawning } = options;
  const child = spawn(command, args, { ...spawning, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  }
  const ended = endOf(child);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const patience = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
      child.kill(farewell);
      await ended;
      clearTimeout(patience);
    }
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    signal: (name) => void child.kill(name),
    ended,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

async function endOf(child: ChildProcess): Promise<Ending> {
  const [code, signal] = await once(child, 'close');
  return code ?? signal;
}

/**
 * Waits until a process prints a text.
 * @throws with everything that it printed when it ends, or is silent for too long, before that.
 */
export async function waitUntilPrinted(child: Child, text: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let ending: Ending | undefined;
  void child.ended.then((how) => {
    ending = how;
  });
  while (!child.printed().includes(text)) {
    if (ending !== undefined) throw new Error(`It ended (${ending}) before '${text}':\n${child.printed()}`);
    if (Date.now() > deadline) throw new Error(`It never said '${text}':\n${child.printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
