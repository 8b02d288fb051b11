import type { Logger } from 'pino';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import { withTimeout } from '#shared/concurrency/with-timeout.ts';

/** Whether this process can serve, by dependency, without internals. */
export interface ReadyState {
  ready: boolean;
  parts: Record<string, 'ok' | 'failed' | 'stopping'>;
}

/** Readiness for load balancers and orchestrators. */
export interface Readiness {
  /** Checks every dependency, at most once a second. */
  ask(): Promise<ReadyState>;
  /** Reports not ready from now on, because the process is about to end. */
  stop(): void;
}

/** Cache time in milliseconds. */
const REMEMBERED = 1_000;
const PATIENCE = 2_000;

/** @param parts the checks by name; each throws on failure. */
export function createReadiness(parts: Record<string, () => Promise<unknown>>, logger: Logger): Readiness {
  let stopping = false;
  const askAll = memoiseFor(REMEMBERED, async (): Promise<ReadyState> => {
    const states = await Promise.all(Object.entries(parts).map(([name, ask]) => runCheck(name, ask, logger)));
    return { ready: states.every(([, state]) => state === 'ok'), parts: Object.fromEntries(states) };
  });
  return {
    ask: async () => (stopping ? { ready: false, parts: { process: 'stopping' } } : askAll()),
    stop() {
      stopping = true;
    },
  };
}

async function runCheck(
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
