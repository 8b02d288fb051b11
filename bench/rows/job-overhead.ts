import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { createStorage } from '../../src/services/storage/index.ts';
import { median, percentile } from '../measure/statistics.ts';
import { openOrders, payAndWait } from '../prepare/order.ts';
import { readyPicture } from '../prepare/ready-picture.ts';
import { type Bench, type Measure, note, within } from '../row.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startProduct } from '../servers/product.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

const ORDERS = 60;
/** The compiler of JavaScript and of the embedded database is busy with the first ones. */
const WARM_UP = 20;
const STORED = 10;
const SCRIPT = fileURLToPath(new URL('../servers/instant-product.ts', import.meta.url));

/** What the job adds around a provider that answers at once: authorised to completed, one order after the other. */
export const measureJobOverhead: Measure = async (bench) => {
  await using folder = await temporaryFolder();
  const ready = path.join(folder.path, 'ready.png');
  await writeFile(ready, await readyPicture());
  await using postgres = await startPostgres();
  const instant = { ...bench, env: { ...bench.env, READY_PICTURE: ready } };
  const onPostgres = await timeJobs(instant, await postgres.createDatabase());
  const onPglite = await timeJobs(instant);
  const picture = await timeStoringPicture(folder.path, await readFile(ready));
  const name = 'job around an instant provider, p95 added';
  return [
    within(50, { name: `${name}, PGlite`, measured: onPglite, unit: 'ms' }),
    within(50, { name: `${name}, PostgreSQL`, measured: onPostgres, unit: 'ms' }),
    note('of which the picture with its thumbnails', picture, 'ms'),
    note('so the job without its picture, PGlite', onPglite - picture, 'ms'),
    note('so the job without its picture, PostgreSQL', onPostgres - picture, 'ms'),
  ];
};

/** @returns the milliseconds of the 95th percentile. */
async function timeJobs(bench: Bench, databaseUrl?: string): Promise<number> {
  const tiers = Array.from({ length: ORDERS + WARM_UP }, () => 'basic' as const);
  await using product = await startProduct(bench, {
    prepare: (app) => openOrders(app, tiers),
    script: SCRIPT,
    databaseUrl,
  });
  const times: number[] = [];
  for (const order of product.prepared) times.push(await payAndWait(product.url, order));
  return percentile(times.slice(WARM_UP), 0.95);
}

/** @returns the median milliseconds of storing one picture, with nothing around it. */
async function timeStoringPicture(dataDir: string, picture: Buffer): Promise<number> {
  const place = { dataDir, logger: pino({ level: 'silent' }) };
  const storage = await createStorage({ kind: 'file', folder: undefined }, place);
  const times: number[] = [];
  for (let run = 0; run < STORED; run += 1) {
    const start = performance.now();
    await storePicture(storage, `${run}/packaged.png`, picture);
    times.push(performance.now() - start);
  }
  return median(times);
}
