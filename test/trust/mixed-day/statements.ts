import { z } from 'zod';
import { runSql } from '../../postgres/postgres-server.ts';

/** What `pg_stat_statements` has counted of one statement. */
export interface Statement {
  text: string;
  calls: number;
  /** Pages of 8 kB that it has read, from memory or disk, per call: whatever else the machine does. */
  pages: number;
  /** Milliseconds, at most. */
  longest: number;
}

const rows = z.array(
  z.object({ text: z.string(), calls: z.coerce.number(), pages: z.coerce.number(), longest: z.number() }),
);

/** Settings of a server that counts statements. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '10000' };

/** Lets a database count from now on. */
export async function countStatements(url: string): Promise<void> {
  await runSql(url, 'create extension if not exists pg_stat_statements');
  await runSql(url, 'select pg_stat_statements_reset()');
}

/** Every statement that the database has executed since, without values; most pages first. */
export async function readStatements(url: string): Promise<Statement[]> {
  const { rows: found } = await runSql(
    url,
    `select query as text, sum(calls) as calls, max(max_exec_time) as longest,
       sum(shared_blks_hit + shared_blks_read) / sum(calls) as pages
     from pg_stat_statements join pg_database on pg_database.oid = dbid
     where datname = current_database() and query not like '%pg_stat_statements%'
     group by query order by pages desc`,
  );
  return rows.parse(found);
}
