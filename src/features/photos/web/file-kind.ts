/** What the first bytes of a picture tell of it; `other` is one that the server does not read. */
export type FileKind = 'usual' | 'heic' | 'other';

// One character for each byte, as Latin 1 has it. BMP needs its four zeros: words, too, may begin with 'BM'.
const starts: [FileKind, RegExp][] = [
  ['usual', /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s],
  ['heic', /^.{4}ftyp(hei|mif|msf)/s],
  ['other', /^(GIF8|II\*\0|MM\0\*|BM.{4}\0{4})/s],
];

/** The kind of picture that a file is by its content; undefined when it begins like none of them. */
export async function fileKind(file: File): Promise<FileKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return starts.find(([, pattern]) => pattern.test(start))?.[0];
}
