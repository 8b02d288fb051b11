import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Time-out in milliseconds for a process to become ready, and to end. */
const PATIENCE = 300_000;
const FAREWELL = 20_000;

/** The exit code, or the signal that ended the process. */
export type Ending = number | NodeJS.Signals;

/** A process started by a test. */
export interface Child extends AsyncDisposable {
  pid: number;
  /** Everything printed so far, on both streams. */
  printed(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the process has ended. */
  ended: Promise<Ending>;
  /** Asks the process to end and waits; kills it if it does not react. */
  stop(): Promise<Ending>;
}

interface ChildOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> {
  /** The signal that asks it to end. */
  farewell?: NodeJS.Signals;
}

/** Starts a process; disposing ends it. */
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
 * @throws with its output if it ends, or stays silent for too long.
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
