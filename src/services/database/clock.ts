import type pg from 'pg';
import { z } from 'zod';
import type { DatabaseLogger } from './open-postgres.ts';

/** Tolerated difference in seconds between the server's clock and ours: expiry times are compared with both. */
export const CLOCK_TOLERANCE = 5;

const answer = z.tuple([z.object({ now: z.coerce.number() })]);

/** What the server's clock shows, in seconds since 1970. */
export async function readClock(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select extract(epoch from clock_timestamp()) as now');
  return answer.parse(rows)[0].now;
}

/** Seconds by which the clock that `ask` reads differs from ours, at least: ignores the round-trip time. */
export async function secondsApart(ask: () => Promise<number>): Promise<number> {
  const asked = Date.now();
  const theirs = (await ask()) * 1000;
  return Math.max(theirs - Date.now(), asked - theirs, 0) / 1000;
}

/**
 * Logs a warning if this machine's clock differs from the database's. Nothing fails at once, so nobody would notice,
 * but sign-ins of this machine begin in the future for machines whose clocks are right, and deadlines differ.
 */
export async function warnOfClock(ask: () => Promise<number>, logger?: DatabaseLogger): Promise<void> {
  const apart = await secondsApart(ask);
  if (apart <= CLOCK_TOLERANCE) return;
  logger?.warn(
    { seconds: Math.round(apart) },
    'the clocks of this machine and of the database differ; set both with a time server (NTP)',
  );
}
