import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';

/** Supervisors kill a process ten seconds after they ask it to stop; a stop that takes longer than this is aborted. */
const PATIENCE_MS = 9_000;
/** How long requests that have begun may take. */
const REQUESTS_MS = 6_000;

interface Parts {
  app: App | undefined;
  metricsServer: { close(): Promise<unknown> } | undefined;
  services: Services;
  unlock(): Promise<void>;
}

/**
 * Ends the process on SIGTERM or SIGINT, within ten seconds: takes no more requests and jobs, finishes the
 * running ones, hands back jobs that would take too long, then closes the services. Further signals change nothing.
 */
export function stopOnSignal(parts: Parts): void {
  const { logger } = parts.services;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'the process is stopping');
    // If requests and jobs have ended, nothing was cut off: only closing took too long.
    let code = 1;
    setTimeout(() => process.exit(code), PATIENCE_MS).unref();
    try {
      await endWork(parts);
      code = 0;
      await parts.services.close();
      await parts.unlock();
    } catch (error) {
      logger.error({ err: error }, 'the process did not stop cleanly');
      code = 1;
    }
    process.exit(code);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function endWork({ app, metricsServer, services }: Parts): Promise<void> {
  services.readiness.stop();
  await Promise.all([app && closeApp(app), services.jobs.stopWorking()]);
  await metricsServer?.close();
}

/** Closes the listener, and waits for the running requests for a limited time. */
async function closeApp(app: App): Promise<void> {
  const closed = app.close();
  await Promise.race([closed, delay(REQUESTS_MS, undefined, { ref: false })]);
  app.server.closeAllConnections();
  await closed;
}
