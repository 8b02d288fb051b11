import { createInflate, deflateSync } from 'node:zlib';
import { listPngChunks, writePngChunk } from './read-png-file.ts';

const SIGNATURE_BYTES = 8;
/** Pixels that are made again at most, in bytes before compression: eight megapixels of three colours. */
const MOST_BYTES = 24_000_000;
/** Samples of a pixel as it is written, by the colour type of the header. */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const PALETTE = 3;
/** Colour types that end with alpha. */
const WITH_ALPHA = new Set([4, 6]);
const MIDDLE_GREY = 0x80;
/** A row begins with its filter, 0 to 4. */
const LAST_FILTER = 4;
const FASTEST = 1;

/**
 * Writes a damaged PNG again: the rows that can be read, then grey, as decoders of JPEG leave what is missing.
 * @returns undefined if it has no row that can be read, is interlaced, or is larger than is made again.
 */
export async function fillMissingRows(png: Buffer): Promise<Buffer | undefined> {
  const [header, ...chunks] = listPngChunks(png);
  const { data } = header;
  const [depth, colour, interlaced] = [data[8], data[9], data[12] !== 0];
  const height = data.readUInt32BE(4);
  const row = emptyRow(data.readUInt32BE(0), depth, colour);
  const size = row.length * height;
  if (interlaced || size > MOST_BYTES) return undefined;
  const pixels = Buffer.alloc(size, row);
  const isPixels = ({ type }: { type: string }) => type === 'IDAT';
  const read = await inflateInto(
    pixels,
    chunks.filter(isPixels).map((chunk) => chunk.data),
  );
  const whole = countWholeRows(pixels.subarray(0, read), row.length);
  if (whole === 0) return undefined;
  // The row in which the damage begins is half of it.
  pixels.fill(row, whole * row.length);
  const first = chunks.findIndex(isPixels);
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    png.subarray(header.start, header.end),
    ...chunks.slice(0, first).map(({ start, end }) => png.subarray(start, end)),
    writePngChunk('IDAT', deflateSync(pixels, { level: FASTEST })),
    writePngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How many rows are there before the first one whose filter nobody knows, which is damaged. */
function countWholeRows(pixels: Buffer, length: number): number {
  const rows = Math.floor(pixels.length / length);
  for (let row = 0; row < rows; row++) if (pixels[row * length] > LAST_FILTER) return row;
  return rows;
}

/** A row of grey, not filtered; of a palette its first colour. */
function emptyRow(width: number, depth: number, colour: number): Buffer {
  const samples = SAMPLES.get(colour) ?? 1;
  const row = Buffer.alloc(1 + Math.ceil((width * samples * depth) / 8));
  if (depth < 8 || colour === PALETTE) return row;
  const bytes = depth / 8;
  const pixel = Buffer.alloc(samples * bytes, MIDDLE_GREY);
  if (WITH_ALPHA.has(colour)) pixel.fill(255, pixel.length - bytes);
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
