/**
 * Image kind by the first bytes. HEIC and AVIF are written alike, but the server reads only AVIF; `other` is a format that
 * it does not accept.
 */
export type FileKind = 'usual' | 'avif' | 'heic' | 'other';

// Matched on Latin-1 text, one character per byte. BMP must include its four zero bytes, because plain text
// may also start with 'BM'.
const starts: [FileKind, RegExp][] = [
  ['usual', /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(hei|hev|mif|msf)/s],
  ['other', /^(GIF8|II\*\0|MM\0\*|BM.{4}\0{4})/s],
];

/** The image kind of a file by its content; undefined if it is no known image. */
export async function fileKind(file: File): Promise<FileKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return starts.find(([, pattern]) => pattern.test(start))?.[0];
}
