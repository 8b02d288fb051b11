import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkStorage } from '../../src/services/storage/check-storage.ts';
import { createStorage, type Storage } from '../../src/services/storage/index.ts';
import { type RunningApp, startApp } from '../app.ts';
import { refusalOf } from '../refusal.ts';
import { startGoogleServer } from './storage/google-server.ts';
import { type S3Server, startS3Server } from './storage/s3-server.ts';

const quiet = pino({ level: 'silent' });
const MEGABYTE = 1024 * 1024;

/** Variables of a separate store, and its clean-up. */
type Place = { variables: Record<string, string>; end(): Promise<void> };

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-files-'));
  return {
    variables: { STORAGE_URL: `file://${folder}` },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

const hosted =
  (start: () => Promise<Pick<S3Server, 'variables' | 'close'>>, prefix?: string) =>
  async (): Promise<Place> => {
    const server = await start();
    return { variables: server.variables(prefix), end: () => server.close() };
  };

const places: [string, () => Promise<Place>][] = [
  ['a folder', inFolder],
  ['an S3-compatible store', hosted(startS3Server)],
  ['a folder in an S3-compatible store', hosted(startS3Server, 'shop/toy-twins')],
  ['a store that speaks the protocol of Google', hosted(startGoogleServer)],
  ['a folder in such a store', hosted(startGoogleServer, 'shop')],
];

const open = (variables: Record<string, string>): Promise<Storage> =>
  createStorage(readConfig(variables).storage, { dataDir: '/nowhere', logger: quiet });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe.each(places)('files in %s', (_name, prepare) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await prepare();
    storage = await open(place.variables);
  });
  afterAll(() => place.end());
  beforeEach(async () => {
    for await (const { key } of storage.list()) await storage.delete(key);
  });
  const keys = async (folder?: string) =>
    (await Array.fromAsync(storage.list(folder))).map(({ key }) => key).sort();

  it('are read as written, as a whole and as a stream', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('images/u/1-me.jpg', bytes);
    expect(Buffer.from(await storage.getBytes('images/u/1-me.jpg')).equals(bytes)).toBe(true);
    expect((await buffer(await storage.getStream('images/u/1-me.jpg'))).equals(bytes)).toBe(true);
    expect((await storage.describe('images/u/1-me.jpg')).size).toBe(bytes.length);
    expect(await storage.exists('images/u/1-me.jpg')).toBe(true);
  });

  it('may be empty', async () => {
    await storage.put('empty', new Uint8Array());
    expect(await storage.getBytes('empty')).toHaveLength(0);
    expect((await storage.describe('empty')).size).toBe(0);
  });

  it('are read in ranges', async () => {
    await storage.put('a.txt', Buffer.from('0123456789'));
    expect(text(await buffer(await storage.getStream('a.txt', { start: 2, end: 4 })))).toBe('234');
    expect(text(await buffer(await storage.getStream('a.txt', { start: 0, end: 1 })))).toBe('01');
    expect(text(await buffer(await storage.getStream('a.txt', { start: 9, end: 9 })))).toBe('9');
  });

  it('are overwritten, and tagged by their contents', async () => {
    await storage.put('a.txt', Buffer.from('a long first one'));
    const { etag } = await storage.describe('a.txt');
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await storage.describe('a.txt')).etag).toBe(etag);
    await storage.put('a.txt', Buffer.from('second'));
    expect((await storage.describe('a.txt')).etag).not.toBe(etag);
    expect(text(await storage.getBytes('a.txt'))).toBe('second');
  });

  it('may be large', async () => {
    const bytes = randomBytes(24 * MEGABYTE);
    await storage.put('toytwins/u/t/1/model.stl', bytes);
    const stream = await storage.getStream('toytwins/u/t/1/model.stl');
    expect((await buffer(stream)).equals(bytes)).toBe(true);
  });

  it('report that they are missing', async () => {
    const missing = { code: 'not_found', name: 'FileMissingError' };
    await expect(storage.getBytes('none')).rejects.toMatchObject(missing);
    await expect(storage.getStream('none')).rejects.toMatchObject(missing);
    await expect(storage.describe('none')).rejects.toMatchObject(missing);
    expect(await storage.exists('none')).toBe(false);
  });

  it('are deleted, also twice', async () => {
    await storage.put('a.txt', Buffer.from('a'));
    await storage.delete('a.txt');
    await storage.delete('a.txt');
    expect(await storage.exists('a.txt')).toBe(false);
  });

  it('of one folder are deleted and listed, and no others', async () => {
    const kept = ['images/ro/1.jpg', 'images/robina/1.jpg', 'toytwins/robin/1.png'];
    const gone = ['images/robin/1.jpg', 'images/robin/2.jpg', 'images/robin/deep/er/3.jpg'];
    for (const key of [...kept, ...gone]) await storage.put(key, Buffer.from(key));
    expect(await keys()).toEqual([...kept, ...gone].sort());
    expect(await keys('images/robin')).toEqual(gone);
    await storage.deleteAll('images/robin');
    await storage.deleteAll('images/robin');
    expect(await keys()).toEqual(kept);
    expect(text(await storage.getBytes('images/robina/1.jpg'))).toBe('images/robina/1.jpg');
  });

  it('have names of letters, digits and a few characters', async () => {
    const odd = 'images/u_-!/1 a.b-C.jpg';
    await storage.put(odd, Buffer.from('odd'));
    expect(text(await storage.getBytes(odd))).toBe('odd');
    expect(await keys('images/u_-!')).toEqual([odd]);
  });

  it.each(['../secret', 'a//b', 'a  b', '/a', 'a/', '', 'ä', 'a%2fb', 'a\0b'])(
    'refuse the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow();
      await expect(storage.getBytes(key)).rejects.toThrow();
      await expect(storage.deleteAll(key)).rejects.toThrow();
    },
  );

  it("pass the operator's check, which leaves nothing behind", async () => {
    expect(await checkStorage(readConfig(place.variables))).toMatch(/: written, read and deleted a file/);
    expect(await keys()).toEqual([]);
  });
});

describe.each(places.slice(0, 4))('signed URLs of files in %s', (_name, prepare) => {
  let place: Place;
  let running: RunningApp;
  const bytes = randomBytes(2 * MEGABYTE);
  const KEY = 'toytwins/u/t/1/packaged.png';
  beforeAll(async () => {
    place = await prepare();
    running = await startApp({ workers: false, variables: place.variables });
    await running.services.storage.put(KEY, bytes);
  });
  afterAll(async () => {
    await running.close();
    await place.end();
  });
  const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    running.app.inject({ method, url, headers });
  const address = () => running.services.fileSigner.sign(KEY);

  it('return the file, privately', async () => {
    const answer = await read(address());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, /),
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  it('answer HEAD without the file', async () => {
    const answer = await read(address(), {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    });
    expect(answer.rawPayload).toHaveLength(0);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100000-', 100_000, bytes.length],
    ['bytes=-7', bytes.length - 7, bytes.length],
    ['bytes=2097150-9999999', 2_097_150, bytes.length],
  ])('return a range: %s', async (range, start, end) => {
    const answer = await read(address(), { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end - 1}/${bytes.length}`,
      'content-length': String(end - start),
    });
    expect(answer.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
  });

  it('refuse an unavailable range', async () => {
    const answer = await read(address(), { range: 'bytes=9999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
  });

  it('return a thumbnail, first from the store, then from memory', async () => {
    await running.services.storage.put('toytwins/u/t/1/packaged-320.webp', Buffer.from('small'));
    const url = running.services.fileSigner.sign('toytwins/u/t/1/packaged-320.webp');
    for (let time = 0; time < 2; time += 1) expect((await read(url)).body).toBe('small');
  });

  it('expire, and are valid for one file only', async () => {
    const url = address();
    const [, query] = url.split('?');
    await running.services.storage.put('toytwins/other/t/1/packaged.png', bytes);
    for (const forged of [
      `/files/toytwins/other/t/1/packaged.png?${query}`,
      url.replace(/expires=\d/, 'expires=9'),
      `${url.slice(0, -3)}AAA`,
    ]) {
      expect(refusalOf(await read(forged))).toMatchObject({ status: 404, message: 'File not found' });
    }
    expect((await read(url.slice(0, url.indexOf('?')))).statusCode).toBe(400);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 3_600_000);
    const late = await read(url).finally(() => now.mockRestore());
    expect(refusalOf(late)).toMatchObject({ status: 404, message: 'File not found' });
  });

  it('report that the file is gone', async () => {
    for (const key of ['toytwins/u/gone.png', 'toytwins/u/gone.webp']) {
      const answer = await read(running.services.fileSigner.sign(key));
      expect(refusalOf(answer)).toMatchObject({ status: 404, message: 'File not found' });
    }
  });
});
