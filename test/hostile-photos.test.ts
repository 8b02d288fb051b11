import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_MESSAGES } from '#features/photos/contract.ts';
import { PHOTO_REFUSALS } from '#features/photos/server/photo-refusals.ts';
import { type RunningApp, startApp } from './app.ts';
import { drawnPhoto, multipart } from './order.ts';
import { type Person, signUp } from './person.ts';
import { hostilePhotos } from './trust/hostile-photos/index.ts';

const { unreadable } = PHOTO_MESSAGES;
const { damaged, tooHeavy, tooSmall } = PHOTO_REFUSALS;

/** A few of the files that `npm run test:trust` sends, with what their sender is told; nothing where the photo is taken. */
const SOME: [string, string?][] = [
  ['png: seventy zTXt chunks of 7 MB'],
  ['png: thirty color profiles of 50 MB'],
  ['png: 700,000 x 64 pixels', tooSmall],
  ['png: million empty pixel chunks', damaged],
  ['jpeg: progressive with 5,000 scans', damaged],
  ['jpeg: progressive with a million markers among its pixels', damaged],
  ['png: eight megapixels that are cut off'],
  ['jpeg: pixels of rubbish'],
  ['webp: animation of a thousand frames'],
  ['webp: 16,383 x 3,000 lossless pixels of 400 x 400', tooHeavy(49.2, 32, false)],
  ['heif: AVIF of 25 MP', tooHeavy(25, 6, false)],
  ['heif: AVIF of 25 MP that claims 400 x 400', unreadable],
  ['heif: AVIF of 400 x 400 that shows 40 x 30 of them', tooSmall],
  ['heif: grid of 256 x 255 tiles', damaged],
];
/** What the server's own process may take for all of them, in bytes; one of them took two gigabytes. */
const MOST_MEMORY = 400_000_000;

describe('hostile photo', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const send = (bytes: Buffer) =>
    robin.call({ method: 'POST', url: '/api/photos', ...multipart(bytes, 'me.jpg') });

  it('takes no memory of the server, and its sender learns what is wrong with it', async () => {
    const files = new Map(hostilePhotos.map(({ name, make }) => [name, make]));
    const made = await Promise.all(
      SOME.map(async ([name]) => (await files.get(name)?.()) ?? Buffer.alloc(0)),
    );
    const before = process.memoryUsage.rss();
    const answers: [string, string?][] = [];
    for (const [index, [name]] of SOME.entries()) {
      const answer = await send(made[index] ?? Buffer.alloc(0));
      answers.push(answer.statusCode === 200 ? [name] : [name, answer.json().message]);
    }
    expect(answers).toEqual(SOME);
    expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_MEMORY);
    expect((await send(await drawnPhoto())).statusCode).toBe(200);
  });
});
