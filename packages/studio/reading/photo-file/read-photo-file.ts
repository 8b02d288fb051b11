import { type PhotoFile, PhotoFileError } from './photo-file.ts';
import { readHeifFile } from './read-heif-file.ts';
import { readJpegFile } from './read-jpeg-file.ts';
import { readPngFile } from './read-png-file.ts';
import { readWebpFile } from './read-webp-file.ts';

/** How many leading characters are searched for an SVG tag. */
const HEAD = 1_000;

/**
 * The readers by how a file begins. HEIF starts with the length of a short box: its two zero bytes never occur in
 * text, and no XML starts like the others, so no file accepted here is ever parsed as SVG.
 */
const READERS: [RegExp, (file: Buffer) => PhotoFile][] = [
  [/^\u00ff\u00d8\u00ff/, readJpegFile],
  [/^\u0089PNG\r\n/, readPngFile],
  [/^RIFF.{4}WEBP/s, readWebpFile],
  [/^\0\0..ftyp/s, readHeifFile],
];
/** GIF, TIFF, BMP and SVG. */
const OTHER_KINDS = [/^GIF8/, /^(?:II\*|MM.\*)/s, /^BM/, /^(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|.*<svg)/is];

/**
 * Reads the headers of a photo that nobody has looked at yet, and takes out what drawing does not need: compressed
 * text that inflates to gigabytes, profiles, further frames. It inflates nothing but a colour profile, to a megabyte
 * at most, and takes time in proportion to the file.
 * @param bytes a JPEG, PNG, WebP, AVIF or HEIC. The pieces of the result are views of it.
 * @throws {PhotoFileError}
 */
export function readPhotoFile(bytes: Uint8Array): PhotoFile {
  if (bytes.length === 0) throw new PhotoFileError('empty');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString('latin1', 0, HEAD);
  const [, read] = READERS.find(([signature]) => signature.test(head)) ?? [];
  if (read) return readWith(read, file);
  throw new PhotoFileError(
    OTHER_KINDS.some((signature) => signature.test(head)) ? 'other_kind' : 'no_picture',
  );
}

/** A number that lies behind the end of the file is damage as well. */
function readWith(read: (file: Buffer) => PhotoFile, file: Buffer): PhotoFile {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof RangeError) throw new PhotoFileError('damaged', error);
    throw error;
  }
}
