import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, formatTable, type Measure, note, type Row } from './row.ts';
import { measureDesk } from './rows/desk.ts';
import { measureJobOverhead, measureStartTime, measureStudioTime } from './rows/jobs.ts';
import { measureLoad } from './rows/load.ts';
import { measurePages } from './rows/pages.ts';
import * as requests from './rows/requests.ts';
import { measureStudioLatency, measureStudioMemory, measureStudioSpeed } from './rows/studio.ts';

const RESULTS = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

/** Every row of the table, in its order; `npm run bench -- NAME` runs those whose names begin with NAME. */
const measures: Record<string, Measure> = {
  noise: requests.measureNoise,
  landing: requests.measureLanding,
  thumbnails: requests.measureThumbnails,
  'gallery-pglite': (bench) => requests.measureGallery(bench, 'PGlite'),
  'gallery-postgres': (bench) => requests.measureGallery(bench, 'PostgreSQL'),
  upload: requests.measureUpload,
  pages: measurePages,
  'job-overhead-pglite': () => measureJobOverhead('PGlite'),
  'job-overhead-postgres': () => measureJobOverhead('PostgreSQL'),
  'start-time': measureStartTime,
  'studio-speed': measureStudioSpeed,
  'studio-memory': measureStudioMemory,
  'studio-latency': measureStudioLatency,
  'studio-time': measureStudioTime,
  // With ten thousand orders only: the embedded database is for small shops.
  'desk-pglite': () => measureDesk('PGlite', [10_000]),
  'desk-postgres': () => measureDesk('PostgreSQL'),
  'load-pglite': (bench) => measureLoad(bench, 'PGlite'),
  'load-postgres': (bench) => measureLoad(bench, 'PostgreSQL'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    people: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '1' },
  },
});
const bench: Bench = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  people: Number(values.people),
  minutes: Number(values.minutes),
};

/** A row that cannot be measured fails; the others are still measured. */
async function measureOrFail(name: string, measure: Measure): Promise<Row[]> {
  process.stderr.write(`measuring ${name} …\n`);
  try {
    return await measure(bench);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ ...note(name, Number.NaN, ''), verdict: 'FAIL' }];
  }
}

/** Numbers from different machines cannot be compared, ratios can. */
const machine = [
  `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}`,
  `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
  `${os.type()} ${os.release()}`,
  `Node ${process.version}`,
  `load before: ${os.loadavg()[0]?.toFixed(1)}`,
].join(', ');
const rows: Row[] = [];
for (const [name, measure] of Object.entries(measures)) {
  const isChosen = positionals.length === 0 || positionals.some((word) => name.startsWith(word));
  if (isChosen) rows.push(...(await measureOrFail(name, measure)));
}
const table = formatTable(rows);
process.stdout.write(`\n${table}\n\n${machine}\n`);
if (values.write) {
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(
    RESULTS,
    `# Benchmarks\n\n\`npm run bench -- --write\`, ${date}, on ${machine}.\n\n${table}\n`,
  );
}
process.exit(rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0);
