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
import { readCharges } from '../servers/charges.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startProduct } from '../servers/product.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

/** Milliseconds. A buyer waits for a picture of half a second or more and does not feel a tenth of one. */
const LIMIT = 100;
const ORDERS = 60;
/** The compiler of JavaScript and of the embedded database is busy with the first ones. */
const WARM_UP = 20;
const STORED = 10;
const SCRIPT = fileURLToPath(new URL('../servers/instant-product.ts', import.meta.url));

/**
 * What the job adds around providers that answer at once: authorised to completed, one order after the other. The models
 * do answer at once; what the payment provider takes for the charge, here the sandbox, is taken off, and told beside it.
 */
export const measureJobOverhead: Measure = async (bench) => {
  await using folder = await temporaryFolder();
  const ready = path.join(folder.path, 'ready.png');
  await writeFile(ready, await readyPicture());
  await using postgres = await startPostgres();
  const instant = { ...bench, env: { ...bench.env, READY_PICTURE: ready } };
  const onPostgres = await timeJobs(instant, await postgres.createDatabase());
  const onPglite = await timeJobs(instant);
  const picture = await timeStoringPicture(folder.path, await readFile(ready));
  return [
    ...rowsOf('PGlite', onPglite, picture),
    ...rowsOf('PostgreSQL', onPostgres, picture),
    note('of which the picture with its thumbnails', picture, 'ms'),
  ];
};

/** Milliseconds at the 95th percentile. */
interface JobTimes {
  /** Without the payment provider's answer to the charge. */
  added: number;
  /** With it. */
  whole: number;
}

function rowsOf(database: string, { added, whole }: JobTimes, picture: number) {
  const name = 'job around instant providers, p95 added';
  return [
    within(LIMIT, { name: `${name}, ${database}`, measured: added, unit: 'ms' }),
    note(`with the payment sandbox's answer, ${database}`, whole, 'ms'),
    note(`without both it and the picture, ${database}`, added - picture, 'ms'),
  ];
}

async function timeJobs(bench: Bench, databaseUrl?: string): Promise<JobTimes> {
  const tiers = Array.from({ length: ORDERS + WARM_UP }, () => 'basic' as const);
  await using product = await startProduct(bench, {
    prepare: (app) => openOrders(app, tiers),
    script: SCRIPT,
    databaseUrl,
  });
  const times: number[] = [];
  for (const order of product.prepared) times.push(await payAndWait(product.url, order));
  const charges = await readCharges(product.url);
  if (charges.length !== times.length) throw new Error('Not every order was charged once');
  const added = times.map((time, order) => time - (charges[order] ?? 0));
  return { added: percentile(added.slice(WARM_UP), 0.95), whole: percentile(times.slice(WARM_UP), 0.95) };
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
