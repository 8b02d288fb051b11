import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { PostgresOptions } from './open-postgres.ts';
import { hasSqlState, SQL_STATE } from './sql-state.ts';

/** Absolute path of the migrations that belong to this version. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Milliseconds that a migration waits for a table lock. All queries on that table wait behind it. */
const LOCK_MS = 2_000;
/** Milliseconds between two attempts, in which the waiting queries run. */
const PAUSE_MS = 5_000;

/**
 * Migrates while others use the tables. A statement that waits for a table keeps everybody behind it waiting, too, and
 * a backup locks all tables for as long as it reads. So the statement gives up after a moment and tries again until it
 * succeeds.
 */
export async function migrateInBetween(
  pool: pg.Pool,
  { logger, migrations = migrationsFolder }: Pick<PostgresOptions, 'logger' | 'migrations'>,
): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query(`set lock_timeout = ${LOCK_MS}`);
    for (;;) {
      try {
        return await migrate(drizzle(connection), { migrationsFolder: migrations });
      } catch (error) {
        if (!hasSqlState(error, SQL_STATE.lockNotAvailable)) throw error;
        logger?.warn(
          { err: error },
          'a migration is waiting for another session that locks its table, such as a backup',
        );
        await delay(PAUSE_MS);
      }
    }
  } finally {
    connection.release(true);
  }
}
