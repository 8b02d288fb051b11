import type { Metrics } from '#services/metrics/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { memoiseFor } from '#shared/concurrency/memoise-for.ts';
import { readLastBackup } from './last-backup.ts';

/** Milliseconds for which an answer is kept: a bucket charges for each read. */
const CACHED = 5 * 60_000;

/** Adds a gauge for the end of the last backup in seconds since 1970; 0 if there is none. */
export function watchBackup({ storage, metrics }: { storage: Storage; metrics: Metrics | undefined }): void {
  const ask = memoiseFor(CACHED, () => readLastBackup(storage));
  metrics?.addGauge({
    name: 'toytwin_last_backup_timestamp_seconds',
    help: 'When the last backup finished, 0 if there is none; the same in every process',
    labels: [],
    ask: async () => [{ labels: {}, value: ((await ask())?.getTime() ?? 0) / 1000 }],
  });
}
