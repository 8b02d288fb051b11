const ORIENTATION = 0x0112;
const SHORT = 3;
/** How many bytes a whole number takes, by its type in EXIF. */
const WHOLE_NUMBERS = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
  [6, 1],
  [8, 2],
  [9, 4],
]);
/** EXIF is at the beginning and has at most 64 kB. */
const HEAD_BYTES = 128 * 1024;

/**
 * The photo with its EXIF orientation as a short, the only type in which browsers read it: some programs write it in
 * another, and the photo would be drawn on its side.
 */
export async function withPlainOrientation(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = new TextDecoder('latin1').decode(head);
  const exif = /Exif\0.(?=II\*\0|MM\0\*)/s.exec(text);
  if (
    !exif ||
    !rewrite(new DataView(head.buffer, exif.index + exif[0].length), text.startsWith('II', exif.index + 6))
  ) {
    return file;
  }
  return new File([head, file.slice(HEAD_BYTES)], file.name, { type: file.type });
}

/** @returns whether the orientation was changed. */
function rewrite(tiff: DataView, little: boolean): boolean {
  try {
    const directory = tiff.getUint32(4, little);
    const entries = tiff.getUint16(directory, little);
    for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
      if (tiff.getUint16(at, little) !== ORIENTATION) continue;
      const type = tiff.getUint16(at + 2, little);
      const value = readNumber(tiff, at + 8, WHOLE_NUMBERS.get(type), little);
      if (type === SHORT || !value) return false;
      tiff.setUint16(at + 2, SHORT, little);
      tiff.setUint32(at + 4, 1, little);
      tiff.setUint16(at + 8, value, little);
      return true;
    }
  } catch {
    // The block ends too early: it says nothing.
  }
  return false;
}

function readNumber(
  tiff: DataView,
  at: number,
  bytes: number | undefined,
  little: boolean,
): number | undefined {
  switch (bytes) {
    case 1:
      return tiff.getUint8(at);
    case 2:
      return tiff.getUint16(at, little);
    case 4:
      return tiff.getUint32(at, little);
    default:
      return undefined;
  }
}
