import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#services/database/index.ts';

const LOOK_EVERY_MS = 30_000;

/** A smaller step back delays jobs only until the clock has caught up, and is ignored. */
const TOLERANCE = sql`interval '1 minute'`;

/**
 * Looks twice a minute whether the database's clock was set back, and reschedules the jobs if it was: see
 * `catchUpWithClock`. The first look is at once, because machines are often set right while they start.
 * @returns stops looking.
 */
export async function watchClock(database: Database, logger: Logger): Promise<() => void> {
  const look = async () => {
    try {
      if (await catchUpWithClock(database)) {
        logger.warn('the clock was set back; waiting jobs were rescheduled');
      }
    } catch (error) {
      logger.error({ err: error }, 'the clock could not be compared with the jobs');
    }
  };
  await look();
  const looking = setInterval(look, LOOK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}

/**
 * Corrects times that pg-boss has stored in the future, because a clock was ahead and has been set back. pg-boss would
 * start these jobs, and all periodic ones, only when the clock reaches those times again: held payments would wait for
 * hours or days. Its `update` and `touch` could date waiting and running jobs one by one; for its own time stamps, on which the
 * periodic jobs depend, it has no call (nor has 12.38), hence the statements on its tables (decision 015).
 * @returns whether the clock was set back.
 */
export async function catchUpWithClock(database: Database): Promise<boolean> {
  // Written twice a minute while any process runs, so it is in the future only if the clock was set back.
  const { rows } = await database.execute(
    sql`select 1 from jobs.version where cron_on > now() + ${TOLERANCE}`,
  );
  if (rows.length === 0) return false;
  await database.transaction(async (transaction) => {
    // A job becomes as old as its last attempt; its delay after that stays the same.
    await transaction.execute(sql`
      update jobs.job set start_after = start_after - (greatest(created_on, started_on) - now()),
        created_on = least(created_on, now()), started_on = least(started_on, now())
      where state in ('created', 'retry') and greatest(created_on, started_on) > now()`);
    // A worker that is alive sends a heartbeat within seconds; a dead one is noticed now.
    await transaction.execute(sql`
      update jobs.job set heartbeat_on = least(heartbeat_on, now()), started_on = least(started_on, now())
      where state = 'active' and greatest(heartbeat_on, started_on) > now()`);
    // Each minute sends a periodic job once; those of the minutes that come again would count as sent.
    await transaction.execute(sql`
      delete from jobs.job where state = 'completed' and name = '__pgboss__send-it'
        and singleton_on > (now() at time zone 'UTC') - interval '1 minute'`);
    await transaction.execute(sql`
      update jobs.queue set monitor_claim_on = null, maintain_on = null
      where greatest(monitor_claim_on, maintain_on) > now()`);
    await transaction.execute(sql`update jobs.version set cron_on = null, monitor_backoff_on = null`);
  });
  return true;
}
