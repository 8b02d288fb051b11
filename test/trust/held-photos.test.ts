import { setTimeout as delay } from 'node:timers/promises';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '#features/photos/contract.ts';
import { trialPhoto } from '#features/trial/contract.ts';
import { connectTo } from '../connect-to.ts';
import { freePort } from '../free-port.ts';
import { multipart } from '../order.ts';
import { PASSWORD, signIn, signUp } from '../person.ts';
import { type HeapInspector, inspectHeap } from './held-photos/inspect-heap.ts';
import { residentMegabytes } from './process-tree.ts';
import { startTarget, type Target } from './start-target.ts';

const TRIED = 60;
const UPLOADED = 90;
/** Before the memory is measured for the first time, as many photos were sent. */
const WARM_UP = 20;
/** How much more memory the whole process tree may have afterwards. */
const MOST_GROWTH = 0.1;
/** Readings are kept until a minute after their last use, milliseconds. */
const READINGS_KEPT_MS = 75_000;
/** How often it is looked again for photos that are still held. */
const MOST_WAITS = 3;
/** Of each photo so many bytes are searched, from its middle, where no two are alike. */
const SEARCHED = 64;

let target: Target<string>;
let heap: HeapInspector;
beforeAll(async () => {
  const inspector = await freePort();
  target = await startTarget({
    prepare: async ({ app, services }) => (await signUp(app, { origin: services.config.publicUrl })).email,
    variables: { TRUST_PROXY: 'loopback' },
    nodeOptions: [`--inspect-port=127.0.0.1:${inspector}`],
  });
  heap = await inspectHeap(target.pid, inspector);
});
afterAll(async () => {
  heap?.[Symbol.dispose]();
  await target?.[Symbol.asyncDispose]();
});

/** Milliseconds after which a new token is requested: one is valid for a quarter of an hour, and a slow machine needs longer. */
const TOKEN_KEPT_MS = 300_000;
let signedIn = { token: '', until: 0 };
async function authorize(): Promise<string> {
  if (Date.now() > signedIn.until) {
    const { token } = await signIn(connectTo(target.url), target.prepared, PASSWORD, target.url);
    signedIn = { token, until: Date.now() + TOKEN_KEPT_MS };
  }
  return `Bearer ${signedIn.token}`;
}

let seed = 0;
/** A new person's photo, as a form. */
async function nextForm() {
  seed += 1;
  const { headers, payload } = multipart(await drawPortrait({ seed }), 'me.jpg');
  return { headers, body: new Uint8Array(payload) };
}

const middleOf = (jpeg: ArrayBuffer) => Buffer.from(jpeg, Math.floor(jpeg.byteLength / 2), SEARCHED);

async function call(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(new URL(path, target.url), options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Sends a photo to `/try` from a network of its own. @returns its token, and bytes of what the server keeps. */
async function tryPhoto() {
  const { headers, body } = await nextForm();
  const from = { 'x-forwarded-for': `198.51.${seed >> 8}.${seed & 255}` };
  const sent = await call('/api/try/photos', { method: 'POST', headers: { ...headers, ...from }, body });
  const { token } = trialPhoto.parse(await sent.json());
  const kept = await call(`/api/try/photos/${token}`, { headers: from });
  return { token, bytes: middleOf(await kept.arrayBuffer()) };
}

const forgetTried = (token: string) => call(`/api/try/photos/${token}`, { method: 'DELETE' });

/** Uploads a photo, has it checked and erases it. @returns bytes of what the server kept. */
async function uploadCheckAndErase(): Promise<Buffer> {
  const authorization = await authorize();
  const { headers, body } = await nextForm();
  const sent = await call('/api/photos', { method: 'POST', headers: { ...headers, authorization }, body });
  const { sourceImage } = photo.parse(await sent.json());
  const kept = await (await call(sourceImage)).arrayBuffer();
  const about = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ sourceImage }),
  };
  await (await call('/api/photos/check', about)).arrayBuffer();
  await (await call('/api/photos/erase', about)).arrayBuffer();
  return middleOf(kept);
}

async function tryAndForget(): Promise<Buffer> {
  const { token, bytes } = await tryPhoto();
  await forgetTried(token);
  return bytes;
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await work());
  return results;
}

it(`${TRIED} photos that are tried and ${UPLOADED} that are uploaded, each deleted`, async ({ annotate }) => {
  await repeat(WARM_UP / 2, tryAndForget);
  await repeat(WARM_UP / 2, uploadCheckAndErase);
  await delay(READINGS_KEPT_MS);
  const before = { bytes: await heap.bytesInBuffers(), resident: await residentMegabytes(target.pid) };
  const kept = await tryPhoto();
  expect(await heap.find([kept.bytes]), 'a photo that is kept is found').toEqual([0]);
  await forgetTried(kept.token);

  const photos = [...(await repeat(TRIED, tryAndForget)), ...(await repeat(UPLOADED, uploadCheckAndErase))];
  // A slow machine is still reading the last ones.
  let held: number[] = [];
  for (let time = 0; time < MOST_WAITS && (time === 0 || held.length > 0); time += 1) {
    await delay(READINGS_KEPT_MS);
    held = await heap.find([kept.bytes, ...photos]);
  }
  const after = { bytes: await heap.bytesInBuffers(), resident: await residentMegabytes(target.pid) };
  await annotate(
    `${held.length} of ${photos.length + 1} photos held; ${before.resident.toFixed(0)} MB before, ` +
      `${after.resident.toFixed(0)} MB after; buffers ${(before.bytes / 1e6).toFixed(1)} MB, then ` +
      `${(after.bytes / 1e6).toFixed(1)} MB`,
  );
  expect(held).toEqual([]);
  expect(after.resident).toBeLessThan(before.resident * (1 + MOST_GROWTH));
}, 1_800_000);
