import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { mendPhoto } from './mend-photo.ts';
import { readPhotoHead } from './photo-head.ts';
import { reencodePhoto } from './reencode-photo.ts';

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
const LIMITS = { pixels: 1e7, shortestSide: 1, longestSide: 2000, ratio: 10, memory: 1e8 };
const reencode = (file: Buffer) => reencodePhoto(file, { limits: LIMITS, side: 2000, pace: 'slow' });
/** The photo that is stored of a file, with its pixels. */
async function photoOf(file: Buffer) {
  const outcome = await reencode(file);
  if (outcome.kind !== 'photo') throw new Error(outcome.kind);
  return { ...outcome.photo, data: await sharp(outcome.photo.jpeg).raw().toBuffer() };
}
const refused = (problem: string) => ({ kind: 'refused', refusal: { problem } });

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['jpeg', (one) => one.jpeg()],
  ['progressive_jpeg', (one) => one.jpeg({ progressive: true })],
  ['png', (one) => one.png()],
  ['interlaced_png', (one) => one.png({ progressive: true })],
  ['webp', (one) => one.webp()],
  ['lossless_webp', (one) => one.webp({ lossless: true })],
  ['avif', (one) => one.avif({ effort: 0 })],
];

describe.each(formats)('photo: %s', (coding, encode) => {
  it('is recognized by its header', async () => {
    const head = await readPhotoHead(await encode(picture()).toBuffer());
    expect(head).toMatchObject({ coding, width: 300, height: 200 });
  });

  it('loses everything but its picture, which is turned upright', async () => {
    const { width, height, jpeg } = await photoOf(await encode(talkative()).toBuffer());
    expect([width, height]).toEqual([200, 300]);
    const { exif, icc, xmp, orientation } = await sharp(jpeg).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it('is damaged if it is cut off within its header', async () => {
    const file = await encode(picture()).toBuffer();
    for (const length of [13, 16, 20, 24]) {
      expect(await reencode(file.subarray(0, length))).toEqual(refused('damaged'));
    }
  });
});

it('photo: a WebP animation is its first frame', async () => {
  const [first, second] = await Promise.all([picture().png().toBuffer(), picture().png().toBuffer()]);
  const frames = sharp([first, second], { join: { animated: true } });
  const animation = await frames.webp({ lossless: true }).toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  expect((await photoOf(animation)).jpeg).toEqual((await photoOf(first)).jpeg);
});

it('photo: text of a PNG that would inflate to 50 MB is left out', async () => {
  const png = await picture().png().toBuffer();
  const text = Buffer.concat([
    Buffer.from('zTXtComment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(50_000_000)),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const bomb = Buffer.concat([png.subarray(0, 33), length, text, Buffer.alloc(4), png.subarray(33)]);
  expect(mendPhoto(bomb)).toEqual(mendPhoto(png));
});

it('photo: the header shows how much memory a decoder needs at a time', async () => {
  const memory = async (one: Sharp) => (await readPhotoHead(await one.toBuffer())).memory;
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

it('photo: a HEIC is named', async () => {
  const heic = await readFile(new URL('../../../../../e2e/photos/on-its-side.heic', import.meta.url));
  expect(await reencode(heic)).toEqual(refused('hevc'));
});

const changed = (file: Buffer, at: number, value: number) =>
  Buffer.from(file).fill(value, Math.floor(at), Math.floor(at) + 1);
const share = (file: Buffer, part: number) => file.subarray(0, file.length * part);
/** How many rows begin with the same colors, and how many end in gray. */
function compareRows(whole: Buffer, damaged: Buffer, row: number) {
  const rows = Array.from({ length: damaged.length / row }, (_, index) => index * row);
  const differs = (at: number) => !damaged.subarray(at, at + row).equals(whole.subarray(at, at + row));
  const same = rows.filter((_at, index) => !rows.slice(0, index + 1).some(differs)).length;
  const grey = rows.filter((at) => damaged.subarray(at, at + row).every((value) => value === 128)).length;
  return { same, grey };
}

describe.each<[string, (picture: Sharp) => Sharp]>([
  ['JPEG', (one) => one.jpeg()],
  ['PNG', (one) => one.png()],
  ['PNG of 16 bits', (one) => one.toColourspace('rgb16').png()],
])('damaged photo: %s', (_kind, encode) => {
  it('has the rows before its early end, and is gray behind it', async () => {
    const file = await encode(picture()).toBuffer();
    const whole = await photoOf(file);
    const cut = await photoOf(share(file, 0.6));
    expect(cut).toMatchObject({ width: 300, height: 200 });
    const { same, grey } = compareRows(whole.data, cut.data, 900);
    expect(same).toBeGreaterThan(90);
    expect(grey).toBeGreaterThan(50);
  });

  it('has the rows before a changed byte', async () => {
    const file = await encode(picture()).toBuffer();
    const whole = await photoOf(file);
    for (const value of [0, 0xff]) {
      const { data } = await photoOf(changed(file, file.length * 0.6, value));
      expect(compareRows(whole.data, data, 900).same).toBeGreaterThan(90);
    }
  });

  it('does not need its end', async () => {
    const file = await encode(picture()).toBuffer();
    const end = file[0] === 0xff ? 2 : 12;
    expect((await photoOf(file.subarray(0, -end))).data.equals((await photoOf(file)).data)).toBe(true);
  });
});

it('damaged photo: a progressive JPEG is drawn from its complete scans', async () => {
  const smooth = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b05030' } });
  const file = await smooth
    .composite([{ input: await picture(100, 100).png().toBuffer(), left: 90, top: 40 }])
    .jpeg({ progressive: true })
    .toBuffer();
  const { data: whole } = await photoOf(file);
  for (const part of [0.5, 0.7, 0.9]) {
    const { data } = await photoOf(share(file, part));
    // The first scan alone has the color of every block.
    expect(Math.abs((data.at(-3) ?? 0) - (whole.at(-3) ?? 0))).toBeLessThan(8);
  }
  // A byte that makes a marker, of an unknown kind, of a frame, and of a scan that has no head.
  const middle = Math.round(file.length * 0.6);
  for (const code of [0x30, 0xc2, 0xda]) {
    const { data } = await photoOf(changed(changed(file, middle, 0xff), middle + 1, code));
    expect(Math.abs((data.at(-3) ?? 0) - (whole.at(-3) ?? 0))).toBeLessThan(8);
  }
});

it('damaged photo: a PNG with a wrong checksum, and a WebP with a wrong length, are whole', async () => {
  const png = await picture().png().toBuffer();
  const checksum = png.length - 13;
  expect(
    (await photoOf(changed(png, checksum, png.readUInt8(checksum) ^ 1))).data.equals(
      (await photoOf(png)).data,
    ),
  ).toBe(true);
  const webp = await picture().webp().toBuffer();
  const wrong = Buffer.from(webp).fill(0, 4, 8);
  expect((await photoOf(wrong)).data.equals((await photoOf(webp)).data)).toBe(true);
});

it('photo: a JPEG whose scan ends at 0, as some phones write it, is read', async () => {
  const file = await picture().jpeg().toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  const odd = changed(file, scan + 2 + file.readUInt16BE(scan + 2) - 2, 0);
  expect(odd.equals(file)).toBe(false);
  expect((await photoOf(odd)).data.equals((await photoOf(file)).data)).toBe(true);
});

/** An EXIF block with one entry: the orientation, in a type of numbers. */
function exifOf(order: 'II' | 'MM', type: number, value: number): Buffer {
  const tiff = Buffer.alloc(26);
  const little = order === 'II';
  const bytes = { 1: 1, 3: 2, 4: 4, 6: 1, 8: 2, 9: 4 }[type] ?? 4;
  const write = (at: number, count: number, number: number) =>
    little ? tiff.writeUIntLE(number, at, count) : tiff.writeUIntBE(number, at, count);
  tiff.write(order, 'latin1');
  write(2, 2, 42);
  write(4, 4, 8);
  write(8, 2, 1);
  write(10, 2, 0x0112);
  write(12, 2, type);
  write(14, 4, 1);
  write(18, bytes, value);
  return tiff;
}

/** A file with the block in the place that its format has for it. */
const withExif: Record<string, (exif: Buffer) => Promise<Buffer>> = {
  JPEG: async (exif) => {
    const file = await picture().jpeg().toBuffer();
    const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
    return Buffer.concat([
      file.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, data.length + 2]),
      data,
      file.subarray(2),
    ]);
  },
  'PNG, behind the pixels': async (exif) => {
    const file = await picture().png().toBuffer();
    const body = Buffer.concat([Buffer.from('eXIf'), exif]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(exif.length, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([
      file.subarray(0, -12),
      numbers.subarray(0, 4),
      body,
      numbers.subarray(4),
      file.subarray(-12),
    ]);
  },
  WebP: async (exif) => {
    const file = await picture().withMetadata({ orientation: 2 }).webp().toBuffer();
    const at = file.indexOf('EXIF');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(exif.length);
    return Buffer.concat([file.subarray(0, at + 4), length, exif]);
  },
};

describe.each(Object.entries(withExif))('orientation in a %s', (_kind, make) => {
  it.each(['II', 'MM'] as const)('is read in every type of whole numbers: %s', async (order) => {
    for (const type of [1, 3, 4, 6, 8, 9]) {
      const { width, height } = await photoOf(await make(exifOf(order, type, 6)));
      expect({ type, width, height }).toEqual({ type, width: 200, height: 300 });
    }
  });

  it('is ignored if it is not 1 to 8', async () => {
    for (const exif of [exifOf('MM', 3, 0), exifOf('II', 3, 9)]) {
      const file = await make(exif);
      expect(await photoOf(file)).toMatchObject({ width: 300, height: 200 });
    }
  });
});
