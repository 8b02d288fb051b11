import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { connectTo } from '../connect-to.ts';
import { drawnPhoto, makeDraft, multipart, payDraft, payNew, readOrder } from '../order.ts';
import { type Person, signUp } from '../person.ts';
import { refusalOf } from '../refusal.ts';
import { download, waitFor } from '../services/several-processes/buyer.ts';
import { type OnSmallDisk, startOnSmallDisk } from './small-disk/start-on-small-disk.ts';

const ATTEMPTS = 5;
const LONG = 1_800_000;
/** What a user is told, by the code of the refusal. */
const CLEAR: Record<string, string> = {
  storage_unavailable:
    'Our file storage cannot be reached right now. Nothing is lost. Please try again in a moment.',
  unavailable: 'We are temporarily unavailable. Please try again in a minute.',
};

let disk: OnSmallDisk;
let shop: ReturnType<typeof connectTo>;
let robin: Person;
beforeAll(async () => {
  disk = await startOnSmallDisk();
  shop = connectTo(disk.url);
  robin = await signUp(shop);
}, LONG);
afterAll(() => disk?.[Symbol.asyncDispose]());

const troubles = [
  { trouble: 'full', begin: () => disk.fill(), end: () => disk.makeRoom() },
  {
    trouble: 'read-only for files',
    begin: () => disk.remountFiles('ro'),
    end: () => disk.remountFiles('rw'),
  },
];

it.for(troubles)('disk is $trouble while users buy', { timeout: LONG }, async (given, { annotate }) => {
  const draft = await makeDraft(robin);
  const underWay = await payNew(shop, robin);
  await given.begin();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) expectClear(await upload());
  // What can be read is read.
  expect((await robin.get(galleryPage, '/api/toytwins')).toytwins.length).toBeGreaterThan(0);
  await given.end();
  expect((await upload()).statusCode).toBe(200);
  const later = await payDraft(shop, robin, draft);
  const [first, second] = [await endOf(underWay), await endOf(later)];
  await annotate(
    `${ATTEMPTS} of ${ATTEMPTS} uploads refused in clear words; the order under way: ${first}, the next: ${second}`,
  );
  expect(second).toBe('completed');
});

async function upload(): Promise<LightMyRequestResponse> {
  return robin.call({ method: 'POST', url: '/api/photos', ...multipart(await drawnPhoto(), 'me.jpg') });
}

function expectClear(refused: LightMyRequestResponse): void {
  const { status, code, message } = refusalOf(refused);
  expect({ status, message }).toEqual({ status: 503, message: CLEAR[code] });
  expect(refused.headers['retry-after']).toBe('10');
}

/** An order is charged and delivered whole, or given back. @returns the status of its toy twin. */
async function endOf({ toytwinId, orderId }: { toytwinId: string; orderId: string }): Promise<string> {
  const ended = await waitFor({ person: robin, toytwinId, orderId }, 'completed', 'failed');
  const expected = ended.status === 'completed' ? 'captured' : 'released';
  await expect.poll(async () => (await readOrder(robin, orderId)).status, { timeout: 60_000 }).toBe(expected);
  if (ended.status === 'completed') expect(await download(shop, ended)).toBe('PNG');
  return ended.status;
}
