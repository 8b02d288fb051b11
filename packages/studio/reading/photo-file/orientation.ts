const ORIENTATION_TAG = 0x0112;
/** More than any camera writes into the first directory. */
const MOST_ENTRIES = 500;
/** How many bytes a whole number takes, by the type that EXIF gives it: byte, short, long, and each with a sign. */
const WHOLE_NUMBERS = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
  [6, 1],
  [8, 2],
  [9, 4],
]);

/**
 * How a photo is to be turned: 1 (upright) to 8, from an EXIF block that starts with its TIFF header, with or without
 * the name that a JPEG writes before it. Programs write the number in any type of whole numbers, although the standard
 * wants a short. 1 if the block does not say it, or is damaged.
 */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 5) === 'Exif\0' ? exif.subarray(6) : exif;
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return 1;
  const little = order.startsWith('II');
  const read = (at: number, bytes: number) =>
    little ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  const directory = read(4, 4);
  if (directory + 2 > tiff.length) return 1;
  const room = Math.floor((tiff.length - directory - 2) / 12);
  const entries = Math.min(read(directory, 2), room, MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (read(at, 2) !== ORIENTATION_TAG) continue;
    const bytes = WHOLE_NUMBERS.get(read(at + 2, 2));
    const turn = bytes ? read(at + 8, bytes) : 1;
    return turn >= 1 && turn <= 8 ? turn : 1;
  }
  return 1;
}

/** An EXIF block that says nothing but the orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
