import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyOfAddress } from '../src/services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { uploadPhoto } from './order.ts';
import { signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('signed addresses of files', () => {
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

  it('does not open when its time is over, nor does a thumbnail that was read a moment ago', async () => {
    expect((await read(thumbnail)).statusCode).toBe(200);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 3_600_000);
    const answers = await Promise.all([read(address), read(thumbnail)]).finally(() => now.mockRestore());
    for (const answer of answers) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, message: 'File not found' });
    }
  });

  it('says so when the file is gone', async () => {
    const key = keyOfAddress(address.href.replace(address.origin, '')) ?? '';
    await running.services.storage.delete(key);
    expect(refusalOf(await read(address))).toMatchObject({ status: 404, message: 'File not found' });
  });
});
