import sharp from 'sharp';
import { hostile } from './hostile-photo.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a07a' } });
const avif = (width: number, height: number, options = {}) =>
  flat(width, height)
    .avif({ effort: 0, ...options })
    .toBuffer();
const small = () => avif(400, 400);

/** One box: length, type, contents. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}
const fullBox = (type: string, ...contents: Buffer[]) => box(type, Buffer.alloc(4), ...contents);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const text = (value: string) => Buffer.from(value, 'latin1');
const times = (count: number, one: Buffer) => Buffer.concat(Array.from({ length: count }, () => one));
const brand = (name: string) => box('ftyp', text(name), uint32(0), text(`mif1miaf${name}`));

/** The sides that the picture's box of sides claims; the pixels keep theirs. */
async function claimed(width: number, height: number, whole = small()): Promise<Buffer> {
  const changed = Buffer.from(await whole);
  const at = changed.indexOf('ispe');
  changed.writeUInt32BE(width, at + 8);
  changed.writeUInt32BE(height, at + 12);
  return changed;
}

/** The box of a type, without its head. */
function contentsOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type);
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}

/** One of the things that a file names by numbers, with what the file says of it. */
interface Item {
  id: number;
  type: string;
  /** Numbers of its properties, from 1. */
  uses: number[];
  data: Buffer;
}

/** A file of items, of which the first is the picture. */
function fileOf(items: Item[], properties: Buffer, ...references: Buffer[]): Buffer {
  const entry = ({ id, type }: Item) =>
    fullBox('infe', uint16(id), uint16(0), text(`${type}\0`)).fill(2, 8, 9);
  const use = ({ id, uses }: Item) => Buffer.concat([uint16(id), Buffer.from([uses.length, ...uses])]);
  const data = Buffer.concat(items.map((item) => item.data));
  const placesFrom = (start: number) => {
    let offset = start;
    return items.map((item) => {
      const place = [uint16(item.id), uint16(0), uint16(1), uint32(offset), uint32(item.data.length)];
      offset += item.data.length;
      return Buffer.concat(place);
    });
  };
  const meta = (start: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', uint32(0), text('pict'), Buffer.alloc(13)),
      fullBox('pitm', uint16(items[0]?.id ?? 0)),
      fullBox('iinf', uint16(items.length), ...items.map(entry)),
      ...references,
      box('iprp', box('ipco', properties), fullBox('ipma', uint32(items.length), ...items.map(use))),
      fullBox('iloc', Buffer.from([0x44, 0]), uint16(items.length), ...placesFrom(start)),
    );
  const start = brand('avif').length + meta(0).length + 8;
  return Buffer.concat([brand('avif'), meta(start), box('mdat', data)]);
}

interface Grid {
  rows: number;
  columns: number;
  /** Sides of the whole. */
  width: number;
  height: number;
  /** How often each tile is used. */
  tile?: Buffer;
  /** How often the grid names itself as one of its tiles. */
  itself?: boolean;
}

/** A grid in which the same tile stands at every place. */
async function grid({ rows, columns, width, height, tile, itself = false }: Grid): Promise<Buffer> {
  const picture = tile ?? (await avif(64, 64));
  const head = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), uint32(width), uint32(height)]);
  const properties = Buffer.concat([
    fullBox('ispe', uint32(width), uint32(height)),
    fullBox('ispe', uint32(64), uint32(64)),
    box('av1C', contentsOf(picture, 'av1C')),
  ]);
  const tiles = times(rows * columns, uint16(itself ? 1 : 2));
  return fileOf(
    [
      { id: 1, type: 'grid', uses: [1], data: head },
      { id: 2, type: 'av01', uses: [2, 3], data: contentsOf(picture, 'mdat') },
    ],
    properties,
    fullBox('iref', box('dimg', uint16(1), uint16(rows * columns), tiles)),
  );
}

/** The small picture, of which only so many pixels in the middle are to be shown. */
async function cropped(width: number, height: number): Promise<Buffer> {
  const picture = await small();
  const properties = Buffer.concat([
    fullBox('ispe', uint32(400), uint32(400)),
    box('av1C', contentsOf(picture, 'av1C')),
    box('clap', ...[width, 1, height, 1, 0, 1, 0, 1].map(uint32)),
  ]);
  return fileOf([{ id: 1, type: 'av01', uses: [1, 2, 3], data: contentsOf(picture, 'mdat') }], properties);
}

/** The small picture with boxes put into its `meta`. */
async function withMeta(...boxes: Buffer[]): Promise<Buffer> {
  const file = await small();
  const at = file.indexOf('meta') - 4;
  const end = at + file.readUInt32BE(at);
  const changed = Buffer.concat([file.subarray(0, end), ...boxes, file.subarray(end)]);
  changed.writeUInt32BE(end - at + Buffer.concat(boxes).length, at);
  return changed;
}

export const hostileHeifs = hostile('heif', {
  'AVIF of 25 MP': () => avif(6000, 4166),
  'AVIF of 50 MP': () => avif(8160, 6120),
  'AVIF of 12 MP': () => avif(4000, 3000, { chromaSubsampling: '4:2:0' }),
  'AVIF of 12 MP without shared colors': () => avif(4000, 3000),
  'AVIF of 12 MP and 10 bits': () => avif(4000, 3000, { bitdepth: 10 }),
  'AVIF of 8 MP': () => avif(3264, 2448, { chromaSubsampling: '4:2:0' }),
  'AVIF of 25 MP that claims 400 x 400': () => claimed(400, 400, avif(6000, 4166)),
  'AVIF of 400 x 400 that claims 4,294,967,295 each way': () => claimed(2 ** 32 - 1, 2 ** 32 - 1),
  'AVIF of 400 x 400 that claims 3,400 x 3,400': () => claimed(3_400, 3_400),
  'AVIF of no pixels': () => claimed(0, 0),
  'AVIF of 400 x 400 that shows 40 x 30 of them': () => cropped(40, 30),
  'AVIF of 64 x 16,000': () => avif(64, 16_000),
  'grid of 256 x 255 tiles': () => grid({ rows: 256, columns: 255, width: 16_320, height: 16_384 }),
  'grid of 54 x 54 small tiles': () => grid({ rows: 54, columns: 54, width: 3_456, height: 3_456 }),
  'grid of 256 x 200 tiles that claims 400 x 400': () =>
    grid({ rows: 256, columns: 200, width: 400, height: 400 }),
  'grid of tiles of 25 MP': async () =>
    grid({ rows: 5, columns: 5, width: 320, height: 320, tile: await avif(6000, 4166) }),
  'grid of itself': () => grid({ rows: 2, columns: 2, width: 128, height: 128, itself: true }),
  'film of many pictures': () =>
    small().then((file) => Buffer.from(file.toString('latin1').replaceAll('avif', 'avis'), 'latin1')),
  'HEIC that only begins like one': () => Buffer.concat([brand('heic'), Buffer.alloc(10_000)]),
  'HEIC with the pixels of an AVIF': () =>
    small().then((file) =>
      Buffer.from(file.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1'),
    ),
  'hundred thousand properties': () =>
    withMeta(box('ipco', times(100_000, fullBox('ispe', uint32(400), uint32(400))))),
  'hundred thousand items': () =>
    withMeta(
      fullBox('iinf', uint16(65_535), times(100_000, fullBox('infe', uint16(1), uint16(0), text('av01\0')))),
    ),
  'item of 65,535 pieces': () =>
    withMeta(
      fullBox(
        'iloc',
        Buffer.from([0x44, 0]),
        uint16(1),
        uint16(1),
        uint16(0),
        uint16(65_535),
        times(65_535, Buffer.concat([uint32(0), uint32(500)])),
      ),
    ),
  'item that lies behind the file': () =>
    withMeta(
      fullBox(
        'iloc',
        Buffer.from([0x44, 0]),
        uint16(1),
        uint16(1),
        uint16(0),
        uint16(1),
        uint32(2 ** 31),
        uint32(2 ** 31),
      ),
    ),
  'million empty boxes': () =>
    small().then((file) =>
      Buffer.concat([file.subarray(0, file.indexOf('meta') - 4), times(1_000_000, box('free')), file]),
    ),
  'boxes within boxes, 100,000 deep': () => {
    const deep = Buffer.concat(
      Array.from({ length: 100_000 }, (_, depth) =>
        Buffer.concat([uint32((100_000 - depth) * 8), text('iprp')]),
      ),
    );
    return withMeta(deep);
  },
  'box that claims 2^63 bytes': () =>
    small().then((file) =>
      Buffer.concat([
        file.subarray(0, file.readUInt32BE(0)),
        uint32(1),
        text('meta'),
        Buffer.alloc(8, 0x7f),
        file,
      ]),
    ),
  'box that never ends': () =>
    small().then((file) =>
      Buffer.concat([file.subarray(0, file.readUInt32BE(0)), uint32(0), text('meta'), Buffer.alloc(100)]),
    ),
  'color profile of 10 MB': () =>
    withMeta(box('ipco', box('colr', text('prof'), Buffer.alloc(10_000_000, 'acsp')))),
  'pixels of rubbish': async () => {
    const file = Buffer.from(await small());
    return file.fill('rubbish', file.indexOf('mdat') + 4);
  },
  'pixels cut off': async () => (await small()).subarray(0, -40),
  'head alone': () => brand('avif'),
  'SVG in its skin': () =>
    Buffer.from('\0\0\0\x1cftypavif<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
});
