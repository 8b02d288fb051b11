import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a ZIP archive by name, found through its central directory. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(DIRECTORY_END);
  const end = zip.lastIndexOf(signature);
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(place) !== DIRECTORY_ENTRY) throw new Error('The central directory is broken');
    const nameLength = zip.readUInt16LE(place + 28);
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength);
    files.set(name, readEntry(zip, place));
    place += 46 + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return files;
}

function readEntry(zip: Buffer, place: number): Buffer {
  const local = zip.readUInt32LE(place + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + zip.readUInt32LE(place + 20));
  return zip.readUInt16LE(place + 10) === DEFLATED ? inflateRawSync(bytes) : bytes;
}
