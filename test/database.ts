import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type DatabaseService, openDatabase } from '#services/database/index.ts';
import { copyTemplate } from './embedded-template.ts';

/** The database of a test; `url` is undefined for the embedded one. */
export interface TestDatabase {
  url: string | undefined;
  drop(): Promise<void>;
}

/**
 * Creates a migrated database for one app or test file: the embedded one in `dataDir`, or a copy of the
 * database that `TEST_DATABASE_URL` names on a PostgreSQL server.
 */
export async function createTestDatabase(dataDir: string): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) {
    await copyTemplate(dataDir);
    return { url: undefined, drop: async () => {} };
  }
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

/** Opens a database of {@link createTestDatabase}; closing it drops it. */
export async function openTestDatabase(): Promise<DatabaseService> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-database-'));
  const { url, drop } = await createTestDatabase(dataDir);
  const service = await openDatabase({ url, dataDir });
  return {
    ...service,
    async close() {
      await service.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
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
