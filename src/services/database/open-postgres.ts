import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { explainConnectionError, isDatabaseAway } from './connection-errors.ts';
import { type ConnectionSettings, connectionSettings } from './connection-settings.ts';

const TRY_EVERY_MS = 1_000;

/** Reports a database that goes away and comes back. */
export type DatabaseLogger = { warn(details: object, message: string): void };

/** Which server, and how to connect to it. */
export interface PostgresOptions {
  url: string;
  ca?: string | undefined;
  /** Connections kept at most. */
  poolSize?: number;
  /** Milliseconds that a statement may take; replaced in tests. */
  answerWithin?: number;
  /** The folder of the migrations; replaced in tests. */
  migrations?: string;
  /** Seconds to wait for a database that cannot be reached yet: it may be starting, too. */
  wait?: number;
  logger?: DatabaseLogger;
}

/**
 * Opens a pool of connections to PostgreSQL, once the server answers.
 * @throws {DatabaseUnusableError} at once when waiting would not help, else when the time is over.
 */
export async function openPool(
  options: PostgresOptions,
): Promise<{ pool: pg.Pool; settings: ConnectionSettings }> {
  const { url, poolSize = 10, wait = 0, logger } = options;
  const settings = connectionSettings(options);
  const pool = new pg.Pool({ ...settings, max: poolSize });
  // An idle connection that breaks is an event, not a failed query. Unheard it would end the process; the pool
  // has already forgotten the connection and makes a new one when it is needed.
  pool.on('error', (error) => logger?.warn({ err: error }, 'a connection to the database was lost'));
  // The same for a connection in use: its user's next query fails, which reports the loss.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  try {
    await waitForServer(pool, wait * 1_000, logger);
  } catch (error) {
    await pool.end();
    throw explainConnectionError(url, error);
  }
  return { pool, settings };
}

async function waitForServer(pool: pg.Pool, patience: number, logger?: DatabaseLogger): Promise<void> {
  const deadline = Date.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + TRY_EVERY_MS > deadline) throw error;
      if (attempt === 1) logger?.warn({ err: error }, 'the database cannot be reached yet; waiting');
      await delay(TRY_EVERY_MS);
    }
  }
}

/**
 * Runs `work` while no other process runs work of this name on the same database. It uses one connection until `work`
 * ends, and `work` needs another one.
 */
export async function runAlone(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock(hashtext($1))', [name]);
    await work();
    await connection.query('select pg_advisory_unlock(hashtext($1))', [name]);
    connection.release();
  } catch (error) {
    // The lock ends with its connection, whatever state that is in.
    connection.release(true);
    throw error;
  }
}
