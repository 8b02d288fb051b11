import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, runSql, startPostgres } from '../postgres/postgres-server.ts';
import { startChild } from '../postgres/start-child.ts';
import { findPostgres, NOT_DURABLE } from './postgres/find-postgres.ts';

const LONG = 600_000;
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ binaries: await findPostgres(), settings: NOT_DURABLE });
}, LONG);
afterAll(() => server?.[Symbol.asyncDispose]());

it(
  'browser journey on PostgreSQL ends in the gallery',
  async () => {
    const url = await server.createDatabase('journey');
    const { PATH, HOME, CHROME_PATH } = process.env;
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/basic.spec.ts',
      '--project',
      'desktop',
    ];
    await using journey = startChild(process.execPath, args, {
      env: { PATH, HOME, CHROME_PATH, E2E_DATABASE_URL: url },
    });
    expect(await journey.ended, journey.printed()).toBe(0);
    const { rows } = await runSql(url, "select count(*)::int made from toytwins where status = 'completed'");
    expect(rows[0].made).toBeGreaterThan(0);
  },
  LONG,
);
