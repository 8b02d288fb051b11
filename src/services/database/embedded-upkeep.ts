import type { PGlite } from '@electric-sql/pglite';

/** Replaces the background processes of a PostgreSQL server, which the embedded database lacks. */
export interface EmbeddedUpkeep {
  /**
   * Writes what is only in the log into the tables' files, and deletes the log up to there. Without this it grows until
   * the database is closed.
   */
  checkpoint(): Promise<void>;
  /**
   * Writes every table and index again, without what was deleted, and begins a new log: nothing that is deleted can be
   * found in the files any more. Takes time in proportion to the database, table by table.
   */
  rewrite(): Promise<void>;
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by name`;

/** Creates the upkeep of an embedded database. */
export function createUpkeep(client: PGlite): EmbeddedUpkeep {
  const checkpoint = async () => void (await client.exec('checkpoint'));
  return {
    checkpoint,
    async rewrite() {
      const { rows } = await client.query<{ name: string }>(TABLES);
      for (const { name } of rows) await client.exec(`vacuum full ${name}`);
      await checkpoint();
      // The current part of the log still contains what was written before; the next checkpoint deletes it.
      await client.exec('select pg_switch_wal()');
      await checkpoint();
    },
  };
}
