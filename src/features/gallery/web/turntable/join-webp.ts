/**
 * Joins still WebP pictures of one size to one that moves, and repeats. A picture's own chunks become those of a frame
 * (https://developers.google.com/speed/webp/docs/riff_container, "Animation"); no library that runs in browsers does it.
 * @param milliseconds for which each picture is shown.
 */
export async function joinWebp(
  pictures: readonly Blob[],
  { width, height, milliseconds }: { width: number; height: number; milliseconds: number },
): Promise<Blob> {
  const canvas = [...uint24(width - 1), ...uint24(height - 1)];
  const frames = pictures.map(async (picture) => {
    const place = [...uint24(0), ...uint24(0)];
    const head = [...place, ...canvas, ...uint24(milliseconds), REPLACES];
    return chunk('ANMF', Uint8Array.from(head), await ownChunks(picture));
  });
  const parts = [
    chunk('VP8X', Uint8Array.from([IS_ANIMATED, 0, 0, 0, ...canvas])),
    chunk('ANIM', Uint8Array.from([...NO_BACKGROUND, ...FOREVER])),
    ...(await Promise.all(frames)),
  ];
  return new Blob([chunk('RIFF', ascii('WEBP'), ...parts)], { type: 'image/webp' });
}

const IS_ANIMATED = 0b10;
/** A frame is not blended with the one before. */
const REPLACES = 0b10;
const NO_BACKGROUND = [0, 0, 0, 0];
const FOREVER = [0, 0];
/** A file begins with 'RIFF', its size and 'WEBP'. */
const FILE_HEAD = 12;
const CHUNK_HEAD = 8;

/** The chunks of a still picture that a frame may have: its pixels and their transparency. */
async function ownChunks(picture: Blob): Promise<Uint8Array> {
  const file = new Uint8Array(await picture.arrayBuffer());
  const view = new DataView(file.buffer);
  const kept: Uint8Array[] = [];
  for (let at = FILE_HEAD; at + CHUNK_HEAD <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEAD + size + (size % 2);
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) kept.push(file.subarray(at, end));
    at = end;
  }
  return join(kept);
}

/** A chunk: four letters, the size of its content, the content, and a zero if that is odd. */
function chunk(name: string, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = join(content);
  const bytes = new Uint8Array(CHUNK_HEAD + body.length + (body.length % 2));
  bytes.set(ascii(name));
  new DataView(bytes.buffer).setUint32(4, body.length, true);
  bytes.set(body, CHUNK_HEAD);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const ascii = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const uint24 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255];
