/** What a file is by its first bytes: a photo that we may take, a picture of another kind, or none. */
export type KindOfPicture = 'photo' | 'other' | 'none';

/** So far from its beginning an SVG may say that it is one. */
const SVG_HEAD = 1_000;

/**
 * Tells what a file claims to be, before anything reads it whole: sharp would hand an SVG to a parser that works on
 * less than a megabyte for a minute, only to learn that it is one. No XML begins like a photo, so that nothing passes
 * for a photo here and is read as an SVG there.
 */
export function kindOfPicture(bytes: Buffer): KindOfPicture {
  const head = bytes.toString('latin1', 0, SVG_HEAD);
  if (isHeif(head) || PHOTOS.some((signature) => signature.test(head))) return 'photo';
  return OTHERS.some((signature) => signature.test(head)) ? 'other' : 'none';
}

/** JPEG, PNG and WebP. */
const PHOTOS = [/^\u00ff\u00d8\u00ff/, /^\u0089PNG\r\n/, /^RIFF.{4}WEBP/s];
/** GIF, TIFF, BMP and SVG. */
const OTHERS = [/^GIF8/, /^(?:II\*|MM.\*)/s, /^BM/, /^(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|.*<svg)/is];

/** HEIC and AVIF begin with the length of their first part, which is short: two zeros, and no text has them. */
function isHeif(head: string): boolean {
  return head.startsWith('\0\0') && head.startsWith('ftyp', 4);
}
