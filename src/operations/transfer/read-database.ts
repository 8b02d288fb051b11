import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import { type Contents, digestOf, type Rows } from './snapshot.ts';

const ROWS_AT_ONCE = 200;
const tableNames = z.array(z.object({ name: z.string() }));
const foreignKeys = z.array(z.object({ child: z.string(), parent: z.string() }));
const lines = z.array(z.object({ line: z.string() }));

/** Reads a consistent snapshot of a database, streaming its rows. */
export function readDatabase<T>(database: Database, read: (rows: Rows) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => read(await openRows(transaction)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** The rows visible to a transaction. Times are in UTC, so that equal rows give equal lines everywhere. */
export async function openRows(transaction: Database): Promise<Rows> {
  await transaction.execute(sql`set local time zone 'UTC'`);
  const names = await tablesInOrder(transaction);
  const table = (name: string) =>
    readLines(
      transaction,
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t order by row_to_json(t)::text collate "C"`,
    );
  const jobs = () => readJobs(transaction);
  return {
    table,
    jobs,
    async contents() {
      const tables: Contents['tables'] = [];
      for (const name of names) tables.push({ name, ...(await digestOf(table(name))) });
      return { migration: await newestMigration(transaction), tables, jobs: await digestOf(jobs()) };
    },
  };
}

/** The product's own tables, referenced tables first. */
async function tablesInOrder(database: Database): Promise<string[]> {
  const found = await database.execute(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"`,
  );
  const references = await database.execute(
    sql`select child.relname as child, parent.relname as parent from pg_constraint c
      join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  const keys = foreignKeys.parse(references.rows);
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of keys) if (child === name) add(parent);
    ordered.push(name);
  };
  for (const { name } of tableNames.parse(found.rows)) add(name);
  return ordered;
}

async function newestMigration(database: Database): Promise<string> {
  const { rows } = await database.execute(
    sql`select hash as name from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return tableNames.parse(rows)[0]?.name ?? 'none';
}

/** Pending and active jobs. Workers re-read the record, so running a job twice is safe. */
async function* readJobs(database: Database): AsyncGenerator<string> {
  const { rows } = await database.execute(sql`select to_regclass('jobs.job') as name`);
  if (z.array(z.object({ name: z.string().nullable() })).parse(rows)[0]?.name == null) return;
  yield* readLines(
    database,
    sql`select json_build_object('queue', name, 'id', id, 'data', data, 'priority', priority,
        'startAfter', start_after, 'singletonKey', singleton_key)::text as line
      from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
      order by name collate "C", id`,
  );
}

async function* readLines(database: Database, query: ReturnType<typeof sql>): AsyncGenerator<string> {
  await database.execute(sql`declare lines no scroll cursor for ${query}`);
  try {
    for (;;) {
      const { rows } = await database.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from lines`));
      for (const { line } of lines.parse(rows)) yield line;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await database.execute(sql`close lines`);
  }
}
