import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { CLOCK_TOLERANCE, readClock, secondsApart } from './clock.ts';
import { isDataFolderInUse } from './data-folder-lock.ts';
import type { Database } from './index.ts';
import { migrationsFolder } from './migrate-in-between.ts';
import { openPool } from './open-postgres.ts';

const serverFacts = z.tuple([
  z.object({
    version: z.string(),
    tls: z.string().nullable(),
    mayCreate: z.boolean(),
    mayWrite: z.boolean(),
    migrations: z.string().nullable(),
  }),
]);
const appliedRows = z.array(z.object({ hash: z.string() }));

/**
 * Tries the configured database without changing anything in it.
 * @returns a line for a person.
 * @throws {Error} saying what is wrong and what to do.
 */
export async function checkDatabase(config: Config): Promise<string> {
  const { url } = config.database;
  if (!url) return checkEmbedded(config.dataDir);
  const { pool } = await openPool({ ...config.database, url, poolSize: 1, wait: 0 });
  try {
    const apart = await secondsApart(() => readClock(pool));
    if (apart > CLOCK_TOLERANCE) {
      throw new Error(
        `The clocks of this machine and of the database differ by ${apart.toFixed(0)} s. Set both with a time server (NTP).`,
      );
    }
    return await describeServer(drizzle(pool), new URL(url));
  } finally {
    await pool.end();
  }
}

async function checkEmbedded(dataDir: string): Promise<string> {
  return (await isDataFolderInUse(dataDir))
    ? `embedded, in ${dataDir}, in use by the running process; see its /readyz`
    : `embedded, in ${dataDir}, not in use`;
}

async function describeServer(database: Database, { hostname, port }: URL): Promise<string> {
  const [server] = await readFacts(database);
  if (!server.mayWrite) throw new Error('The database is read-only. Is it the primary server?');
  const known = readMigrationFiles({ migrationsFolder });
  const applied = server.migrations ? await readApplied(database) : new Set<string>();
  const missing = known.filter(({ hash }) => !applied.has(hash)).length;
  if (missing > 0 && !server.mayCreate) {
    throw new Error(
      `${missing} migrations are missing, and this user may not create schemas. Grant it CREATE on the database.`,
    );
  }
  const tls = server.tls ? `over ${server.tls}` : 'without TLS';
  const migrated =
    missing > 0 ? `${missing} migrations to apply at the next start` : 'all migrations applied';
  return `PostgreSQL ${server.version} at ${hostname}:${port || 5432} ${tls}, ${migrated}`;
}

async function readFacts(database: Database) {
  const { rows } = await database.execute(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      (select version from pg_stat_ssl where pid = pg_backend_pid() and ssl) as tls,
      has_database_privilege(current_database(), 'CREATE') as "mayCreate",
      current_setting('transaction_read_only') = 'off' as "mayWrite",
      to_regclass('drizzle.__drizzle_migrations')::text as migrations`);
  return serverFacts.parse(rows);
}

async function readApplied(database: Database): Promise<Set<string>> {
  const { rows } = await database.execute(sql`select hash from drizzle.__drizzle_migrations`);
  return new Set(appliedRows.parse(rows).map(({ hash }) => hash));
}
