import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/setup/browser.mjs';
import { productEnvironment } from '../scripts/setup/node24.mjs';
import { describeMachine } from './machine.ts';
import type { Bench, Row } from './row.ts';
import { measures } from './rows/index.ts';
import { formatTable } from './table.ts';

const RESULTS = fileURLToPath(new URL('./RESULTS.md', import.meta.url));
const MOST_SECONDS = 8;

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

/** Runs the rows whose names begin with one of the given words, or all of them. */
async function runBench(): Promise<Row[]> {
  const bench: Bench = {
    node: process.execPath,
    browser: await findBrowser(),
    env: productEnvironment(),
    seconds: Math.min(MOST_SECONDS, Number(values.seconds)),
    rounds: Number(values.rounds),
    people: Number(values.people),
    minutes: Number(values.minutes),
  };
  const chosen = Object.entries(measures).filter(
    ([name]) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
  );
  const rows: Row[] = [];
  for (const [name, measure] of chosen) {
    process.stderr.write(`measuring ${name} …\n`);
    rows.push(...(await measureOrFail(name, () => measure(bench))));
  }
  return rows;
}

/** What cannot be measured fails, and the others are measured all the same. */
async function measureOrFail(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ name, measured: 'could not be measured', reference: '', ratio: null, target: '', pass: false }];
  }
}

const machine = describeMachine();
const table = formatTable(await runBench());
process.stdout.write(`\n${table}\n\n${machine}\n`);
if (values.write) {
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(
    RESULTS,
    `# Benchmarks\n\n\`npm run bench -- --write\`, ${date}, on ${machine}.\n\n${table}\n`,
  );
}
process.exit(table.includes('FAIL') ? 1 : 0);
