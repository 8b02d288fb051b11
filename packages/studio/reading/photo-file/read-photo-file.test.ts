import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeWhatIsThere, PhotoFileError, readPhotoFile } from './index.ts';

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
  expect(problemOf(Buffer.alloc(0))).toBe('empty');
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  expect(problemOf(Buffer.from(avif.toString('latin1').replaceAll('av01', 'hvc1'), 'latin1'))).toBe('hevc');
});

/** Pixels of a file as the product and the studio decode it. */
const decoded = (file: Buffer) =>
  decodeWhatIsThere(cleaned(file), (readable, failOn) =>
    sharp(readable, { failOn }).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
const changed = (file: Buffer, at: number, value: number) =>
  Buffer.from(file).fill(value, Math.floor(at), Math.floor(at) + 1);
const share = (file: Buffer, part: number) => file.subarray(0, file.length * part);
/** How many rows begin with the same colours, and how many end in grey. */
function compareRows(whole: Buffer, damaged: Buffer, row: number) {
  const rows = Array.from({ length: damaged.length / row }, (_, index) => index * row);
  const same = rows.findIndex((at) => !damaged.subarray(at, at + row).equals(whole.subarray(at, at + row)));
  const grey = rows.filter((at) => damaged.subarray(at, at + row).every((value) => value === 128)).length;
  return { same, grey };
}

describe.each<[string, (picture: Sharp) => Sharp]>([
  ['JPEG', (one) => one.jpeg()],
  ['PNG', (one) => one.png()],
  ['PNG of 16 bits', (one) => one.toColourspace('rgb16').png()],
])('damaged photo file: %s', (_kind, encode) => {
  it('has the rows before its early end, and is grey behind it', async () => {
    const file = await encode(picture()).toBuffer();
    const whole = await decoded(file);
    const cut = await decoded(share(file, 0.6));
    expect(cut.info).toMatchObject({ width: 300, height: 200 });
    const { same, grey } = compareRows(whole.data, cut.data, 900);
    expect(same).toBeGreaterThan(90);
    expect(grey).toBeGreaterThan(50);
  });

  it('has the rows before a changed byte', async () => {
    const file = await encode(picture()).toBuffer();
    const whole = await decoded(file);
    for (const value of [0, 0xff]) {
      const { data } = await decoded(changed(file, file.length * 0.6, value));
      expect(compareRows(whole.data, data, 900).same).toBeGreaterThan(90);
    }
  });

  it('does not need its end', async () => {
    const file = await encode(picture()).toBuffer();
    const end = file[0] === 0xff ? 2 : 12;
    expect((await decoded(file.subarray(0, -end))).data.equals((await decoded(file)).data)).toBe(true);
  });
});

it('damaged photo file: a progressive JPEG is drawn by the scans that are there', async () => {
  const smooth = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b05030' } });
  const file = await smooth
    .composite([{ input: await picture(100, 100).png().toBuffer(), left: 90, top: 40 }])
    .jpeg({ progressive: true })
    .toBuffer();
  const { data: whole } = await decoded(file);
  for (const part of [0.5, 0.7, 0.9]) {
    const { data } = await decoded(share(file, part));
    // The first scan alone has the colour of every block.
    expect(Math.abs((data.at(-3) ?? 0) - (whole.at(-3) ?? 0))).toBeLessThan(8);
  }
  // A byte that makes a marker, of an unknown kind, of a frame, and of a scan that has no head.
  const middle = Math.round(file.length * 0.6);
  for (const code of [0x30, 0xc2, 0xda]) {
    const { data } = await decoded(changed(changed(file, middle, 0xff), middle + 1, code));
    expect(Math.abs((data.at(-3) ?? 0) - (whole.at(-3) ?? 0))).toBeLessThan(8);
  }
});

it('damaged photo file: a PNG with a wrong checksum, and a WebP with a wrong length, are whole', async () => {
  const png = await picture().png().toBuffer();
  const checksum = png.length - 13;
  expect(
    (await decoded(changed(png, checksum, png[checksum] ^ 1))).data.equals((await decoded(png)).data),
  ).toBe(true);
  const webp = await picture().webp().toBuffer();
  const wrong = Buffer.from(webp).fill(0, 4, 8);
  expect((await decoded(wrong)).data.equals((await decoded(webp)).data)).toBe(true);
});

it('photo file of a JPEG whose scan ends at 0, as some phones write it, is read', async () => {
  const file = await picture().jpeg().toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  const odd = changed(file, scan + 2 + file.readUInt16BE(scan + 2) - 2, 0);
  expect(odd.equals(file)).toBe(false);
  expect((await decoded(odd)).data.equals((await decoded(file)).data)).toBe(true);
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
      const { info } = await decoded(await make(exifOf(order, type, 6)));
      expect({ type, width: info.width, height: info.height }).toEqual({ type, width: 200, height: 300 });
    }
  });

  it('is none if it is not 1 to 8, or no whole number', async () => {
    for (const exif of [
      exifOf('MM', 3, 0),
      exifOf('II', 3, 9),
      exifOf('MM', 4, 65_542),
      exifOf('II', 2, 6),
    ]) {
      const file = await make(exif);
      expect((await decoded(file)).info).toMatchObject({ width: 300, height: 200 });
    }
  });
});
