import sharp from 'sharp';
import { hostile } from './hostile-photo.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a07a' } });
const small = (options = {}) => flat(400, 400).jpeg(options).toBuffer();

/** One segment: marker, length, data. */
function segment(marker: number, data: Buffer | string): Buffer {
  const body = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const times = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one));
/** Puts segments behind the first two bytes. */
const behindStart = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const withSegments = async (...segments: Buffer[]) => behindStart(await small(), ...segments);

/** Where a segment begins; -1 if there is none. */
const find = (jpeg: Buffer, marker: number) => jpeg.indexOf(Buffer.from([0xff, marker]));

/** The picture with other sides in its frame header. */
function resized(jpeg: Buffer, width: number, height: number, frame = 0xc0): Buffer {
  const changed = Buffer.from(jpeg);
  const at = find(changed, frame);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

/** The picture with one byte of its frame header changed, counted from the marker. */
async function withFrameByte(offset: number, value: number): Promise<Buffer> {
  const changed = Buffer.from(await small());
  changed[find(changed, 0xc0) + offset] = value;
  return changed;
}

/** A progressive picture whose last scan comes again and again. */
async function progressive(width: number, height: number, scans: number): Promise<Buffer> {
  const jpeg = await flat(width, height).jpeg({ progressive: true, quality: 60 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([jpeg.subarray(0, -2), times(scans, jpeg.subarray(last, -2)), jpeg.subarray(-2)]);
}

/** A picture of one scan that comes again and again. */
async function repeatedScan(scans: number): Promise<Buffer> {
  const jpeg = await flat(4000, 3000).jpeg({ quality: 60 }).toBuffer();
  return Buffer.concat([
    jpeg.subarray(0, -2),
    times(scans, jpeg.subarray(find(jpeg, 0xda), -2)),
    jpeg.subarray(-2),
  ]);
}

const exif = (hex: string, padding = 0) =>
  segment(
    0xe1,
    Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(hex, 'hex'), Buffer.alloc(padding)]),
  );
const profile = (part: number, parts: number, bytes: number) =>
  segment(
    0xe2,
    Buffer.concat([
      Buffer.from('ICC_PROFILE\0', 'latin1'),
      Buffer.from([part, parts]),
      Buffer.alloc(bytes, 'acsp'),
    ]),
  );

export const hostileJpegs = hostile('jpeg', {
  'progressive with 200 scans': () => progressive(400, 400, 200),
  'progressive with 5,000 scans': () => progressive(400, 400, 5_000),
  '12 MP progressive with 200 scans': () => progressive(4000, 3000, 200),
  '12 MP progressive with 1,000 scans': () => progressive(4000, 3000, 1_000),
  '50 MP progressive with 100 scans': () => progressive(8160, 6120, 100),
  '50 MP progressive': () => flat(8160, 6120).jpeg({ progressive: true }).toBuffer(),
  '50 MP progressive without shared colors': () =>
    flat(8160, 6120).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  '12 MP whose scan comes 50 times': () => repeatedScan(50),
  'progressive with 65,535 x 65,535 pixels': async () =>
    resized(await small({ progressive: true }), 65_535, 65_535, 0xc2),
  '65,535 x 65,535 pixels': async () => resized(await small(), 65_535, 65_535),
  '65,500 x 700 pixels of 400 x 400': async () => resized(await small(), 65_500, 700),
  '1 x 65,000 pixels': async () => resized(await small(), 1, 65_000),
  'no height': async () => resized(await small(), 400, 0),
  'no width': async () => resized(await small(), 0, 400),
  'samples of 12 bits': () => withFrameByte(4, 12),
  '255 components': () => withFrameByte(9, 255),
  'no components': () => withFrameByte(9, 0),
  'impossible sampling': () => withFrameByte(11, 0xff),
  'arithmetic coding': () => withFrameByte(1, 0xc9),
  'lossless coding': () => withFrameByte(1, 0xc3),
  'hierarchical coding': () => withFrameByte(1, 0xc5),
  'two frames': async () => {
    const jpeg = await small();
    const at = find(jpeg, 0xc0);
    const big = resized(jpeg, 20_000, 20_000).subarray(at, at + 19);
    return Buffer.concat([jpeg.subarray(0, at), big, jpeg.subarray(at)]);
  },
  'two hundred application segments of 64 KB': () =>
    withSegments(times(200, segment(0xe5, Buffer.alloc(65_533)))),
  'comments of 13 MB': () => withSegments(times(200, segment(0xfe, Buffer.alloc(65_533, 65)))),
  'XMP of 13 MB': () =>
    withSegments(times(200, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${'<x>'.repeat(21_000)}`))),
  'million empty comments': () => withSegments(times(1_000_000, segment(0xfe, ''))),
  'million empty tables': () => withSegments(times(1_000_000, segment(0xdb, ''))),
  'color profile of 255 parts': () =>
    withSegments(...Array.from({ length: 220 }, (_, part) => profile(part + 1, 255, 60_000))),
  'color profile with parts that repeat': () => withSegments(times(100, profile(1, 2, 60_000))),
  'color profile of rubbish': () => withSegments(profile(1, 1, 60_000)),
  'EXIF whose list repeats itself': () =>
    withSegments(exif('4d4d002a00000008000187690004000000010000000800000008')),
  'EXIF that claims 65,535 entries': () => withSegments(exif('4d4d002a00000008ffff', 60_000)),
  'EXIF with orientation 99': () =>
    withSegments(exif('4d4d002a0000000800010112000300000001006300000000000000')),
  'EXIF that ends at once': () => withSegments(exif('4d4d')),
  'two hundred EXIF segments': () => withSegments(times(200, exif('4d4d002a00000008ffff', 60_000))),
  'claim of more pictures inside': () => withSegments(segment(0xe2, `MPF\0MM\0*${'\xff'.repeat(60_000)}`)),
  'thumbnail of 255 x 255 that is not there': () =>
    withSegments(segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\xff\xff')),
  'ten MB of fill bytes': () => withSegments(Buffer.alloc(10_000_000, 0xff)),
  'segment that is longer than the file': () => withSegments(Buffer.from([0xff, 0xe1, 0xff, 0xff])),
  'segment of no length': () => withSegments(Buffer.from([0xff, 0xe1, 0, 0])),
  'start that comes twice': async () => Buffer.concat([Buffer.from([0xff, 0xd8]), await small()]),
  'cut off within its pixels': async () => (await flat(4000, 3000).jpeg().toBuffer()).subarray(0, 20_000),
  'cut off within its head': async () => (await small()).subarray(0, 100),
  'no scan': async () => {
    const jpeg = await small();
    return Buffer.concat([jpeg.subarray(0, find(jpeg, 0xda)), Buffer.from([0xff, 0xd9])]);
  },
  'pixels of rubbish': async () => {
    const jpeg = await small();
    return Buffer.concat([jpeg.subarray(0, find(jpeg, 0xda) + 14), Buffer.alloc(1_000_000, 'rubbish')]);
  },
  'million restart markers': async () => {
    const jpeg = await small();
    return Buffer.concat([jpeg.subarray(0, -2), times(1_000_000, Buffer.from([0xff, 0xd0]))]);
  },
  'progressive with a million markers among its pixels': async () => {
    const jpeg = await small({ progressive: true });
    return Buffer.concat([
      jpeg.subarray(0, -2),
      times(1_000_000, Buffer.from([0xff, 0x30])),
      jpeg.subarray(-2),
    ]);
  },
  'film of 10 MB behind the end': async () =>
    Buffer.concat([await small(), Buffer.alloc(10_000_000, 'ftypmp42')]),
  'page of HTML behind the end': async () =>
    Buffer.concat([await small(), Buffer.from('<script>alert(1)</script>')]),
  'PDF in a comment': () => withSegments(segment(0xfe, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n')),
  'signature alone': () => Buffer.from([0xff, 0xd8, 0xff]),
});
