import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#services/database/index.ts';
import { fillYear, type Year } from '../../bench/prepare/fill-year.ts';
import { startApp } from '../app.ts';
import { createVendor, works } from '../failing-image-model.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { findPostgres, NOT_DURABLE } from '../services/postgres/find-postgres.ts';
import { liveADay } from './mixed-day/day.ts';
import { COUNTING, countStatements, readStatements, type Statement } from './mixed-day/statements.ts';

const SMALL: Year = { accounts: 100, toytwins: 1_000 };
const LARGE: Year = { accounts: 100_000, toytwins: 1_000_000 };
/** Pages of 8 kB. An index of a million rows is a level deeper than one of a thousand, and that is all. */
const FEW = 100;
const TIMES = 3;
const HOUR = 3_600_000;

const stack = new AsyncDisposableStack();
let postgres: PostgresServer;
beforeAll(async () => {
  const settings = { ...NOT_DURABLE, ...COUNTING, shared_buffers: '512MB', max_wal_size: '4GB' };
  postgres = stack.use(await startPostgres({ binaries: await findPostgres(), settings }));
}, HOUR);
afterAll(() => stack.disposeAsync(), HOUR);

it('a mixed day of 100,000 accounts and 1,000,000 toy twins', { timeout: HOUR }, async ({ annotate }) => {
  const small = await dayOn('small', SMALL);
  const large = await dayOn('large', LARGE);
  const grown = [...large.values()].filter(
    ({ text, pages }) => pages > TIMES * Math.max(FEW, small.get(text)?.pages ?? 0),
  );
  await annotate(
    `${large.size} statements, ${grown.length} of which read more than in a small database: ${grown.map(describe).join('; ')}`,
  );
  expect(grown.map(({ text }) => text)).toEqual([]);
});

/** What the database executed in a day that follows so much business. */
async function dayOn(name: string, year: Year): Promise<Map<string, Statement>> {
  const url = await postgres.createDatabase(name);
  const { database, close } = await openDatabase({ url });
  await fillYear(database, year).finally(close);
  const { imaging } = createVendor(works);
  const running = await startApp({
    variables: { DATABASE_URL: url, METRICS_PORT: '0' },
    replace: () => ({ imaging }),
  });
  try {
    await countStatements(url);
    await liveADay(running);
    return await readStatements(url);
  } finally {
    await running.close();
  }
}

function describe({ text, pages, longest }: Statement): string {
  return `${Math.round(pages)} pages, ${Math.round(longest)} ms: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}
