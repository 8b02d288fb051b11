import sharp from 'sharp';
import { hostile } from './hostile-photo.ts';

const flat = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 217, g: 160, b: 122, alpha } } });
const small = (options = {}) => flat(400, 400).webp(options).toBuffer();

/** One chunk: type, length, data, to an even length. */
function chunk(type: string, data: Buffer, length = data.length): Buffer {
  return Buffer.concat([Buffer.from(type, 'latin1'), uint32(length), data, Buffer.alloc(data.length % 2)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint24(value: number): Buffer {
  return uint32(value).subarray(0, 3);
}

function file(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(body.length), body]);
}

const FLAGS = { animated: 2, xmp: 4, exif: 8, alpha: 16, profile: 32 } as const;
const extended = (flags: number, width: number, height: number) =>
  chunk('VP8X', Buffer.concat([uint32(flags), uint24(width - 1), uint24(height - 1)]));
/** The chunk with the pixels of a small picture. */
const pixels = async (options = {}) => (await small(options)).subarray(12);
const frame = (x: number, width: number, data: Buffer) =>
  chunk(
    'ANMF',
    Buffer.concat([uint24(x), uint24(0), uint24(width - 1), uint24(399), uint24(1), Buffer.alloc(1), data]),
  );
const animation = async (count: number, width = 400, x = 0) =>
  file(
    extended(FLAGS.animated, 400, 400),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from<Buffer>({ length: count }).fill(frame(x, width, await pixels())),
  );
const times = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one));

/** The sides as the lossy pixels themselves claim them. */
async function claimed(width: number, height: number): Promise<Buffer> {
  const changed = Buffer.from(await small());
  const at = changed.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  changed.writeUInt16LE(width, at + 3);
  changed.writeUInt16LE(height, at + 5);
  return changed;
}

/** The sides as the lossless pixels themselves claim them: 14 bits each. */
async function claimedLossless(width: number, height: number): Promise<Buffer> {
  const changed = Buffer.from(await flat(400, 400).webp({ lossless: true }).toBuffer());
  changed.writeUInt32LE((width - 1) | ((height - 1) << 14), changed.indexOf('VP8L') + 9);
  return changed;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 5 },
    },
  });

export const hostileWebps = hostile('webp', {
  '50 MP': () => flat(8160, 6120).webp({ effort: 0 }).toBuffer(),
  '50 MP lossless': () => flat(8160, 6120).webp({ lossless: true, effort: 0 }).toBuffer(),
  '50 MP with alpha': () => flat(8160, 6120, 0.5).webp({ effort: 0 }).toBuffer(),
  '4 MP of noise, lossless': () => noise(2000, 2000).webp({ lossless: true, effort: 0 }).toBuffer(),
  '30 MP of noise': () => noise(6324, 4744).webp({ quality: 40, effort: 0 }).toBuffer(),
  '16,383 x 16,383 pixels of 400 x 400': () => claimed(16_383, 16_383),
  '16,383 x 3,000 pixels of 400 x 400': () => claimed(16_383, 3_000),
  '16,383 x 16,383 lossless pixels of 400 x 400': () => claimedLossless(16_383, 16_383),
  '16,383 x 3,000 lossless pixels of 400 x 400': () => claimedLossless(16_383, 3_000),
  'no pixels': () => claimed(0, 0),
  'canvas of 16,777,216 x 16,777,216': async () => file(extended(0, 2 ** 24, 2 ** 24), await pixels()),
  'canvas of 7,000 x 7,000 for 400 x 400': async () => file(extended(0, 7_000, 7_000), await pixels()),
  'animation of a thousand frames': () => animation(1000),
  'animation of no frames': () => animation(0),
  'animation with a frame outside the canvas': () => animation(2, 400, 100_000),
  'animation with a frame of 16,777,216 pixels': () => animation(2, 2 ** 24),
  'animation of 7,000 x 7,000 with a small frame': async () =>
    file(
      extended(FLAGS.animated, 7_000, 7_000),
      chunk('ANIM', Buffer.alloc(6)),
      frame(0, 400, await pixels()),
    ),
  'color profile of 10 MB': async () =>
    file(extended(FLAGS.profile, 400, 400), chunk('ICCP', Buffer.alloc(10_000_000, 'acsp')), await pixels()),
  'color profile of rubbish': async () =>
    file(extended(FLAGS.profile, 400, 400), chunk('ICCP', Buffer.alloc(5_000, 'acsp')), await pixels()),
  'EXIF of 10 MB': async () =>
    file(
      extended(FLAGS.exif, 400, 400),
      await pixels(),
      chunk('EXIF', Buffer.alloc(10_000_000, 'Exif\0\0MM')),
    ),
  'XMP of 10 MB': async () =>
    file(extended(FLAGS.xmp, 400, 400), await pixels(), chunk('XMP ', Buffer.alloc(10_000_000, '<x>'))),
  'million unknown chunks': async () =>
    file(extended(0, 400, 400), times(1_000_000, chunk('quiz', Buffer.alloc(0))), await pixels()),
  'two pictures': async () => file(extended(0, 400, 400), await pixels(), await pixels({ lossless: true })),
  'alpha without pixels': () => file(extended(FLAGS.alpha, 400, 400), chunk('ALPH', Buffer.alloc(1_000))),
  'alpha of rubbish': async () =>
    file(extended(FLAGS.alpha, 400, 400), chunk('ALPH', Buffer.alloc(9_000, 1)), await pixels()),
  'chunk that claims 4 GB': async () =>
    file(extended(0, 400, 400), chunk('VP8 ', Buffer.alloc(10), 2 ** 32 - 2)),
  'length of 0': async () => (await small()).fill(0, 4, 8),
  'length of 4 GB': async () => (await small()).fill(255, 4, 8),
  'cut off within its pixels': async () => (await noise(2000, 2000).webp().toBuffer()).subarray(0, 50_000),
  'pixels of rubbish': async () =>
    Buffer.concat([(await small()).subarray(0, 30), Buffer.alloc(50_000, 'rubbish')]),
  'SVG in its skin': () =>
    Buffer.from('RIFF0000WEBP<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'film of 10 MB behind the end': async () => Buffer.concat([await small(), Buffer.alloc(10_000_000)]),
});
