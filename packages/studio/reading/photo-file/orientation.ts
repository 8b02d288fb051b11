const ORIENTATION_TAG = 0x0112;
/** More than any camera writes into the first directory. */
const MOST_ENTRIES = 500;

/**
 * How a photo is to be turned: 1 (upright) to 8, from an EXIF block that starts with its TIFF header. 1 if the block
 * does not say it, or is damaged.
 */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return 1;
  const little = order.startsWith('II');
  const uint16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const room = Math.floor((tiff.length - directory - 2) / 12);
  const entries = Math.min(uint16(directory), room, MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (uint16(at) !== ORIENTATION_TAG) continue;
    const turn = uint16(at + 8);
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
