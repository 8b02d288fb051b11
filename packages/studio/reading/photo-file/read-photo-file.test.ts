import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PhotoFileError, readPhotoFile } from './index.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise } });
/** The picture with everything that a camera and a program may add. */
const talkative = () =>
  picture()
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Robin lives here</secret></x:xmpmeta>')
    .withExif({ IFD0: { Copyright: 'Robin', Model: 'Pocket camera' } })
    .withMetadata({ orientation: 6 });
const cleaned = (file: Buffer) => Buffer.concat(readPhotoFile(file).pieces);
/** With alpha throughout: an animation has it as soon as one of its frames leaves a pixel as it was. */
const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer();

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['jpeg', (one) => one.jpeg()],
  ['progressive_jpeg', (one) => one.jpeg({ progressive: true })],
  ['png', (one) => one.png()],
  ['interlaced_png', (one) => one.png({ progressive: true })],
  ['webp', (one) => one.webp()],
  ['lossless_webp', (one) => one.webp({ lossless: true })],
  ['avif', (one) => one.avif({ effort: 0 })],
];

describe.each(formats)('photo file: %s', (coding, encode) => {
  it('has its sides, and the same pixels when it is cleaned', async () => {
    const file = await encode(picture()).toBuffer();
    expect(readPhotoFile(file)).toMatchObject({ coding, width: 300, height: 200 });
    expect((await pixels(cleaned(file))).equals(await pixels(file))).toBe(true);
  });

  it('loses what drawing does not need', async () => {
    const file = await encode(talkative()).toBuffer();
    const clean = cleaned(file);
    expect((await pixels(clean)).equals(await pixels(file))).toBe(true);
    const { exif, xmp } = await sharp(clean).metadata();
    expect(xmp).toBeUndefined();
    expect(exif?.includes('Pocket') ?? false).toBe(false);
  });

  it('is damaged when it is cut off within its head', async () => {
    const file = await encode(picture()).toBuffer();
    for (const length of [13, 16, 20, 24, 28]) {
      expect(() => readPhotoFile(file.subarray(0, length))).toThrow(new PhotoFileError('damaged'));
    }
  });
});

it.each(formats.filter(([coding]) => coding !== 'avif'))(
  'photo file: %s keeps colour profile and orientation',
  async (_coding, encode) => {
    const file = await encode(talkative()).toBuffer();
    const [before, after] = [await sharp(file).metadata(), await sharp(cleaned(file)).metadata()];
    expect(before).toMatchObject({ orientation: 6, icc: expect.any(Buffer) });
    expect(after).toMatchObject({ orientation: 6, icc: before.icc });
  },
);

it('photo file of a JPEG with every orientation and either byte order says it', async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const file = await picture().withMetadata({ orientation }).jpeg().toBuffer();
    expect((await sharp(cleaned(file)).metadata()).orientation).toBe(orientation);
  }
  const little = Buffer.from(
    'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x03\0\0\0\0\0\0\0',
    'latin1',
  );
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, little.length + 2]), little]);
  const plain = await picture().jpeg().toBuffer();
  const turned = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  expect((await sharp(cleaned(turned)).metadata()).orientation).toBe(3);
});

it('photo file of a CMYK JPEG keeps the colours', async () => {
  const file = await picture().toColourspace('cmyk').jpeg().toBuffer();
  expect((await pixels(cleaned(file))).equals(await pixels(file))).toBe(true);
});

it('photo file of a PNG with a palette, with alpha and with 16 bits keeps the pixels', async () => {
  const transparent = picture().ensureAlpha(0.4);
  for (const png of [
    picture().png({ palette: true }),
    transparent.clone().png({ palette: true }),
    transparent.clone().png(),
    picture().toColourspace('rgb16').png(),
    picture().greyscale().png(),
  ]) {
    const file = await png.toBuffer();
    expect((await pixels(cleaned(file))).equals(await pixels(file))).toBe(true);
  }
});

it('photo file of a WebP with alpha keeps the pixels, and of an animation the first frame', async () => {
  const transparent = await picture().ensureAlpha(0.4).webp().toBuffer();
  expect((await pixels(cleaned(transparent))).equals(await pixels(transparent))).toBe(true);
  const frames = sharp(await Promise.all([picture().png().toBuffer(), picture().png().toBuffer()]), {
    join: { animated: true },
  });
  const animation = await frames.webp({ lossless: true }).toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const clean = cleaned(animation);
  expect((await sharp(clean).metadata()).pages).toBeUndefined();
  expect((await pixels(clean)).equals(await pixels(animation))).toBe(true);
});

it('photo file with compressed text that would inflate to 50 MB loses it', async () => {
  const png = await picture().png().toBuffer();
  const text = Buffer.concat([
    Buffer.from('zTXtComment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(50_000_000)),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const bomb = Buffer.concat([png.subarray(0, 33), length, text, Buffer.alloc(4), png.subarray(33)]);
  expect(cleaned(bomb)).toEqual(cleaned(png));
});

it('photo file tells how much memory a decoder needs at a time', async () => {
  const memory = async (one: Sharp) => readPhotoFile(await one.toBuffer()).memory;
  const megapixel = () => picture(1000, 1000);
  expect(await memory(megapixel().png({ progressive: true }))).toBe(3_750_000);
  // Three components of 125 x 125 blocks.
  expect(await memory(megapixel().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))).toBe(6_609_375);
  expect(await memory(megapixel().jpeg())).toBeLessThan(300_000);
  expect(await memory(megapixel().webp({ lossless: true }))).toBe(4_000_000);
  expect(await memory(megapixel().avif({ effort: 0, chromaSubsampling: '4:2:0' }))).toBeCloseTo(
    15_700_000,
    -3,
  );
});

it('photo file of another kind is named', async () => {
  const problemOf = (file: Buffer) => {
    try {
      return readPhotoFile(file).coding;
    } catch (error) {
      return error instanceof PhotoFileError ? error.problem : error;
    }
  };
  expect(problemOf(await picture().gif().toBuffer())).toBe('other_kind');
  expect(problemOf(await picture().tiff().toBuffer())).toBe('other_kind');
  expect(problemOf(Buffer.from('<?xml version="1.0"?><svg/>'))).toBe('other_kind');
  expect(problemOf(Buffer.from('BM is how a bitmap begins'))).toBe('other_kind');
  expect(problemOf(Buffer.from('this is no picture'))).toBe('no_picture');
  expect(problemOf(Buffer.alloc(0))).toBe('no_picture');
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  expect(problemOf(Buffer.from(avif.toString('latin1').replaceAll('av01', 'hvc1'), 'latin1'))).toBe('hevc');
});
