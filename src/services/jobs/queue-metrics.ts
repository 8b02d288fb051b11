import type { PgBoss } from 'pg-boss';
import type { Metrics } from '#services/metrics/index.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';

/** Cache time of the counts in milliseconds. */
const REMEMBERED = 5_000;

/** Shows how many jobs of each queue wait, run and failed. pg-boss itself counts them, every ten seconds. */
export function exposeQueueMetrics(boss: PgBoss, metrics: Metrics): void {
  const ask = memoiseFor(REMEMBERED, () => boss.getQueues());
  metrics.addGauge({
    name: 'toytwin_queue_jobs',
    help: 'Jobs by queue and state; the same in every process. Failed jobs are kept for a few days',
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
