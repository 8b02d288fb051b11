/**
 * A file's kind by its first bytes: a photo format that may be accepted, another image format, or no image.
 */
export type ImageKind = 'photo' | 'other' | 'none';

/** How many leading characters are searched for an SVG tag. */
const SVG_HEAD = 1_000;

/**
 * Detects the claimed format before anything reads the whole file. sharp would pass an SVG to a parser that
 * can spend a minute on less than a megabyte. No XML starts with a photo's signature, so a file accepted here
 * is never parsed as SVG.
 */
export function detectImageKind(bytes: Buffer): ImageKind {
  const head = bytes.toString('latin1', 0, SVG_HEAD);
  if (isHeif(head) || PHOTOS.some((signature) => signature.test(head))) return 'photo';
  return OTHERS.some((signature) => signature.test(head)) ? 'other' : 'none';
}

/** JPEG, PNG and WebP. */
const PHOTOS = [/^\u00ff\u00d8\u00ff/, /^\u0089PNG\r\n/, /^RIFF.{4}WEBP/s];
/** GIF, TIFF, BMP and SVG. */
const OTHERS = [/^GIF8/, /^(?:II\*|MM.\*)/s, /^BM/, /^(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|.*<svg)/is];

/** HEIC and AVIF start with the length of a short box: its two zero bytes never occur in text. */
function isHeif(head: string): boolean {
  return head.startsWith('\0\0') && head.startsWith('ftyp', 4);
}
