import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Photo } from '#features/photos/contract.ts';
import { createStorage } from '#services/storage/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { deleteAccount, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('signed file URL', () => {
  let running: RunningApp;
  let address: URL;
  let thumbnail: URL;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    const photo = await uploadPhoto(await signUp(running.app));
    address = new URL(photo.sourceImage, 'http://localhost');
    thumbnail = new URL(photo.thumbnail, 'http://localhost');
  });
  afterAll(() => running.close());

  const read = (url: URL) => running.app.inject({ url: url.pathname + url.search });
  function changed(change: (url: URL) => void): URL {
    const url = new URL(address);
    change(url);
    return url;
  }

  it('opens without sign-in, cacheable by that browser only', async () => {
    const response = await read(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
  });

  it.each([
    ['another signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['a later expiry', (url: URL) => url.searchParams.set('expires', '9999999999999')],
    [
      'another name to save it by',
      (url: URL) => {
        url.searchParams.set('download', 'x.html');
      },
    ],
    [
      'another file',
      (url: URL) => {
        url.pathname = url.pathname.replace('me', 'you');
      },
    ],
    [
      'a path out of the folder',
      (url: URL) => {
        url.pathname = '/files/..%2f..%2fdatabase%2fPG_VERSION';
      },
    ],
  ])('does not open with %s', async (_what, change) => {
    expect(refusalOf(await read(changed(change)))).toMatchObject({ status: 404, message: 'File not found' });
  });

  it('does not open without a signature', async () => {
    const refused = refusalOf(await read(changed((url) => url.searchParams.delete('signature'))));
    expect(refused.code).toBe('bad_request');
  });

  it('does not open after its expiry, also for a cached thumbnail', async () => {
    expect((await read(thumbnail)).statusCode).toBe(200);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 3_600_000);
    const answers = await Promise.all([read(address), read(thumbnail)]).finally(() => now.mockRestore());
    for (const answer of answers) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, message: 'File not found' });
    }
  });

  it('does not open after its owner has deleted the file, also for a cached thumbnail', async () => {
    const sam = await signUp(running.app);
    const [kept, used] = [await uploadPhoto(sam), await uploadPhoto(sam)];
    const draft = await makeDraft(sam, { photo: used });
    const status = async ({ thumbnail }: Photo) =>
      (await read(new URL(thumbnail, 'http://localhost'))).statusCode;
    expect([await status(kept), await status(used)]).toEqual([200, 200]);
    await sam.call({ method: 'DELETE', url: `/api/toytwins/${draft.id}` });
    expect([await status(kept), await status(used)]).toEqual([200, 404]);
    await deleteAccount(sam);
    expect(await status(kept)).toBe(404);
  });

  it('does not open soon after another process has deleted the file, also for a cached thumbnail', async () => {
    const sam = await signUp(running.app);
    const [first, second] = [await uploadPhoto(sam), await uploadPhoto(sam)];
    const url = new URL(first.thumbnail, 'http://localhost');
    expect((await read(url)).statusCode).toBe(200);
    const { config, logger } = running.services;
    const ofAnother = await createStorage(config.storage, { dataDir: config.dataDir, logger });
    await ofAnother.delete(keyOfUrl(first.thumbnail) ?? '');
    await vi.waitFor(async () => expect((await read(url)).statusCode).toBe(404), { timeout: 2_000 });
    expect((await read(new URL(second.thumbnail, 'http://localhost'))).statusCode).toBe(200);
  });

  it('does not open again if the file was deleted while it was read', async () => {
    const { storage } = running.services;
    const { thumbnail } = await uploadPhoto(await signUp(running.app));
    const [url, key] = [new URL(thumbnail, 'http://localhost'), keyOfUrl(thumbnail) ?? ''];
    const bytes = await storage.getBytes(key);
    const slow = vi.spyOn(storage, 'getBytes').mockImplementationOnce(async () => {
      await storage.delete(key);
      return bytes;
    });
    await read(url);
    slow.mockRestore();
    expect((await read(url)).statusCode).toBe(404);
  });

  it('is not cached if reading it took longer than pictures are cached', async () => {
    const { storage } = running.services;
    const { thumbnail } = await uploadPhoto(await signUp(running.app));
    const url = new URL(thumbnail, 'http://localhost');
    const now = vi.spyOn(performance, 'now');
    const readBytes = storage.getBytes;
    const slow = vi.spyOn(storage, 'getBytes').mockImplementationOnce(async (key) => {
      const bytes = await readBytes(key);
      now.mockReturnValue(performance.now() + 5_000);
      return bytes;
    });
    await read(url);
    await read(url);
    expect(slow).toHaveBeenCalledTimes(2);
    for (const spy of [now, slow]) spy.mockRestore();
  });

  it('serves the rest of an unchanged file, and the whole of a changed one', async () => {
    const { storage, fileSigner } = running.services;
    const key = 'toytwins/u/t/1/model.glb';
    const ask = (headers: Record<string, string>) =>
      running.app.inject({ url: fileSigner.sign(key, { downloadAs: 'toytwin.glb' }), headers });
    await storage.put(key, Buffer.from('a first model'));
    const { etag = '' } = (await ask({})).headers;
    expect(etag, 'strong, as a resumed download needs it').toMatch(/^"[^"]+"$/);
    const rest = await ask({ range: 'bytes=8-', 'if-range': `${etag}` });
    expect({ status: rest.statusCode, body: rest.body }).toEqual({ status: 206, body: 'model' });
    const unchanged = await ask({ 'if-none-match': `"x", W/${etag}` });
    expect({ status: unchanged.statusCode, body: unchanged.body }).toEqual({ status: 304, body: '' });
    await storage.put(key, Buffer.from('a second one, longer'));
    const other = await ask({ range: 'bytes=8-', 'if-range': `${etag}` });
    expect({ status: other.statusCode, body: other.body }).toEqual({
      status: 200,
      body: 'a second one, longer',
    });
    expect(other.headers.etag).not.toBe(etag);
    expect((await ask({ 'if-none-match': `${etag}` })).statusCode).toBe(200);
  });

  it('serves ranges, and the whole file for an If-Range condition', async () => {
    const url = address.pathname + address.search;
    const whole = (await read(address)).rawPayload;
    const ask = (headers: Record<string, string>) => running.app.inject({ url, headers });
    const part = await ask({ range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 10-19/${whole.length}`,
      'content-length': '10',
      'accept-ranges': 'bytes',
    });
    expect(part.rawPayload.equals(whole.subarray(10, 20))).toBe(true);
    const unsure = await ask({ range: 'bytes=10-19', 'if-range': '"an earlier file"' });
    expect(unsure.statusCode).toBe(200);
    expect(unsure.rawPayload.equals(whole)).toBe(true);
    const beyond = await ask({ range: `bytes=${whole.length}-` });
    expect(refusalOf(beyond)).toMatchObject({ status: 416, code: 'bad_request' });
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it("answers HEAD with the file's length without reading it", async () => {
    const { length } = (await read(address)).rawPayload;
    const open = vi.spyOn(running.services.storage, 'getStream');
    const looked = await running.app.inject({ method: 'HEAD', url: address.pathname + address.search });
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
    expect(looked.headers).toMatchObject({ 'content-length': `${length}`, 'content-type': 'image/jpeg' });
    expect(looked.rawPayload.length).toBe(0);
  });

  it('reports that the file is gone', async () => {
    const key = keyOfUrl(address.href.replace(address.origin, '')) ?? '';
    await running.services.storage.delete(key);
    expect(refusalOf(await read(address))).toMatchObject({ status: 404, message: 'File not found' });
  });
});
