import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { openRows } from './read-database.ts';
import { type Contents, digestOf, pendingJob, type Rows } from './snapshot.ts';
import { TransferError } from './transfer-error.ts';

const ROWS_AT_ONCE = 200;
const columns = z.array(z.object({ name: z.string(), sequence: z.string().nullable() }));

/**
 * Fills an empty database with the rows and jobs of another one and compares the result. Runs in one
 * transaction: afterwards the database is complete, or as empty as before.
 * @throws {TransferError} if the written rows differ from the source.
 */
export async function fillDatabase(
  database: Database,
  jobs: Jobs,
  source: Rows,
  expected: Contents,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local time zone 'UTC'`);
    for (const { name } of expected.tables) await fillTable(transaction, name, source.table(name));
    await digestOf(source.jobs(), (line) => sendJob(transaction, jobs, line));
    const written = await (await openRows(transaction)).contents();
    const wrong = differences(expected, written);
    if (wrong.length > 0)
      throw new TransferError(`The written data differ from the source: ${wrong.join(', ')}`);
  });
}

/** The tables, and `jobs`, in which two databases differ. */
export function differences(one: Contents, other: Contents): string[] {
  const all = ({ tables, jobs }: Contents) => [...tables, { name: 'jobs', ...jobs }];
  const others = new Map(all(other).map((table) => [table.name, table]));
  return all(one)
    .filter(
      ({ name, rows, sha256 }) => others.get(name)?.rows !== rows || others.get(name)?.sha256 !== sha256,
    )
    .map(({ name }) => name);
}

async function fillTable(database: Database, table: string, lines: AsyncIterable<string>): Promise<void> {
  const { rows } = await database.execute(
    sql`select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const filled = columns.parse(rows);
  const names = sql.join(
    filled.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const insert = (batch: string[]) =>
    database.execute(
      sql`insert into ${sql.identifier(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${batch.join(',')}]`}::json)`,
    );
  const batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await insert(batch.splice(0));
  }
  if (batch.length > 0) await insert(batch);
  for (const { name, sequence } of filled) if (sequence) await setSequence(database, table, name, sequence);
}

/** Sets a sequence so that new rows continue after the copied ones. */
async function setSequence(
  database: Database,
  table: string,
  column: string,
  sequence: string,
): Promise<void> {
  const highest = sql`(select max(${sql.identifier(column)}) from ${sql.identifier(table)})`;
  await database.execute(
    sql`select setval(${sequence}::regclass, coalesce(${highest}, 1), ${highest} is not null)`,
  );
}

async function sendJob(transaction: Database, { boss }: Jobs, line: string): Promise<void> {
  const { queue, id, data, priority, startAfter, singletonKey } = pendingJob.parse(JSON.parse(line));
  const key = singletonKey === null ? {} : { singletonKey };
  await boss.send(queue, data, { id, priority, startAfter, ...key, db: fromDrizzle(transaction, sql) });
}
