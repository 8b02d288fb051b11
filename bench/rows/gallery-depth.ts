import { sql } from 'drizzle-orm';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import type { App } from '../../src/http/application.ts';
import type { Services } from '../../src/services/index.ts';
import { encodeCursor } from '../../src/shared/cursor.ts';
import { compareLatency } from '../measure/latency.ts';
import { fillGallery } from '../prepare/fill-gallery.ts';
import { bearer, makeAccount } from '../prepare/person.ts';
import { atMost, type Bench, type Measure } from '../row.ts';
import { startPostgres } from '../servers/postgres.ts';
import { type Product, startProduct } from '../servers/product.ts';

const FEW = 10;
const MANY = 100_000;
const TARGET = 1.25;
/** Every page asked for has this many items, so that only finding them differs. */
const LIMIT = FEW;
/** Four requests in a hundred take a multiple of the rest; with fewer requests the 95th percentile is a matter of luck. */
const REQUESTS_PER_SECOND_OF_BENCH = 3_000;

/** One person with 10 toy twins alone, beside one with 100,000 and a small one next to that, embedded. */
export const measureDepthOnPglite: Measure = async (bench) => {
  await using alone = await startProduct(bench, { prepare: prepareAlone });
  await using crowded = await startProduct(bench, { prepare: prepareCrowded });
  return await compareDepths(bench, 'PGlite', alone, crowded);
};

/** The same on PostgreSQL, with the statistics that its own housekeeping would gather. */
export const measureDepthOnPostgres: Measure = async (bench) => {
  await using postgres = await startPostgres();
  await using alone = await startProduct(bench, {
    prepare: prepareAlone,
    databaseUrl: await postgres.createDatabase(),
  });
  await using crowded = await startProduct(bench, {
    databaseUrl: await postgres.createDatabase(),
    async prepare(app, services) {
      const prepared = await prepareCrowded(app, services);
      await services.database.execute(sql`vacuum analyze ${toytwins}`);
      return prepared;
    },
  });
  return await compareDepths(bench, 'PostgreSQL', alone, crowded);
};

async function prepareAlone(app: App, { database }: Services) {
  const account = await makeAccount(app);
  await fillGallery(database, account.uid, FEW);
  return { account };
}

async function prepareCrowded(app: App, { database }: Services) {
  const heavy = await makeAccount(app);
  const small = await makeAccount(app);
  await fillGallery(database, small.uid, FEW);
  await fillGallery(database, heavy.uid, MANY);
  const [deep] = await database
    .select({ createdAt: toytwins.createdAt, id: toytwins.id })
    .from(toytwins)
    .where(sql`${toytwins.uid} = ${heavy.uid} and ${toytwins.serial} = ${MANY / 2}`);
  if (!deep) throw new Error('The gallery was not filled');
  return { heavy, small, cursor: encodeCursor(deep) };
}

async function compareDepths(
  bench: Bench,
  database: string,
  alone: Product<Awaited<ReturnType<typeof prepareAlone>>>,
  crowded: Product<Awaited<ReturnType<typeof prepareCrowded>>>,
) {
  const { heavy, small, cursor } = crowded.prepared;
  const first = `${crowded.url}/api/toytwins?limit=${LIMIT}`;
  const [base = 0, firstPage = 0, deepPage = 0, smallBeside = 0] = await compareLatency(
    [
      { url: `${alone.url}/api/toytwins?limit=${LIMIT}`, headers: bearer(alone.prepared.account) },
      { url: first, headers: bearer(heavy) },
      { url: `${first}&cursor=${cursor}`, headers: bearer(heavy) },
      { url: first, headers: bearer(small) },
    ],
    bench.seconds * REQUESTS_PER_SECOND_OF_BENCH,
  );
  const compare = (name: string, measured: number) =>
    atMost(TARGET, {
      name: `gallery p95, ${name}, ${database}`,
      measured,
      reference: base,
      unit: 'ms',
      against: `${FEW} items alone`,
    });
  return [
    compare('first page of 100,000 items', firstPage),
    compare('page 5,000 of 100,000 items', deepPage),
    compare('10 items beside 100,000', smallBeside),
  ];
}
