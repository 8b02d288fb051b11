import type { Logger } from 'pino';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import { withTimeout } from '#shared/concurrency/with-timeout.ts';

/** Whether this process can serve: each part that it needs, without internals. */
export interface ReadyState {
  ready: boolean;
  parts: Record<string, 'ok' | 'failed' | 'stopping'>;
}

/** Asked by load balancers and orchestrators. */
export interface Readiness {
  /** Really asks every part; at most once a second, however often it is called. */
  ask(): Promise<ReadyState>;
  /** From now on the answer is no: the process is about to end. */
  stop(): void;
}

/** Milliseconds. */
const REMEMBERED = 1_000;
const PATIENCE = 2_000;

/** @param parts what must answer, by name; each one throws when it does not work. */
export function createReadiness(parts: Record<string, () => Promise<unknown>>, logger: Logger): Readiness {
  let stopping = false;
  const askAll = memoiseFor(REMEMBERED, async (): Promise<ReadyState> => {
    const states = await Promise.all(Object.entries(parts).map(([name, ask]) => askOne(name, ask, logger)));
    return { ready: states.every(([, state]) => state === 'ok'), parts: Object.fromEntries(states) };
  });
  return {
    ask: async () => (stopping ? { ready: false, parts: { process: 'stopping' } } : askAll()),
    stop() {
      stopping = true;
    },
  };
}

async function askOne(
  name: string,
  ask: () => Promise<unknown>,
  logger: Logger,
): Promise<[string, 'ok' | 'failed']> {
  try {
    await withTimeout(PATIENCE, ask());
    return [name, 'ok'];
  } catch (error) {
    logger.error({ err: error, part: name }, 'not ready');
    return [name, 'failed'];
  }
}
