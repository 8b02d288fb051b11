import { crc32, deflateSync } from 'node:zlib';
import { hostile } from './hostile-photo.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MEGABYTE = 1024 * 1024;

/** One chunk: length, type, data, checksum. */
function chunk(type: string, data: Buffer = Buffer.alloc(0), length = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

interface Header {
  width?: number;
  height?: number;
  depth?: number;
  /** 0 gray, 2 RGB, 3 palette, 6 RGBA. */
  color?: number;
  interlace?: number;
}

const header = ({ width = 400, height = 400, depth = 8, color = 2, interlace = 0 }: Header = {}) =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, color, 0, 0, interlace])]));

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 6: 4 };

/** Zeros for every row; interlaced pictures need a few more. */
const pixels = ({ width = 400, height = 400, depth = 8, color = 2, interlace = 0 }: Header = {}) => {
  const row = 1 + Math.ceil((width * depth * (CHANNELS[color] ?? 1)) / 8);
  return chunk('IDAT', deflateSync(Buffer.alloc(row * height + interlace * 8 * height)));
};
const end = chunk('IEND');

/** A whole picture of one color, with chunks before its pixels. */
const picture = (head: Header = {}, ...before: Buffer[]) =>
  Buffer.concat([SIGNATURE, header(head), ...before, pixels(head), end]);
const file = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);

const bombs = new Map<string, Buffer>();
/** So many megabytes of one byte, compressed to a thousandth. Text of zeros would end at once. */
function bomb(megabytes: number, byte = 65): Buffer {
  const name = `${megabytes} of ${byte}`;
  const known = bombs.get(name) ?? deflateSync(Buffer.alloc(megabytes * 1_000_000, byte));
  bombs.set(name, known);
  return known;
}
const keyed = (key: string, ...data: Buffer[]) => Buffer.concat([Buffer.from(`${key}\0`, 'latin1'), ...data]);
const zTXt = (megabytes: number) => chunk('zTXt', keyed('Comment', Buffer.from([0]), bomb(megabytes)));
const iTXt = (megabytes: number) =>
  chunk('iTXt', keyed('Comment', Buffer.from([1, 0, 0, 0]), bomb(megabytes)));
const iCCP = (data: Buffer) => chunk('iCCP', keyed('icc', Buffer.from([0]), data));
const times = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one));
const frame = (width: number, height: number) =>
  chunk('fcTL', Buffer.concat([0, width, height, 0, 0].map(uint32).concat(Buffer.alloc(6))));
const animation = (frames: number) => chunk('acTL', Buffer.concat([uint32(frames), uint32(0)]));

export const hostilePngs = hostile('png', {
  'ten zTXt chunks of 50 MB': () => picture({}, times(10, zTXt(50))),
  'twenty zTXt chunks of 50 MB': () => picture({}, times(20, zTXt(50))),
  'seventy zTXt chunks of 7 MB': () => picture({}, times(70, zTXt(7))),
  'ten iTXt chunks of 50 MB': () => picture({}, times(10, iTXt(50))),
  'one zTXt chunk of 500 MB': () => picture({}, zTXt(500)),
  'zTXt chunks after the pixels': () => file(header(), pixels(), times(10, zTXt(50)), end),
  'zTXt chunks between the pixels': () =>
    file(header(), chunk('IDAT', Buffer.from([0x78])), times(10, zTXt(50)), pixels(), end),
  'zTXt chunks before the header': () => file(times(10, zTXt(50)), header(), pixels(), end),
  'zTXt chunks behind the end': () => Buffer.concat([picture(), times(10, zTXt(50))]),
  'zTXt chunk with a wrong checksum': () => picture({}, Buffer.concat([zTXt(50).subarray(0, -4), uint32(0)])),
  'text chunk of 10 MB': () => picture({}, chunk('tEXt', keyed('Comment', Buffer.alloc(10 * MEGABYTE, 65)))),
  '200,000 small text chunks': () => picture({}, times(200_000, chunk('tEXt', keyed('a', Buffer.from('b'))))),
  '400,000 unknown chunks': () => picture({}, times(400_000, chunk('quIz'))),
  'color profile of 50 MB': () => picture({}, iCCP(bomb(50))),
  'color profile of 500 MB': () => picture({}, iCCP(bomb(500))),
  'thirty color profiles of 50 MB': () => picture({}, times(30, iCCP(bomb(50)))),
  'color profile of rubbish': () => picture({}, iCCP(deflateSync(Buffer.alloc(5_000, 'acsp')))),
  'color profile that is not compressed': () => picture({}, iCCP(Buffer.alloc(10_000, 7))),
  'palette suggestion of 9 MB': () => picture({}, chunk('sPLT', keyed('a', Buffer.alloc(9 * MEGABYTE, 8)))),
  'EXIF of 10 MB': () =>
    picture(
      {},
      chunk(
        'eXIf',
        Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(10 * MEGABYTE, 255)]),
      ),
    ),
  'EXIF whose list repeats itself': () =>
    picture({}, chunk('eXIf', Buffer.from('4d4d002a000000080001876900040000000100000008', 'hex'))),
  'animation of a thousand frames': () =>
    file(header(), animation(1000), frame(400, 400), pixels(), times(1000, frame(400, 400)), end),
  'animation of four thousand million frames': () =>
    file(header(), animation(2 ** 32 - 1), frame(400, 400), pixels(), end),
  'animation with a frame of 100,000 x 100,000': () =>
    file(header(), animation(2), frame(100_000, 100_000), pixels(), end),
  'animation whose frames inflate to 500 MB': () =>
    file(
      header(),
      animation(2),
      frame(400, 400),
      pixels(),
      frame(400, 400),
      chunk('fdAT', Buffer.concat([uint32(1), bomb(500)])),
      end,
    ),
  '100,000 x 100,000 pixels': () => file(header({ width: 100_000, height: 100_000 }), pixels(), end),
  '2,147,483,647 x 1 pixels': () => file(header({ width: 2 ** 31 - 1, height: 1 }), pixels(), end),
  '4,294,967,295 pixels each way': () =>
    file(header({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }), pixels(), end),
  '1 x 700,000 pixels': () => picture({ width: 1, height: 700_000 }),
  '700,000 x 1 pixels': () => picture({ width: 700_000, height: 1 }),
  '64 x 700,000 pixels': () => picture({ width: 64, height: 700_000 }),
  '700,000 x 64 pixels': () => picture({ width: 700_000, height: 64 }),
  '700,000 x 64 pixels of 16 bits and alpha': () =>
    picture({ width: 700_000, height: 64, depth: 16, color: 6 }),
  'no pixels at all': () => picture({ width: 0, height: 0 }),
  '65,535 x 65,535 pixels of one bit': () =>
    file(header({ width: 65_535, height: 65_535, depth: 1, color: 0 }), pixels(), end),
  '50 MP of 16 bits and alpha': () => picture({ width: 8160, height: 6120, depth: 16, color: 6 }),
  '50 MP of 16 bits and alpha, interlaced': () =>
    picture({ width: 8160, height: 6120, depth: 16, color: 6, interlace: 1 }),
  '50 MP interlaced': () => picture({ width: 8160, height: 6120, interlace: 1 }),
  '50 MP of one bit, interlaced': () =>
    picture({ width: 8160, height: 6120, depth: 1, color: 0, interlace: 1 }),
  '50 MP whose pixels never come': () => file(header({ width: 8160, height: 6120, interlace: 1 }), end),
  'palette that is missing': () => picture({ color: 3 }),
  'pixels that inflate to 1 GB more than they are': () => file(header(), chunk('IDAT', bomb(1000, 0)), end),
  'million empty pixel chunks': () => file(header(), times(1_000_000, chunk('IDAT')), pixels(), end),
  'pixels cut off': () => picture().subarray(0, 300),
  'eight megapixels that are cut off': () => {
    const whole = picture({ width: 3264, height: 2448 });
    return whole.subarray(0, whole.length * 0.8);
  },
  'pixels of rubbish': () => file(header(), chunk('IDAT', Buffer.alloc(50_000, 'rubbish')), end),
  'pixels that are missing': () => file(header(), end),
  'end that is missing': () => file(header(), pixels()),
  'chunk that claims 4 GB': () => file(header(), chunk('tEXt', Buffer.alloc(10), 2 ** 32 - 1), pixels(), end),
  'chunk that is longer than the file': () => file(header(), chunk('IDAT', Buffer.alloc(10), 1_000_000), end),
  'two headers': () => file(header(), header({ width: 20_000, height: 20_000 }), pixels(), end),
  'header that comes last': () => file(pixels(), end, header()),
  'critical chunk that nobody knows': () => picture({}, chunk('QUIZ', Buffer.alloc(100))),
  'ZIP behind the end': () => Buffer.concat([picture(), Buffer.from('PK\x03\x04'), Buffer.alloc(MEGABYTE)]),
  'page of HTML in a text chunk': () =>
    picture({}, chunk('tEXt', keyed('a', Buffer.from('<script>alert(1)</script>')))),
  'signature alone': () => SIGNATURE,
});
