import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { multipart } from '../../test/order.ts';
import { Answers } from '../load/answers.ts';
import { runCrowd } from '../load/crowd.ts';
import { watchMemory } from '../load/watch-memory.ts';
import { writeLargePhoto } from '../prepare/large-photo.ts';
import { makeOwners } from '../prepare/owners.ts';
import { type Bench, type Measure, note, type Row, within } from '../row.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startProduct } from '../servers/product.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

/** Of reads, in milliseconds. */
const P99 = 300;
/** Of the memory in the second half, in percent. */
const FLAT = 10;
const MINUTE = 60_000;

/** People who browse, upload, see previews and pay, all at once, on the product as it starts without configuration. */
export const measureLoadOnPglite: Measure = (bench) => measureLoad(bench, 'PGlite');

/** The same on PostgreSQL. */
export const measureLoadOnPostgres: Measure = async (bench) => {
  await using postgres = await startPostgres();
  return await measureLoad(bench, 'PostgreSQL', await postgres.createDatabase());
};

async function measureLoad(bench: Bench, database: string, databaseUrl?: string): Promise<Row[]> {
  const { people, minutes } = bench;
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'photo.jpg');
  await writeLargePhoto(file);
  const { headers, payload } = multipart(await readFile(file), 'me.jpg');
  await using product = await startProduct(bench, {
    databaseUrl,
    // Everybody comes from an address of their own, as through a proxy.
    variables: { TRUST_PROXY: 'loopback' },
    prepare: (app, services) => makeOwners(app, services, Math.ceil(people / 4)),
  });
  const answers = new Answers();
  const shop = { url: product.url, answers, closing: AbortSignal.timeout(minutes * MINUTE) };
  const photo = { headers, payload: new Uint8Array(payload) };
  const memory = await watchMemory(product.pid, runCrowd(people, shop, { ...product.prepared, photo }));
  process.stderr.write(answers.describeWorst());
  const { calls, reads, readP99, errors, chosen, ...more } = answers.summary;
  const name = (what: string) => `${people} people, ${minutes} min, ${database}: ${what}`;
  return [
    within(P99, { name: name('reads, p99'), measured: readP99, unit: 'ms' }),
    {
      name: name('errors'),
      measured: `${errors} of ${calls.toLocaleString('en-GB')}`,
      reference: '0 but chosen 429 and 503',
      ratio: null,
      target: '= 0',
      pass: errors === 0 && reads > 0,
    },
    within(FLAT, { name: name('memory in the second half, ±'), measured: memory.furthest, unit: '%' }),
    note(name('memory at the end'), memory.parts.at(-1) ?? 0, 'MB'),
    note(name('calls'), calls / (minutes * 60), '/s'),
    note(name('chosen 429 and 503'), chosen, ''),
    note(name('changes, p99'), more.writeP99, 'ms'),
    note(name('previews, p99'), more.drawingP99, 'ms'),
    note(name('previews'), more.drawings, ''),
    note(name('toy twins paid and delivered'), more.delivered, ''),
  ];
}
