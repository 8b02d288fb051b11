import { mkdtempDisposable, readFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';
import { eq } from 'drizzle-orm';
import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { progress } from '../../src/features/toytwins/contract.ts';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import type { RunningApp } from '../../test/app.ts';
import { fillGallery } from '../../test/fill-gallery.ts';
import { type Person, signUp } from '../../test/person.ts';
import { residentMegabytes } from '../../test/trust/process-tree.ts';
import { startTarget } from '../../test/trust/start-target.ts';
import { readyPicture, writeUpload } from '../pictures.ts';
import { type Bench, note, type Row, within } from '../row.ts';
import { type DatabaseKind, startDatabase } from '../servers.ts';
import { lookAround, makeOne, SHARE_TOKEN, type Shop, type Step, tryOut } from './visits.ts';

/** Limit for reads, in milliseconds. */
const P99 = 300;
/** Greatest distance of the memory from its mean in the second half, in percent. */
const FLAT = 10;
/** Statuses with which the product says that it is overloaded. */
const CHOSEN = [429, 503];
/** Milliseconds after which a paid toy twin counts as lost. */
const PATIENCE = 120_000;
/** Of all people, and calls of each a second, with the pauses in which they look. A shop in which one of ten buys is busy. */
const CROWDS = [
  { visit: lookAround, share: 0.85, calls: 0.5 },
  { visit: makeOne, share: 0.1, calls: 0.12 },
  { visit: tryOut, share: 0.05, calls: 0.12 },
];

/** People who browse, upload, see previews and pay, all at once; also prints autocannon's tables. */
export async function measureLoad({ people, minutes }: Bench, kind: DatabaseKind): Promise<Row[]> {
  await using database = await startDatabase(kind);
  await using folder = await mkdtempDisposable(`${os.tmpdir()}/toy-twin-bench-`);
  const { file, contentType } = await writeUpload(folder.path);
  await using product = await startTarget({
    // Everybody comes from an address of their own, as through a proxy.
    variables: { ...database.variables, TRUST_PROXY: 'loopback' },
    prepare: (running) => makeOwners(running, Math.ceil(people / 4)),
  });
  const shop: Shop = { people: product.prepared, form: await readFile(file), contentType, paid: new Map() };
  const send = (steps: Step[], connections: number, calls: number) =>
    autocannon({
      url: product.url,
      connections,
      overallRate: Math.max(1, Math.round(connections * calls)),
      duration: minutes * 60,
      // autocannon's types do not allow a step to fail.
      requests: steps as unknown as Request[],
    });
  const stopWatching = watchMemory(product.pid);
  const results = await Promise.all(
    CROWDS.map(({ visit, share, calls }) =>
      send(visit(shop), Math.max(1, Math.round(people * share)), calls),
    ),
  );
  const memory = stopWatching();
  const delivered = await countDelivered(product.url, shop.paid);
  for (const result of results) process.stderr.write(autocannon.printResult(result));
  const [looked, ...others] = results;
  const name = (what: string) => `${people} people, ${minutes} min, ${kind}: ${what}`;
  const total = (count: (result: Result) => number) => results.map(count).reduce((sum, one) => sum + one, 0);
  return [
    within(P99, name('what they look at, p99'), looked?.latency.p99 ?? Number.NaN, 'ms'),
    mustBeNone(name('errors'), total(countErrors)),
    mustBeNone(name('paid and not delivered'), shop.paid.size - delivered),
    within(FLAT, name('memory in the second half, ±'), memory.furthest, '%'),
    note(name('memory at the end'), memory.last, 'MB'),
    note(name('calls'), total(({ requests }) => requests.total) / (minutes * 60), '/s'),
    note(
      name('chosen 429 and 503'),
      total((result) => countStatuses(result, isChosen)),
      '',
    ),
    note(
      name('uploads, previews and payments, p99'),
      Math.max(...others.map(({ latency }) => latency.p99)),
      'ms',
    ),
    note(name('toy twins paid and delivered'), delivered, ''),
  ];
}

const mustBeNone = (name: string, count: number): Row => ({
  ...note(name, count, ''),
  target: '= 0',
  verdict: count === 0 ? 'pass' : 'FAIL',
});

const isChosen = (status: number) => CHOSEN.includes(status);

const countErrors = (result: Result) =>
  result.errors + result.timeouts + countStatuses(result, (status) => status >= 400 && !isChosen(status));

function countStatuses({ statusCodeStats }: Result, counts: (status: number) => boolean): number {
  return Object.entries(statusCodeStats ?? {})
    .filter(([status]) => counts(Number(status)))
    .reduce((sum, [, { count = 0 }]) => sum + count, 0);
}

/** People who have a toy twin, with its picture; one has a public page. */
async function makeOwners({ app, services }: RunningApp, count: number): Promise<Person[]> {
  const { database, storage } = services;
  const picture = await readyPicture();
  const people: Person[] = [];
  for (let owner = 0; owner < count; owner += 1) {
    const person = await signUp(app);
    await fillGallery(database, person.uid, 1);
    people.push(person);
  }
  const made = await database.select().from(toytwins);
  for (const { packagedKey } of made) if (packagedKey) await storePicture(storage, packagedKey, picture);
  await database
    .update(toytwins)
    .set({ shareToken: SHARE_TOKEN, tier: 'basic', characterKey: null })
    .where(eq(toytwins.id, made[0]?.id ?? ''));
  return people;
}

/** Waits for the last paid toy twins, also beyond the time of the measurement. */
async function countDelivered(url: string, paid: Map<string, Person>): Promise<number> {
  const waiting = new Map(paid);
  const deadline = Date.now() + PATIENCE;
  while (waiting.size > 0 && Date.now() < deadline) {
    for (const [id, { token }] of waiting) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/toytwins/${id}/progress`, { headers });
      if (answer.ok && progress.parse(await answer.json()).status === 'completed') waiting.delete(id);
    }
    await delay(1_000);
  }
  return paid.size - waiting.size;
}

/** Watches the resident memory of a process and its children, on Linux. @returns a function that stops it. */
function watchMemory(pid: number): () => { last: number; furthest: number } {
  const seen: number[] = [];
  const watch = setInterval(async () => seen.push(await residentMegabytes(pid)), 1_000);
  return () => {
    clearInterval(watch);
    const half = seen.slice(Math.floor(seen.length / 2));
    const fifth = Math.ceil(half.length / 5);
    const parts = Array.from({ length: Math.ceil(half.length / fifth) }, (_, part) =>
      mean(half.slice(part * fifth, (part + 1) * fifth)),
    );
    const far = parts.map((part) => Math.abs(part / mean(half) - 1) * 100);
    return { last: parts.at(-1) ?? 0, furthest: Math.max(...far) };
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
