import { statfs } from 'node:fs/promises';
import { asc, eq, gte, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import { inboxEntries } from '#features/reports/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { judgeBackup } from '#services/backup/judge-backup.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import packageJson from '../../../../../package.json' with { type: 'json' };
import { type DeskToday, troubleKinds } from '../contract.ts';
import { pictureDays } from '../tables.ts';
import { readDays, shownDays } from './read-days.ts';
import { readTroubles } from './read-troubles.ts';

/** What the desk shows first: the figures of the last days, the state of the machines, and what needs somebody. */
export async function readToday(services: Services): Promise<DeskToday> {
  const { database, payment } = services;
  const { currency } = payment.prices;
  const now = new Date();
  return {
    version: packageJson.version,
    currency,
    days: await readDays(database, currency, now),
    engines: await readEngines(database, shownDays(now)[0] ?? ''),
    queues: await readQueues(services),
    storage: await readStorage(services),
    backup: await readBackup(services),
    troubles: await countTroubles(database),
    unread: await database.$count(inboxEntries, eq(inboxEntries.state, 'new')),
  };
}

function readEngines(database: Database, since: string) {
  const { engine, made, failed, cents } = pictureDays;
  return database
    .select({
      engine,
      made: sum(made).mapWith(Number),
      failed: sum(failed).mapWith(Number),
      cents: sum(cents).mapWith(Number),
    })
    .from(pictureDays)
    .where(gte(pictureDays.day, since))
    .groupBy(engine)
    .orderBy(asc(engine));
}

/** The job that could run for longest, from pg-boss's own table: its statistics count jobs, and know no times. */
const OLDEST_JOB = sql`
  select name, start_after as since from jobs.job
  where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss\\_\\_%'
  order by start_after limit 1`;
const oldestJobRow = z.object({ name: z.string(), since: z.coerce.date() });

async function readQueues({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  const queues = (await jobs.boss.getQueues()).filter(({ name }) => !name.startsWith('__pgboss__'));
  const [oldest] = await database
    .select({ at: sql<string | null>`min(${toytwins.queuedAt})` })
    .from(toytwins)
    .where(eq(toytwins.status, 'queued'));
  const { rows } = await database.execute(OLDEST_JOB);
  const [job] = rows.map((row) => oldestJobRow.parse(row));
  return {
    waiting: queues.reduce((total, { readyCount }) => total + readyCount, 0),
    active: queues.reduce((total, { activeCount }) => total + activeCount, 0),
    oldest: oldest?.at ? new Date(oldest.at).toISOString() : null,
    oldestJob: job ? { queue: job.name, since: job.since.toISOString() } : null,
  };
}

const sizeRow = z.object({ bytes: z.coerce.number() });

async function readStorage({ database, config }: Pick<Services, 'database' | 'config'>) {
  const { rows } = await database.execute(sql`select pg_database_size(current_database()) as bytes`);
  const disk = await statfs(config.dataDir);
  return {
    databaseBytes: sizeRow.parse(rows[0]).bytes,
    freeBytes: disk.bavail * disk.bsize,
    localFiles: config.storage.kind === 'file',
  };
}

/** A storage that does not answer must not hide everything else. */
async function readBackup({ storage, config }: Pick<Services, 'storage' | 'config'>) {
  try {
    const { isGood, words } = await judgeBackup(storage, config.backupWarnDays);
    return { isGood, words };
  } catch (error) {
    return { isGood: false, words: error instanceof Error ? error.message : String(error) };
  }
}

async function countTroubles(database: Database) {
  const troubles = [];
  for (const kind of troubleKinds)
    troubles.push({ kind, count: (await readTroubles(database, kind)).length });
  return troubles;
}
