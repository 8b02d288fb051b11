import { readOrientation, writeOrientation } from './orientation.ts';
import { MOST_PROFILE_BYTES, mustHold, type PhotoFile } from './photo-file.ts';

/** `RIFF`, a length that is wrong in damaged files and is not needed, `WEBP`. */
const HEAD_BYTES = 12;
/** Type and length of a chunk. */
const FRAME_BYTES = 8;
/** An honest file has less than ten, or as many as an animation has frames. */
const MOST_CHUNKS = 5_000;
/** Bits of the extended header. */
const FLAG = { animation: 2, exif: 8, alpha: 16, profile: 32 } as const;
/** Before the chunks of an animation's frame: place, sides, duration, flags. */
const FRAME_HEAD_BYTES = 16;
/** Bytes of a pixel that a decoder holds, measured: lossy ones are shrunk while they are decoded. */
const HELD = { lossless: 4, lossyWithAlpha: 3, lossy: 0.5 } as const;

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks that a still picture consists of. */
interface Still {
  pixels: Chunk;
  alpha: Chunk | undefined;
}

/**
 * Reads a WebP (RFC 9649) and writes it again with what drawing needs: the pixels, their alpha, a colour profile of
 * reasonable size and the orientation. An animation is its first frame.
 * @throws {PhotoFileError} `damaged`.
 */
export function readWebpFile(file: Buffer): PhotoFile {
  mustHold(file.length > HEAD_BYTES + FRAME_BYTES);
  const chunks = listChunks(file.subarray(HEAD_BYTES));
  const frame = chunks.find(({ type }) => type === 'ANMF');
  const still = findStill(frame ? listChunks(frame.data.subarray(FRAME_HEAD_BYTES)) : chunks);
  const { width, height, alpha, coding } = readSides(still);
  return {
    coding,
    width,
    height,
    memory: width * height * heldBytes(coding, alpha),
    pieces: writeFile(still, chunks, { width, height, alpha }),
  };
}

function listChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  // What follows the picture may look like any number of chunks.
  for (let at = 0; at + FRAME_BYTES <= bytes.length && chunks.length < MOST_CHUNKS; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // A chunk that is cut off is left to the decoder, which says so.
    const data = bytes.subarray(at + FRAME_BYTES, at + FRAME_BYTES + length);
    chunks.push({ type, data });
    at += FRAME_BYTES + length + (length % 2);
  }
  return chunks;
}

function findStill(chunks: Chunk[]): Still {
  const pixels = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  mustHold(pixels !== undefined);
  // Lossless pixels bring their own alpha.
  const alpha = pixels.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined;
  return { pixels, alpha };
}

type Sides = { width: number; height: number; alpha: boolean; coding: 'webp' | 'lossless_webp' };

/** The sides that the pixels themselves claim. */
function readSides({ pixels: { type, data }, alpha }: Still): Sides {
  mustHold(data.length >= 10);
  if (type === 'VP8L') {
    mustHold(data[0] === 0x2f);
    const bits = data.readUInt32LE(1);
    const sides = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    return { ...sides, alpha: (bits & 0x1000_0000) !== 0, coding: 'lossless_webp' };
  }
  mustHold(data.toString('latin1', 3, 6) === '\x9d\x01\x2a');
  const width = data.readUInt16LE(6) & 0x3fff;
  const height = data.readUInt16LE(8) & 0x3fff;
  mustHold(width > 0 && height > 0);
  return { width, height, alpha: alpha !== undefined, coding: 'webp' };
}

function heldBytes(coding: Sides['coding'], alpha: boolean): number {
  if (coding === 'lossless_webp') return HELD.lossless;
  return alpha ? HELD.lossyWithAlpha : HELD.lossy;
}

function writeFile(still: Still, chunks: Chunk[], sides: Omit<Sides, 'coding'>): Uint8Array[] {
  const profile = chunks.find(({ type, data }) => type === 'ICCP' && data.length <= MOST_PROFILE_BYTES);
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif && { type: 'EXIF', data: writeOrientation(readOrientation(exif.data)) };
  const flags = (sides.alpha ? FLAG.alpha : 0) | (profile ? FLAG.profile : 0) | (exif ? FLAG.exif : 0);
  const header = { type: 'VP8X', data: Buffer.alloc(10) };
  header.data.writeUInt32LE(flags, 0);
  header.data.writeUIntLE(sides.width - 1, 4, 3);
  header.data.writeUIntLE(sides.height - 1, 7, 3);
  const written = [header, profile, still.alpha, still.pixels, orientation].filter(
    (chunk) => chunk !== undefined,
  );
  const body = written.flatMap(writeChunk);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.reduce((sum, { length }) => sum + length, 0), 4);
  return [head, ...body];
}

function writeChunk({ type, data }: Chunk): Buffer[] {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return [head, data, Buffer.alloc(data.length % 2)];
}
