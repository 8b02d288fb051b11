import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** What raw SQL answers on either database. */
interface QueryResult extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/** Either database, or a transaction on it: operations take this and do not know which one it is. */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

/** The open database with what only the composition root needs. */
export type DatabaseService = {
  database: Database;
  close(): Promise<void>;
} & ({ kind: 'pglite'; client: PGlite } | { kind: 'postgres'; pool: pg.Pool });

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Opens PostgreSQL when `url` is given, else the embedded one in `dataDir` (in memory without a
 * folder), and brings its tables up to date.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  /** Connections kept at most. */
  poolSize?: number;
  dataDir?: string;
}): Promise<DatabaseService> {
  return options.url ? openPostgres(options.url, options.poolSize) : openPglite(options.dataDir);
}

async function openPglite(dataDir: string | undefined): Promise<DatabaseService> {
  const folder = dataDir && path.join(dataDir, 'database');
  if (folder) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder ?? 'memory://');
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  return { kind: 'pglite', database, client, close: () => client.close() };
}

async function openPostgres(connectionString: string, poolSize = 10): Promise<DatabaseService> {
  const pool = new pg.Pool({ connectionString, max: poolSize });
  const database = drizzlePg(pool);
  await migrateAlone(pool, () => migratePg(database, { migrationsFolder }));
  return { kind: 'postgres', database, pool, close: () => pool.end() };
}

/** Several processes may start at once: an advisory lock lets only one of them migrate at a time. */
async function migrateAlone(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query(`select pg_advisory_lock(hashtext('toy-twin-migrations'))`);
    await migrate();
  } finally {
    await connection.query(`select pg_advisory_unlock(hashtext('toy-twin-migrations'))`);
    connection.release();
  }
}
