import type { RunningApp } from '../../app.ts';
import { fillGallery } from '../../fill-gallery.ts';
import { uploadPhoto } from '../../order.ts';
import { type Person, signUp } from '../../person.ts';

/** Small, so that what else the machine does hits both sides. */
const BLOCK = 5;
/** With fewer calls the 95th percentile is a matter of luck. */
const BLOCKS = 200;
const TOYTWINS = 30;

/** The 95th percentile of one call on both databases, in milliseconds. */
export interface Compared {
  call: string;
  small: number;
  large: number;
}

/** Makes the same calls of the same person on two products in turn. */
export async function compareCalls(small: RunningApp, large: RunningApp): Promise<Compared[]> {
  const sides = await Promise.all([visitOf(small), visitOf(large)]);
  const compared: Compared[] = [];
  for (const [index, { call }] of (sides[0] ?? []).entries()) {
    const [few, many] = sides.map((visit) => ({ ask: visit[index]?.ask ?? missing, times: [] as number[] }));
    if (!few || !many) throw new Error('Two sides are compared');
    // Statements are planned, and code is compiled, in the first calls.
    for (const { ask } of [few, many]) for (let warm = 0; warm < BLOCK; warm += 1) await ask();
    for (let block = 0; block < BLOCKS; block += 1) {
      for (const { ask, times } of block % 2 ? [few, many] : [many, few]) {
        for (let count = 0; count < BLOCK; count += 1) times.push(await timed(ask));
      }
    }
    compared.push({ call, small: p95(few.times), large: p95(many.times) });
  }
  return compared;
}

type Visit = { call: string; ask(): Promise<unknown> }[];

async function visitOf({ app, services }: RunningApp): Promise<Visit> {
  const robin = await signUp(app);
  await fillGallery(services.database, robin.uid, TOYTWINS);
  await uploadPhoto(robin);
  const page = await robin.call({ url: '/api/toytwins?limit=10' });
  const { toytwins, nextCursor } = page.json();
  const id: string = toytwins[0].id;
  return [
    '/api/users/me',
    '/api/toytwins',
    `/api/toytwins?limit=10&cursor=${nextCursor}`,
    `/api/toytwins/${id}`,
    `/api/toytwins/${id}/progress`,
    `/api/toytwins/${id}/follow-ups`,
    '/api/photos/latest',
    '/api/payments/orders',
  ].map((url) => ({ call: url.replace(id, '…').replace(/\?.*/, '?cursor'), ask: () => read(robin, url) }));
}

async function read(person: Person, url: string): Promise<void> {
  const { statusCode } = await person.call({ url });
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`);
}

async function missing(): Promise<never> {
  throw new Error('Both sides make the same calls');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function p95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
