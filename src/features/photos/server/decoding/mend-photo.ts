import { mendProgressiveJpeg } from './mend-jpeg.ts';
import { keepNeededChunks } from './mend-png.ts';

const MENDERS: [string, (file: Buffer) => Buffer | undefined][] = [
  ['\xff\xd8\xff', mendProgressiveJpeg],
  ['\x89PNG', keepNeededChunks],
  ['RIFF', mendWebp],
];

/**
 * Mends what browsers read and decoders refuse, and removes what no limit of memory or time can distinguish from a photo.
 * @returns the same file if there is nothing to mend; undefined if it cannot be mended.
 */
export function mendPhoto(file: Buffer): Buffer | undefined {
  const [, mend] = MENDERS.find(([start]) => file.toString('latin1', 0, start.length) === start) ?? [];
  return mend ? mend(file) : file;
}

/** `RIFF`, a length, `WEBP`. */
const WEBP_HEAD_BYTES = 12;
/** Type and length of a chunk. */
const CHUNK_HEAD_BYTES = 8;

/** Corrects the length of the whole, and of a chunk that the file does not have to its end. */
function mendWebp(file: Buffer): Buffer {
  // Chunks have an even length.
  const mended = Buffer.concat([file, Buffer.alloc(file.length % 2)]);
  mended.writeUInt32LE(mended.length - CHUNK_HEAD_BYTES, 4);
  for (let at = WEBP_HEAD_BYTES; at + CHUNK_HEAD_BYTES <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    const left = file.length - at - CHUNK_HEAD_BYTES;
    if (length > left) mended.writeUInt32LE(left, at + 4);
    at += CHUNK_HEAD_BYTES + length + (length % 2);
  }
  return mended;
}
