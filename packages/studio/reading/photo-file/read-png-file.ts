import { crc32, inflateSync } from 'node:zlib';
import { KeptPieces } from './kept-pieces.ts';
import { readOrientation, writeOrientation } from './orientation.ts';
import { MOST_PROFILE_BYTES, mustHold, type PhotoFile } from './photo-file.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** An honest file of 15 MB has some thousands. */
const MOST_CHUNKS = 20_000;
/** Rows that are held while a picture is shrunk row by row, and bytes whatever its width; measured up to 32,767 pixels. */
const HELD = { rows: 1_100, bytes: 25_000_000 };
/** An interlaced picture is held as a whole, and a quarter more. */
const INTERLACED = 1.25;
/** Samples of a pixel once it is decoded, by the header's colour type; a palette is resolved. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };
/** What the pixels themselves need. */
const NEEDED = new Set(['PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB']);

/** A chunk of a PNG. */
interface Chunk {
  type: string;
  /** Where the chunk begins and ends, and its data between. */
  start: number;
  data: Buffer;
  end: number;
  /** Whether the file ends within the chunk. */
  cut: boolean;
}

/**
 * Reads a PNG (https://www.w3.org/TR/png-3/). Of the chunks those stay that the pixels need, a colour profile of
 * reasonable size and the orientation; an animation is its first picture. Of a file whose end is missing the pixels stay
 * that are there.
 * @throws {PhotoFileError} `damaged`.
 */
export function readPngFile(file: Buffer): PhotoFile {
  const pieces = new KeptPieces(file);
  const [header, ...rest] = listPngChunks(file);
  // A second profile means nothing, and each would have to be inflated to know its size.
  const profile = rest.find(({ type }) => type === 'iCCP');
  mustHold(header?.type === 'IHDR' && header.data.length === 13);
  pieces.keep(0, header.end);
  // Programs write it before or behind the pixels; decoders look for it before them.
  const exif = rest.find(({ type }) => type === 'eXIf');
  if (exif) pieces.insert(orientationChunk(exif.data));
  for (const chunk of rest) {
    const { type, start, data, end, cut } = chunk;
    if (cut) {
      if (type === 'IDAT') pieces.insert(writePngChunk(type, data));
    } else if (NEEDED.has(type) || (chunk === profile && isSmallProfile(data))) pieces.keep(start, end);
    else mustHold(isAncillary(type));
  }
  const transparent = rest.some(({ type }) => type === 'tRNS');
  return { ...readHeader(header.data, transparent), pieces: pieces.list };
}

/** All chunks up to the end, whatever follows. @throws {PhotoFileError} `damaged` if the file ends before its pixels. */
export function* listPngChunks(file: Buffer): Generator<Chunk> {
  let start = SIGNATURE_BYTES;
  let hasPixels = false;
  for (let count = 0; start + 8 <= file.length; count++) {
    mustHold(count < MOST_CHUNKS);
    const end = start + FRAME_BYTES + file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    const cut = end > file.length;
    hasPixels ||= type === 'IDAT';
    mustHold(hasPixels || !cut);
    yield { type, start, data: file.subarray(start + 8, end - 4), end, cut };
    if (cut || type === 'IEND') return;
    start = end;
  }
}

/** Chunks that a decoder may skip have a small first letter. */
const isAncillary = (type: string) => /^[a-z]/.test(type);

function readHeader(header: Buffer, transparent: boolean): Omit<PhotoFile, 'pieces'> {
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const interlaced = header[12] !== 0;
  const samples = (SAMPLES[header[9]] ?? 4) + (transparent ? 1 : 0);
  const row = width * samples * (header[8] === 16 ? 2 : 1);
  return {
    coding: interlaced ? 'interlaced_png' : 'png',
    width,
    height,
    memory: interlaced ? row * height * INTERLACED : row * Math.min(height, HELD.rows) + HELD.bytes,
  };
}

/** Whether a profile can be inflated, to a reasonable size. Its data is a name, a zero, the method and the profile. */
function isSmallProfile(data: Buffer): boolean {
  if (data.length > MOST_PROFILE_BYTES) return false;
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}

const orientationChunk = (exif: Buffer) => writePngChunk('eXIf', writeOrientation(readOrientation(exif)));

/** A chunk with its length and its checksum. */
export function writePngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + FRAME_BYTES);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
