import { listErasures, settleErasures } from '#services/database/erasures.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';

const ERASE_DELETED = 'erase-deleted';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Milliseconds. By then a job that noted what it has deleted is over itself, and its row can be deleted. */
const SETTLED = 60_000;

/** Not retried: the next run, ten minutes later, makes up for a failed one. */
export const eraseDeletedQueue: Queue = {
  name: ERASE_DELETED,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Pick<Services, 'database' | 'jobs' | 'upkeep'>;

/** Looks every ten minutes whether deleted accounts and photos are still in the files of the embedded database. */
export async function workEraseDeleted(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(ERASE_DELETED, EVERY_TEN_MINUTES, null, { singletonKey: 'all' });
  await work(ERASE_DELETED, {}, async () => eraseDeleted(services));
}

/**
 * Removes what was deleted from the embedded database's own files: deleted rows stay in them, and in its log, until
 * they are rewritten. Jobs that have ended go as well, because some name a person. A PostgreSQL server does its own
 * upkeep (docs/operations/postgresql.md).
 */
export async function eraseDeleted({ database, jobs, upkeep }: Needs, now = Date.now()): Promise<void> {
  const noted = await listErasures(database, new Date(now - SETTLED));
  if (noted.length === 0) return upkeep?.checkpoint();
  for (const { name } of await jobs.boss.getQueues()) await jobs.boss.deleteStoredJobs(name);
  await upkeep?.rewrite();
  // Last: if the process dies before, all of it is done again.
  await settleErasures(database, noted);
}
