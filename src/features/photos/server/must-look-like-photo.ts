import { AppError } from '#shared/errors.ts';
import { PHOTO_MESSAGES } from '../contract.ts';

/** How many leading characters are searched for an SVG tag. */
const HEAD = 1_000;
/**
 * JPEG, PNG, WebP and HEIF by how a file begins. HEIF starts with the length of a short box: its two zero bytes never
 * occur in text.
 */
const ACCEPTED = [/^\u00ff\u00d8\u00ff/, /^\u0089PNG\r\n/, /^RIFF.{4}WEBP/s, /^\0\0..ftyp/s];
/** GIF, TIFF, BMP and SVG. */
const OTHER_KINDS = [/^GIF8/, /^(?:II\*|MM.\*)/s, /^BM/, /^(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|.*<svg)/is];

/**
 * Refuses a file that does not begin like a photo that is accepted, and says what it is instead.
 * @throws {AppError} `unsupported_media` or `bad_request` with a message for the user.
 */
export function mustLookLikePhoto(file: Buffer): void {
  if (file.length === 0) throw new AppError('bad_request', PHOTO_MESSAGES.notOnDevice);
  const head = file.toString('latin1', 0, HEAD);
  const matches = (signature: RegExp) => signature.test(head);
  if (ACCEPTED.some(matches)) return;
  const { otherKind, notImage } = PHOTO_MESSAGES;
  throw new AppError('unsupported_media', OTHER_KINDS.some(matches) ? otherKind : notImage);
}
