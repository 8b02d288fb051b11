import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { PHOTO_MAX_BYTES, photoCheck } from '#features/photos/contract.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { drawnPhoto, multipart, uploadPhoto } from './order.ts';
import { type Person, signIn, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

const plain = (width: number, height: number, background = '#d9a07a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left, blue on the right, 300 x 200, with an orientation tag for a quarter turn clockwise. */
async function turnedPhoto(): Promise<Buffer> {
  const red = await plain(192, 256, '#ff0000').png().toBuffer();
  return plain(384, 256, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .keepIccProfile()
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Robin lives here</secret></x:xmpmeta>')
    .withExif({
      IFD0: { Copyright: 'Robin', Model: 'Pocket camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('photo upload', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const send = async (bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
    robin.call({ method: 'POST', url: '/api/photos', ...multipart(bytes, name, type) });
  const stored = async (address: string) =>
    Buffer.from(await running.services.storage.getBytes(keyOfUrl(address) ?? ''));

  it.each([
    ['a PNG named .jpg', 'me.jpg', () => plain(256, 256).png().toBuffer()],
    ['a WebP named .png', 'me.png', () => plain(256, 256).webp().toBuffer()],
    ['a JPEG named .txt', 'me.txt', () => plain(256, 256).jpeg().toBuffer()],
    ['an AVIF named .heic', 'me.heic', () => plain(256, 256).avif().toBuffer()],
  ])('accepts %s by its content', async (_what, name, make) => {
    const response = await send(await make(), name, 'text/plain');
    expect(response.statusCode).toBe(200);
    const { format, width } = await sharp(await stored(response.json().sourceImage)).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 256 });
  });

  it.each([
    ['text', Buffer.from('this is no picture')],
    ['random bytes', randomBytes(4000)],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n')],
  ])('refuses %s', async (_what, bytes) => {
    expect(refusalOf(await send(bytes, 'me.png', 'image/png'))).toMatchObject({
      status: 415,
      code: 'unsupported_media',
      message: 'Please upload an image file',
    });
  });

  it('refuses a GIF, a TIFF and an SVG, and names the accepted formats', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>');
    for (const bytes of [await plain(99, 99).gif().toBuffer(), await plain(99, 99).tiff().toBuffer(), svg]) {
      expect(refusalOf(await send(bytes, 'me.png', 'image/png'))).toMatchObject({
        status: 415,
        code: 'unsupported_media',
        message: expect.stringMatching(/JPEG, PNG, WebP or HEIC/),
      });
    }
  });

  it('refuses an SVG without parsing it, however it begins', async () => {
    // Parsing these 400 kB would take 15 seconds, growing with the square of the size.
    const slow = `<style>${'*{fill:red}'.repeat(10_000)}</style>${'<rect width="1" height="1"/>'.repeat(10_000)}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${slow}</svg>`;
    for (const begin of ['', '<?xml version="1.0"?>', '<!--ftypavif-->']) {
      const refusal = refusalOf(await send(Buffer.from(begin + svg), 'me.avif', 'image/avif'));
      expect(refusal).toMatchObject({
        status: 415,
        message: expect.stringMatching(/JPEG, PNG, WebP or HEIC/),
      });
    }
    const message = 'Please upload an image file';
    expect(refusalOf(await send(gzipSync(svg)))).toMatchObject({ status: 415, message });
    const disguised = refusalOf(await send(Buffer.from(`RIFF0000WEBP${svg}`)));
    expect(disguised).toMatchObject({
      status: 400,
      message: 'This photo is damaged. Please choose another one.',
    });
  });

  it('accepts the longest file name that a form can send', async () => {
    const kept = await uploadPhoto(robin, undefined, `-a${'-'.repeat(70_000)}b.jpg`);
    expect(keyOfUrl(kept.sourceImage)).toMatch(/\/\d+-a\.jpg$/);
  });

  it('rotates the photo upright and removes its metadata', async () => {
    const sent = await turnedPhoto();
    const before = await sharp(sent).metadata();
    expect(before).toMatchObject({ orientation: 6, hasProfile: true });
    expect(sent.includes('Robin lives here') && sent.includes('Pocket camera')).toBe(true);
    const answer = await uploadPhoto(robin, sent);
    expect(answer).toMatchObject({ width: 256, height: 384, size: sent.length });
    for (const address of [answer.sourceImage, answer.thumbnail]) {
      const kept = await stored(address);
      const { orientation, exif, icc, xmp, iptc } = await sharp(kept).metadata();
      expect({ orientation, exif, icc, xmp, iptc }).toEqual({});
      for (const secret of ['Robin', 'Pocket', 'GPS', 'Exif', 'ICC_PROFILE']) {
        expect(kept.includes(secret), secret).toBe(false);
      }
    }
    // After the rotation the left side is at the top.
    const top = { left: 64, top: 26, width: 128, height: 64 };
    const part = await sharp(await stored(answer.sourceImage))
      .extract(top)
      .toBuffer();
    const { dominant } = await sharp(part).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('keeps at most 1280 pixels a side, and a thumbnail of 320', async () => {
    const answer = await uploadPhoto(robin, await plain(2000, 1000).jpeg().toBuffer());
    expect(answer).toMatchObject({ width: 1280, height: 640 });
    const { format, width, height } = await sharp(await stored(answer.thumbnail)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 160 });
  });

  it('accepts a photo without a file name', async () => {
    const { headers, payload } = multipart(await drawnPhoto(), 'me.jpg', 'application/octet-stream');
    const nameless = Buffer.from(payload.toString('latin1').replace('; filename="me.jpg"', ''), 'latin1');
    const answer = await robin.call({ method: 'POST', url: '/api/photos', headers, payload: nameless });
    expect(answer.json()).toMatchObject({ fileName: 'photo' });
  });

  it('refuses too many bytes before reading them all', async () => {
    const bytes = Buffer.concat([await drawnPhoto(), Buffer.alloc(PHOTO_MAX_BYTES)]);
    expect(refusalOf(await send(bytes))).toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'This photo is larger than 15 MB. Please choose a smaller one.',
    });
  });

  it('refuses too many pixels and too few', async () => {
    expect(refusalOf(await send(await plain(8000, 6300).png().toBuffer()))).toMatchObject({
      status: 413,
      message: 'This photo has more than 50 megapixels. Please choose a smaller one.',
    });
    expect(refusalOf(await send(await plain(400, 255).png().toBuffer()))).toMatchObject({
      status: 400,
      message: 'This photo is too small. It must be at least 256 pixels on each side.',
    });
    expect((await send(await plain(256, 256).png().toBuffer())).statusCode).toBe(200);
  });

  it('refuses a photo that would become a stripe', async () => {
    expect(refusalOf(await send(await plain(300, 1501).png().toBuffer()))).toMatchObject({
      status: 400,
      message: 'This photo is too narrow. Its longer side may be at most 5 times its shorter side.',
    });
    const narrow = await uploadPhoto(robin, await plain(2500, 500).png().toBuffer());
    expect(narrow).toMatchObject({ width: 1280, height: 256 });
  });

  it.each([
    ['4:2:0', 8],
    ['4:4:4', 6],
  ])(
    'names the largest size of an AVIF, and accepts one of that size: %s',
    async (chromaSubsampling, most) => {
      const avif = (megapixels: number) =>
        plain(megapixels * 500, 2000)
          .avif({ effort: 0, chromaSubsampling })
          .toBuffer();
      for (const megapixels of [most + 1, 12, 24]) {
        expect(refusalOf(await send(await avif(megapixels)))).toMatchObject({
          status: 413,
          code: 'too_large',
          message: `This photo has ${megapixels} megapixels. The limit for this kind of file is ${most}. Please choose a smaller one, or save it as JPEG.`,
        });
      }
      expect((await send(await avif(most))).statusCode).toBe(200);
    },
  );

  it('says that an empty file is not on the device yet', async () => {
    expect(refusalOf(await send(Buffer.alloc(0)))).toMatchObject({
      status: 400,
      code: 'bad_request',
      message:
        'This photo is not on your device yet. Open it in your photo app first, or choose another one.',
    });
  });

  it.each([
    ['JPEG', 20, () => plain(256, 256).jpeg().toBuffer()],
    ['PNG', 24, () => plain(256, 256).png().toBuffer()],
    ['WebP', 16, () => plain(256, 256).webp().toBuffer()],
    ['AVIF', 30, () => plain(256, 256).avif().toBuffer()],
  ])('says that a %s that ends within its header is damaged', async (_kind, length, make) => {
    const bytes = await make();
    expect(refusalOf(await send(bytes.subarray(0, length)))).toEqual({
      status: 400,
      code: 'bad_request',
      field: undefined,
      message: 'This photo is damaged. Please choose another one.',
    });
  });

  it('accepts a photo whose end is missing, and the check says whether the face is whole', async () => {
    const whole = await drawnPhoto();
    const concernsOf = async (share: number) => {
      const { sourceImage } = await uploadPhoto(robin, whole.subarray(0, whole.length * share));
      const check = { method: 'POST', url: '/api/photos/check', payload: { sourceImage } } as const;
      return (await robin.call(check)).json().concerns;
    };
    expect(await concernsOf(0.999)).toEqual([]);
    expect(await concernsOf(0.9)).toEqual(['part_missing']);
    expect(await concernsOf(0.5)).toContain('damaged');
  });

  it('names the faces of a photo of several people, first the one that is taken', async () => {
    const people = [0.6, 1].map(async (scale, place) => ({
      input: await sharp(await drawnPhoto())
        .resize(Math.round(500 * scale))
        .toBuffer(),
      left: 20 + place * 520,
      top: 10,
    }));
    const pair = plain(1060, 700, '#b8c4c8').composite(await Promise.all(people));
    const { sourceImage } = await uploadPhoto(robin, await pair.jpeg().toBuffer());
    const check = { method: 'POST', url: '/api/photos/check', payload: { sourceImage } } as const;
    const { concerns, faces } = photoCheck.parse((await robin.call(check)).json());
    expect(concerns).toEqual(['several_faces']);
    expect(faces).toHaveLength(2);
    expect(faces[0]?.x, 'the larger one').toBeGreaterThan(0.5);
    expect(faces[1]?.x).toBeLessThan(0.4);
  });

  it('refuses a form with very many fields', async () => {
    const field = '------toytwin\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n';
    const { headers, payload } = multipart(await drawnPhoto(), 'me.jpg');
    const many = Buffer.concat([Buffer.from(field.repeat(10)), payload]);
    const answer = await robin.call({ method: 'POST', url: '/api/photos', headers, payload: many });
    expect(refusalOf(answer)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('reports a missing photo', async () => {
    const message = 'Please upload or take a photo';
    const url = '/api/photos';
    const json = await robin.call({ method: 'POST', url, payload: { photo: 'x' } });
    expect(refusalOf(json)).toMatchObject({ status: 400, message });
    const { headers } = multipart(Buffer.alloc(0), '');
    const empty = await robin.call({ method: 'POST', url, headers, payload: '------toytwin--\r\n' });
    expect(refusalOf(empty)).toMatchObject({ status: 400, message });
    const broken = await robin.call({ method: 'POST', url, headers, payload: 'rubbish' });
    expect(refusalOf(broken).status).toBe(400);
    const unbounded = { 'content-type': 'multipart/form-data' };
    expect(
      refusalOf(await robin.call({ method: 'POST', url, headers: unbounded, payload: 'x' })).status,
    ).toBe(400);
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd'],
    ['C:\\Users\\Robin\\me.jpg', 'me'],
    ['Ünïcödé 写真.jpg', 'Unicode'],
    ['写真.jpg', 'photo'],
    ['.jpg', 'photo'],
    [`${'long'.repeat(75)}.jpg`, 'long'.repeat(20)],
    ['a b?c#d%2e&e.jpeg', 'a-b-c-d-2e-e'],
  ])('stores %s under a safe name', async (name, safe) => {
    const answer = await uploadPhoto(robin, undefined, name);
    const key = keyOfUrl(answer.sourceImage) ?? '';
    const [, folder, uid, timestamp, file] = /^(images)\/([^/]+)\/(\d{13})-(.+)\.jpg$/.exec(key) ?? [];
    expect({ folder, uid, file }).toEqual({ folder: 'images', uid: robin.uid, file: safe });
    expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(60_000);
  });

  it('returns the original file name if it can be stored', async () => {
    expect((await uploadPhoto(robin, undefined, 'Ünïcödé 写真.jpg')).fileName).toBe('Ünïcödé 写真.jpg');
    expect((await uploadPhoto(robin, undefined, 'nul\0byte.jpg')).fileName).toBe('nulbyte.jpg');
  });

  it('keeps photos of the same name and millisecond apart, also across processes', async () => {
    await using app = await buildApp(running.services);
    const elsewhere = await signIn(app, robin.email);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const uploads = [robin, robin, elsewhere].map((person) => uploadPhoto(person));
    const made = await Promise.all(uploads).finally(() => now.mockRestore());
    expect(new Set(made.map(({ sourceImage }) => sourceImage)).size).toBe(3);
  });
});
