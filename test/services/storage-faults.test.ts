import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { downloadAnswer } from '../../src/features/toytwins/downloads/contract.ts';
import { type RunningApp, startApp } from '../app.ts';
import { drawnPhoto, makeDraft, multipart, payDraft, payNew, readOrder, waitForStatus } from '../order.ts';
import { type Person, signUp } from '../person.ts';
import { refusalOf } from '../refusal.ts';
import { type S3Server, startS3Server } from './storage/s3-server.ts';

const UNAVAILABLE = {
  status: 503,
  code: 'storage_unavailable',
  message: 'Our file storage cannot be reached right now. Nothing is lost. Please try again in a moment.',
};

// The client of the store asks three times before it fails.
describe('store that fails in the middle of an order', { timeout: 240_000 }, () => {
  let server: S3Server;
  let running: RunningApp;
  let origin: string;
  let robin: Person;
  let finished: string;
  beforeAll(async () => {
    server = await startS3Server();
    running = await startApp({ variables: server.variables() });
    origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
    robin = await signUp(running.app);
    finished = (await payNew(running.app, robin)).toytwinId;
    await waitForStatus(robin, finished, 'completed');
  }, 240_000);
  afterAll(async () => {
    await running.close();
    await server.close();
  });

  const upload = async () =>
    robin.call({ method: 'POST', url: '/api/photos', ...multipart(await drawnPhoto(), 'me.jpg') });

  it('with 500 refuses an upload with a clear message, and accepts it after recovery', async () => {
    server.fail('answers 500');
    const refused = await upload();
    expect(refusalOf(refused)).toMatchObject(UNAVAILABLE);
    expect(refused.headers['retry-after']).toBe('10');
    server.fail(null);
    expect((await upload()).statusCode).toBe(200);
  });

  it('with 500 leaves no order open and charges nothing; the toy twin can be made afterwards', async () => {
    const draft = await makeDraft(robin);
    server.fail('answers 500');
    const { orderId } = await payDraft(running.app, robin, draft);
    const failed = await waitForStatus(robin, draft.id, 'failed');
    expect(failed.failureMessage).toBe('Failed to process your Toy Twin. Your payment has NOT been charged.');
    await expect.poll(async () => (await readOrder(robin, orderId)).status).toBe('released');
    server.fail(null);
    const again = await payDraft(running.app, robin, await robin.get(toytwin, `/api/toytwins/${draft.id}`));
    await waitForStatus(robin, draft.id, 'completed');
    expect((await readOrder(robin, again.orderId)).status).toBe('captured');
  });

  it('with half a file never serves it as a whole one', async () => {
    const { packagedThumbnails } = await robin.get(toytwin, `/api/toytwins/${finished}`);
    const picture = await robin.get(downloadAnswer, `/api/toytwins/${finished}/downloads/packaged`);
    const urls = [z.string().parse(packagedThumbnails?.w320), picture.url];
    const read = (url: string) => fetch(new URL(url, origin)).then(readWhole);
    server.fail('cuts files');
    for (const url of urls) expect(await read(url).catch(() => 'broken off')).toMatch(/503|broken off/);
    server.fail(null);
    for (const url of urls) expect(await read(url)).toBe('200');
  });
});

/** @returns the status. @throws if less arrived than was announced. */
async function readWhole(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return String(answer.status);
}
