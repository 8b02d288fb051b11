import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { openDatabase } from '#services/database/index.ts';
import { type RunningApp, startApp } from '../app.ts';
import { createVendor, works } from '../failing-image-model.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from '../services/postgres/find-postgres.ts';
import { compareCalls } from './mixed-day/compare-calls.ts';
import { useEverything, workPeriodically } from './mixed-day/day.ts';
import { fillYear, type Year } from './mixed-day/fill-year.ts';
import { longestWaitDuring } from './mixed-day/longest-wait.ts';
import { COUNTING, countStatements, readStatements, type Statement } from './mixed-day/statements.ts';

const SMALL: Year = { accounts: 100, toytwins: 1_000 };
const LARGE: Year = { accounts: 100_000, toytwins: 1_000_000 };
/** Pages of 8 kB. An index of a million rows is two levels deeper than one of a thousand, and that is all. */
const FEW = 100;
const TIMES = 3;
/** Pages for what comes once an hour: those of nine days' photos, or of all accounts. All photos would be three times as many. */
const HOURLY = 100_000;
/** Of the 95th percentile of each call. */
const SLOWER = 1.25;
/** Milliseconds for which a buyer waits at most because of retention or a migration. */
const PATIENCE = 5_000;
const HOUR = 3_600_000;
const MIGRATION = new URL('../../migrations/0016_indexes_for_retention.sql', import.meta.url);

interface Side {
  url: string;
  running: RunningApp;
}

const stack = new AsyncDisposableStack();
let postgres: PostgresServer;
let small: Side;
let large: Side;
beforeAll(async () => {
  const settings = { ...NOT_DURABLE, ...COUNTING, shared_buffers: '512MB', max_wal_size: '4GB' };
  postgres = stack.use(await startPostgres({ binaries: await findPostgres(), settings }));
  small = await sideOf('small', SMALL);
  large = await sideOf('large', LARGE);
}, HOUR);
afterAll(() => stack.disposeAsync(), HOUR);

it('calls read no more of a large database', { timeout: HOUR }, async ({ annotate }) => {
  const few = await statementsOf(small, useEverything);
  const many = await statementsOf(large, useEverything);
  const grown = many.filter(({ text, pages }) => pages > TIMES * Math.max(FEW, pagesOf(few, text)));
  await annotate(`${many.length} statements; most: ${inWords(many.slice(0, 3))}`);
  expect(inWords(grown)).toBe('');
});

it('periodic jobs read what ended lately', { timeout: HOUR }, async ({ annotate }) => {
  const many = await statementsOf(large, workPeriodically);
  await annotate(`most: ${inWords(many.slice(0, 5))}`);
  expect(inWords(many.filter(({ pages }) => pages > HOURLY))).toBe('');
});

it('calls are as quick as on a small database', { timeout: HOUR }, async ({ annotate }) => {
  const compared = await compareCalls(small.running, large.running);
  const ratios = compared.map(
    ({ call, small, large }) =>
      `${call} ${large.toFixed(1)} : ${small.toFixed(1)} ms = ${(large / small).toFixed(2)}`,
  );
  await annotate(`p95, large : small: ${ratios.join('; ')}`);
  expect(compared.filter(({ small, large }) => large > SLOWER * small)).toEqual([]);
});

it('nobody is locked out by retention or a migration', { timeout: HOUR }, async ({ annotate }) => {
  const { database } = large.running.services;
  const overdue = { now: Date.now() + 7 * 24 * HOUR, lookAtAll: true };
  const retention = await longestWaitDuring(large.running, () =>
    deleteExpired(large.running.services, overdue),
  );
  await database.execute(sql`drop index orders_ended, versions_unpaid`);
  const statements = sql.raw(await readFile(MIGRATION, 'utf8'));
  // In one transaction, as all migrations.
  const migration = await longestWaitDuring(large.running, () =>
    database.transaction((transaction) => transaction.execute(statements)),
  );
  await annotate(
    `${inWaits(retention)} during retention of a week, ${inWaits(migration)} during a migration`,
  );
  for (const { calls, longest } of [retention, migration]) {
    expect(calls, 'calls during the work').toBeGreaterThan(0);
    expect(longest).toBeLessThan(PATIENCE);
  }
});

function inWaits({ calls, longest }: { calls: number; longest: number }): string {
  return `${calls} calls waited ${Math.round(longest)} ms at most`;
}

/** The product on a database after so much business. */
async function sideOf(name: string, year: Year): Promise<Side> {
  const url = await postgres.createDatabase(name);
  const { database, close } = await openDatabase({ url });
  await fillYear(database, year).finally(close);
  const { imaging } = createVendor(works);
  const running = await startApp({
    variables: { DATABASE_URL: url, METRICS_PORT: '0' },
    replace: () => ({ imaging }),
  });
  stack.defer(() => running.close());
  await countStatements(url);
  return { url, running };
}

/** What a database executes for some work, most pages first. */
async function statementsOf(
  { url, running }: Side,
  work: (running: RunningApp) => Promise<void>,
): Promise<Statement[]> {
  await countStatements(url);
  await work(running);
  return await readStatements(url);
}

function pagesOf(statements: Statement[], text: string): number {
  return statements.find((one) => one.text === text)?.pages ?? 0;
}

function inWords(statements: Statement[]): string {
  return statements
    .map(
      ({ text, pages, longest }) =>
        `${Math.round(pages)} pages, ${Math.round(longest)} ms: ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    )
    .join('; ');
}
