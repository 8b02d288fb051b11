import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { readClock, warnOfClock } from './clock.ts';
import { explainConnectionError, explainEmbeddedError } from './connection-errors.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { migrateInBetween } from './migrate-in-between.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPool, type PostgresOptions, runAlone } from './open-postgres.ts';
import { openPooledDatabase } from './pooled-database.ts';

/** What raw SQL answers on either database. */
interface QueryResult extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/** Either database, or a transaction on it: operations take this and do not know which one it is. */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

/** The open database with what only the composition root needs. */
export type DatabaseService = {
  database: Database;
  /** Runs `work` while no other process on this database runs work of this name. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
} & ({ kind: 'pglite'; client: PGlite } | { kind: 'postgres'; settings: ConnectionSettings });

/**
 * Opens PostgreSQL when `url` is given, else the embedded one in `dataDir` (in memory without a
 * folder), and brings its tables up to date.
 * @param options.durable of the embedded one: whether each commit waits for the disk.
 * @throws {DatabaseUnusableError} when it cannot be used.
 */
export async function openDatabase(
  options: Partial<PostgresOptions> & { dataDir?: string; durable?: boolean },
): Promise<DatabaseService> {
  const { url, dataDir, durable } = options;
  return url ? openPostgres({ ...options, url }) : openPglite(dataDir, durable);
}

async function openPglite(dataDir: string | undefined, durable?: boolean): Promise<DatabaseService> {
  const folder = dataDir && path.join(dataDir, 'database');
  const { client, database } = await openEmbedded(folder, { durable }).catch((error) => {
    throw explainEmbeddedError(folder, error);
  });
  // The embedded database has one process only.
  const alone = (_name: string, work: () => Promise<void>) => work();
  return { kind: 'pglite', database, client, alone, close: () => client.close() };
}

/** Several processes may start at once: one of them migrates, and that may take longer than any other statement. */
async function migratePostgres(options: PostgresOptions): Promise<void> {
  const { pool } = await openPool({ ...options, poolSize: 2, answerWithin: 0 });
  try {
    await runAlone(pool, 'toy-twin-migrations', () => migrateInBetween(pool, options));
  } catch (error) {
    throw explainConnectionError(options.url, error);
  } finally {
    await pool.end();
  }
}

async function openPostgres(options: PostgresOptions): Promise<DatabaseService> {
  await migratePostgres(options);
  const { pool, settings } = await openPool(options);
  await warnOfClock(() => readClock(pool), options.logger);
  const database = openPooledDatabase(pool);
  const alone = (name: string, work: () => Promise<void>) => runAlone(pool, name, work);
  return { kind: 'postgres', database, settings, alone, close: () => pool.end() };
}
