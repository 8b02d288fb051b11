import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { Jobs, Queue } from '#services/jobs/index.ts';
import type { Storage } from '#services/storage/index.ts';
import { judgeBackup } from './judge-backup.ts';

const REPORT_BACKUP = 'report-backup';
/** In UTC. After the night, in which most people back up; before the working day in Europe and America. */
const EVERY_DAY = '23 5 * * *';

/** Not retried: the next run, a day later, reports again. */
export const backupQueue: Queue = {
  name: REPORT_BACKUP,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};

interface Needs {
  config: Pick<Config, 'backupWarnDays'>;
  storage: Storage;
  logger: Logger;
}

/** Reports the last backup once a day. */
export async function workReportBackup(services: Needs & { jobs: Jobs }): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(REPORT_BACKUP, EVERY_DAY, null, { singletonKey: 'all' });
  await work(REPORT_BACKUP, {}, async () => reportBackup(services));
}

/**
 * Logs when the last backup was finished: as an error when there is none, or it is older than `BACKUP_WARN_DAYS`.
 * @throws {Error} as `readLastBackup`.
 */
export async function reportBackup({ config, storage, logger }: Needs, now = Date.now()): Promise<void> {
  const { isGood, finishedAt, words } = await judgeBackup(storage, config.backupWarnDays, now);
  const facts = { finishedAt: finishedAt?.toISOString() ?? null, words };
  if (isGood) logger.info(facts, 'last backup');
  else logger.error(facts, 'no recent backup');
}
