import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo } from '../connect-to.ts';
import { drawnPhoto, multipart } from '../order.ts';
import { signUp } from '../person.ts';
import { type HostilePhoto, hostilePhotos } from './hostile-photos/index.ts';
import { watchUsage } from './process-tree.ts';
import { startTarget, type Target } from './start-target.ts';

const MOST_SECONDS = 2;
/** Also while other programs have the processor. */
const MOST_SECONDS_ON_A_BUSY_MACHINE = 30;
const MOST_MEGABYTES = 150;
/** One account may send 120 photos in ten minutes, and its token is valid for 15 minutes. */
const FILES_PER_ACCOUNT = 60;
/** What a photo is answered with that can be used after all, and one that cannot. */
const ANSWERS = [200, 400, 413, 415];

interface Cost {
  name: string;
  status: number;
  /** Until the answer. */
  seconds: number;
  processorSeconds: number;
  megabytes: number;
}

let target: Target<void>;
let token = '';
let requests = 0;
beforeAll(async () => {
  target = await startTarget({
    // Each photo comes from another network, because one may try ten photos in ten minutes.
    variables: { TRUST_PROXY: 'true' },
    prepare: async () => {},
  });
});
afterAll(() => target?.[Symbol.asyncDispose]());

/** Uploads one file. @returns the status of the answer. */
async function send(path: string, bytes: Buffer): Promise<number> {
  if (requests % FILES_PER_ACCOUNT === 0) {
    ({ token } = await signUp(connectTo(target.url), { origin: target.url }));
  }
  requests += 1;
  const { headers, payload } = multipart(bytes, 'me.jpg');
  const caller = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `203.0.${requests >> 8}.${requests & 255}`,
  };
  const body = new Uint8Array(payload);
  const answer = await fetch(`${target.url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...caller },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * What a file costs whenever it is sent. The server may do something else at the same time, once, such as start the process that
 * draws previews, so one that seems too much is sent again.
 */
async function costOf(path: string, { name, make }: HostilePhoto): Promise<Cost> {
  const bytes = await make();
  const cost = { name, ...(await measure(path, bytes)) };
  return isTooMuch(cost) ? { name, ...(await measure(path, bytes)) } : cost;
}

async function measure(path: string, bytes: Buffer): Promise<Omit<Cost, 'name'>> {
  const stopWatching = await watchUsage(target.pid);
  const begun = performance.now();
  const status = await send(path, bytes);
  const seconds = (performance.now() - begun) / 1000;
  return { status, seconds, ...(await stopWatching()) };
}

/** A process that never waits takes no longer than its processor time. */
const fairSeconds = ({ seconds, processorSeconds }: Cost) => Math.min(seconds, processorSeconds);

const words = (cost: Cost) =>
  `${cost.name}: ${cost.status}, ${fairSeconds(cost).toFixed(2)} s, +${cost.megabytes.toFixed(0)} MB`;

const isTooMuch = (cost: Cost) =>
  !ANSWERS.includes(cost.status) ||
  fairSeconds(cost) > MOST_SECONDS ||
  cost.seconds > MOST_SECONDS_ON_A_BUSY_MACHINE ||
  cost.megabytes > MOST_MEGABYTES;

describe.each(['/api/photos', '/api/try/photos'])('hostile photos sent to %s', (path) => {
  it('cost little and never the server', { timeout: 3_600_000 }, async ({ annotate }) => {
    const usual = await drawnPhoto(1600, 2000);
    await send(path, usual);
    const costs: Cost[] = [];
    for (const photo of hostilePhotos) costs.push(await costOf(path, photo));
    const slowest = costs.toSorted((a, b) => fairSeconds(b) - fairSeconds(a)).slice(0, 3);
    const largest = costs.toSorted((a, b) => b.megabytes - a.megabytes).slice(0, 3);
    await annotate(
      [`${costs.length} files`, 'slowest:', ...slowest.map(words), 'largest:', ...largest.map(words)].join(
        '\n',
      ),
    );
    expect(costs.filter(isTooMuch).map(words)).toEqual([]);
    expect(await send(path, usual)).toBe(200);
  });
});
