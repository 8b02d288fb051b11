import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../order.ts';
import { signUp } from '../person.ts';
import { startChild, waitUntilPrinted } from '../postgres/start-child.ts';
import type { Uploading } from './heavy-photos/upload-again.ts';
import { areFair, measureWaits } from './others-waits.ts';
import { startTarget, type Target } from './start-target.ts';

const ACCOUNTS = 10;
/** Uploads that each account has open at the same time. */
const AT_ONCE = 4;
const SECONDS = 25;
/** Between the uploads of somebody else, in milliseconds. */
const PAUSE_MS = 300;
const UPLOAD_AGAIN = 'test/trust/heavy-photos/upload-again.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a07a' } });

/** Files of less than a kilobyte: one is too large, the other takes long. */
const FILES: [string, () => Sharp][] = [
  ['AVIF of 25 MP', () => flat(6000, 4166).avif({ effort: 0 })],
  ['AVIF of 8 MP', () => flat(3264, 2448).avif({ effort: 0, chromaSubsampling: '4:2:0' })],
];

let folder: string;
/** Each attack has attackers and somebody else of its own: one person may upload 120 photos in ten minutes. */
let target: Target<string[]>;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-heavy-'));
  photo = await flat(3000, 2000).jpeg().toBuffer();
  target = await startTarget({
    prepare: async ({ app, services }) => {
      const tokens: string[] = [];
      for (let person = 0; person < FILES.length * (ACCOUNTS + 1); person += 1) {
        tokens.push((await signUp(app, { origin: services.config.publicUrl })).token);
      }
      return tokens;
    },
  });
});
afterAll(async () => {
  await target?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a usual photo as somebody else. @returns the status. */
async function uploadAs(token = ''): Promise<number> {
  const { headers, payload } = multipart(photo, 'me.jpg');
  const answer = await fetch(`${target.url}/api/photos`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe(`${ACCOUNTS} accounts that upload ${AT_ONCE} heavy photos each, again and again`, () => {
  it.for(FILES)('%s', async ([name, make], { annotate }) => {
    const file = path.join(folder, name);
    await writeFile(file, await make().toBuffer());
    const [other, ...attackers] = target.prepared.splice(0, ACCOUNTS + 1);
    const refused: number[] = [];
    const upload = async () => {
      const status = await uploadAs(other);
      if (status !== 200) refused.push(status);
    };
    const before = await measureWaits(upload, delay(10_000), PAUSE_MS);
    const uploading: Uploading = { url: target.url, file, tokens: attackers, atOnce: AT_ONCE };
    await using attack = startChild(process.execPath, [UPLOAD_AGAIN, JSON.stringify(uploading)]);
    await waitUntilPrinted(attack, 'uploading');
    const during = await measureWaits(upload, delay(SECONDS * 1000), PAUSE_MS);
    await annotate(
      `others: ${during.count - refused.length} of ${during.count} served, ` +
        `p95 ${during.p95.toFixed(0)} ms, before ${before.p95.toFixed(0)} ms`,
    );
    expect(refused).toEqual([]);
    expect(areFair(before, during), 'others wait at most twice as long').toBe(true);
  });
});
