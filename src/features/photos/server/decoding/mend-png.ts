import { crc32, createInflate, deflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** An honest file of 15 MB has some thousands. */
const MOST_CHUNKS = 20_000;
/** What the picture needs. Text is left out: seventy chunks of it inflate to half a gigabyte in a decoder. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'iCCP', 'eXIf']);
/** Pixels that are made again at most, in bytes before compression: eight megapixels of three colors. */
const MOST_BYTES = 24_000_000;
/** Samples of a pixel as it is written, by the color type of the header. */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const PALETTE = 3;
/** Color types that end with alpha. */
const WITH_ALPHA = new Set([4, 6]);
const MIDDLE_GRAY = 0x80;
/** A row begins with its filter, 0 to 4. */
const LAST_FILTER = 4;
const FASTEST = 1;

/** A chunk of a PNG (https://www.w3.org/TR/png-3/). */
interface Chunk {
  type: string;
  data: Buffer;
  /** The chunk with its length and its checksum. */
  whole: Buffer;
}

/**
 * Leaves out of a PNG what its picture does not need, and moves the orientation to where decoders look for it. Of a
 * file that ends too early the pixels stay that are there.
 * @returns undefined if it does not begin with its header, ends before its pixels, or has very many chunks.
 */
export function keepNeededChunks(png: Buffer): Buffer | undefined {
  const chunks = listChunks(png);
  if (chunks?.[0]?.type !== 'IHDR') return undefined;
  const isExif = ({ type }: Chunk) => type === 'eXIf';
  // Decoders refuse critical chunks that they do not know: those stay.
  const kept = chunks.filter(
    (chunk) => !isExif(chunk) && (NEEDED.has(chunk.type) || !/^[a-z]/.test(chunk.type)),
  );
  // Programs write it before or behind the pixels.
  kept.splice(1, 0, ...chunks.filter(isExif).slice(0, 1));
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...kept.map(({ whole }) => whole)]);
}

/** All chunks up to the end, whatever follows; undefined as `keepNeededChunks` says. */
function listChunks(png: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let hasPixels = false;
  for (let start = SIGNATURE_BYTES; start + 8 <= png.length; ) {
    const end = start + FRAME_BYTES + png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    const data = png.subarray(start + 8, end - 4);
    hasPixels ||= type === 'IDAT';
    if (end > png.length) {
      if (!hasPixels) return undefined;
      if (type === 'IDAT') chunks.push(makeChunk(type, data));
      break;
    }
    if (chunks.push({ type, data, whole: png.subarray(start, end) }) > MOST_CHUNKS) return undefined;
    if (type === 'IEND') break;
    start = end;
  }
  return chunks;
}

/**
 * Writes a damaged PNG again: the rows that can be read, then gray, as decoders of JPEG leave what is missing.
 * @param png what `keepNeededChunks` returned.
 * @returns undefined if it has no row that can be read, is interlaced, or is larger than is made again.
 */
export async function fillMissingRows(png: Buffer): Promise<Buffer | undefined> {
  const [header, ...chunks] = listChunks(png) ?? [];
  if (header?.data.length !== 13) return undefined;
  const { data } = header;
  const [depth, color, interlaced] = [data.readUInt8(8), data.readUInt8(9), data[12] !== 0];
  const height = data.readUInt32BE(4);
  const row = emptyRow(data.readUInt32BE(0), depth, color);
  const size = row.length * height;
  if (interlaced || size > MOST_BYTES) return undefined;
  const pixels = Buffer.alloc(size, row);
  const isPixels = ({ type }: Chunk) => type === 'IDAT';
  const read = await inflateInto(
    pixels,
    chunks.filter(isPixels).map((chunk) => chunk.data),
  );
  const whole = countWholeRows(pixels.subarray(0, read), row.length);
  if (whole === 0) return undefined;
  // The row in which the damage begins is half of it.
  pixels.fill(row, whole * row.length);
  const before = [header, ...chunks.slice(0, chunks.findIndex(isPixels))];
  const after = [
    makeChunk('IDAT', deflateSync(pixels, { level: FASTEST })),
    makeChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    ...[...before, ...after].map((chunk) => chunk.whole),
  ]);
}

/** How many rows are there before the first one whose filter nobody knows, which is damaged. */
function countWholeRows(pixels: Buffer, length: number): number {
  const rows = Math.floor(pixels.length / length);
  for (let row = 0; row < rows; row++) if (pixels.readUInt8(row * length) > LAST_FILTER) return row;
  return rows;
}

/** A row of gray, not filtered; of a palette its first color. */
function emptyRow(width: number, depth: number, color: number): Buffer {
  const samples = SAMPLES.get(color) ?? 1;
  const row = Buffer.alloc(1 + Math.ceil((width * samples * depth) / 8));
  if (depth < 8 || color === PALETTE) return row;
  const bytes = depth / 8;
  const pixel = Buffer.alloc(samples * bytes, MIDDLE_GRAY);
  if (WITH_ALPHA.has(color)) pixel.fill(255, pixel.length - bytes);
  return row.fill(pixel, 1);
}

/** Inflates as much as can be read. @returns how many bytes that were. */
function inflateInto(target: Buffer, pieces: Buffer[]): Promise<number> {
  const inflate = createInflate();
  return new Promise((resolve) => {
    let filled = 0;
    const end = () => {
      inflate.destroy();
      resolve(filled);
    };
    inflate.on('data', (piece: Buffer) => {
      filled += piece.copy(target, filled);
      if (filled === target.length) end();
    });
    // What comes behind the damage cannot be read.
    inflate.on('error', end).on('end', end);
    for (const piece of pieces) inflate.write(piece);
    inflate.end();
  });
}

function makeChunk(type: string, data: Buffer): Chunk {
  const whole = Buffer.alloc(data.length + FRAME_BYTES);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
  return { type, data, whole };
}
