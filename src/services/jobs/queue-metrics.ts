import type { PgBoss } from 'pg-boss';
import type { Metrics } from '#services/metrics/index.ts';
import { remember } from '#shared/remember.ts';

/** Cache time of the counts in milliseconds. */
const REMEMBERED = 5_000;

/**
 * Exposes the number of queued, active and failed jobs per queue; pg-boss refreshes its counts every ten
 * seconds.
 */
export function exposeQueueMetrics(boss: PgBoss, metrics: Metrics): void {
  const ask = remember(REMEMBERED, () => boss.getQueues());
  metrics.addGauge({
    name: 'toytwin_queue_jobs',
    help: 'Jobs by queue and state; the same in every process. Failed ones are kept for some days',
    labels: ['queue', 'state'],
    async ask() {
      const queues = (await ask()).filter(({ name }) => !name.startsWith('__pgboss__'));
      return queues.flatMap(({ name, readyCount, deferredCount, activeCount, failedCount }) =>
        Object.entries({
          ready: readyCount,
          deferred: deferredCount,
          active: activeCount,
          failed: failedCount,
        }).map(([state, value]) => ({ labels: { queue: name, state }, value })),
      );
    },
  });
}
