import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DatabaseService, openDatabase } from '../src/services/database/index.ts';

/** Where a test's database is; `url` is undefined for the embedded one. */
export interface TestDatabase {
  url: string | undefined;
  drop(): Promise<void>;
}

/**
 * A database of its own for one app or one test file: the embedded one, or, when `TEST_DATABASE_URL` names a
 * migrated database on a PostgreSQL server, a copy of that one.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) return { url: undefined, drop: async () => {} };
  const name = `test_${randomUUID()}`;
  const url = new URL(template);
  const original = url.pathname.slice(1);
  url.pathname = `/${name}`;
  await administrate(template, `create database "${name}" template "${original}"`);
  return {
    url: url.href,
    drop: () => administrate(template, `drop database if exists "${name}" with (force)`),
  };
}

/** The open database of {@link createTestDatabase}; closing it drops it. */
export async function openTestDatabase(): Promise<DatabaseService> {
  const { url, drop } = await createTestDatabase();
  const service = await openDatabase({ url });
  return {
    ...service,
    async close() {
      await service.close();
      await drop();
    },
  };
}

async function administrate(template: string, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
