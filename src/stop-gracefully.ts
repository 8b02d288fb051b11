import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#http/application.ts';
import type { Services } from '#services/index.ts';

/** Who stops a process waits ten seconds, then kills it; a stop that takes longer than this is given up. */
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
 * Ends the process on SIGTERM or SIGINT, within ten seconds: takes no more requests and jobs, finishes what has
 * begun, hands back what would take too long, then closes the services. Further signals change nothing.
 */
export function stopOnSignal(parts: Parts): void {
  const { logger } = parts.services;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'the process is stopping');
    // Something was cut off, unless requests and jobs have ended: then only closing took too long.
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

/** Closes the listener, waits for the requests that have begun, and then not for those that will not end. */
async function closeApp(app: App): Promise<void> {
  const closed = app.close();
  await Promise.race([closed, delay(REQUESTS_MS, undefined, { ref: false })]);
  app.server.closeAllConnections();
  await closed;
}
