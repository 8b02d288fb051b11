import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const SIGNATURE = 0x774f4632;
const HEADER_LENGTH = 48;
/** Places in the table of known tags of WOFF 2.0, section 4.1; tag 63 is written out. */
const TAG = { cmap: 0, glyf: 10, loca: 11, arbitrary: 63 } as const;

/**
 * Reads which code points a WOFF2 file has glyphs for, from its `cmap` table (WOFF File Format 2.0; OpenType `cmap`,
 * formats 4 and 12). Takes about a millisecond for a subset file. Throws if the file is no WOFF2 font.
 */
export function readCodePoints(path: string): Set<number> {
  const file = readFileSync(path);
  if (file.readUInt32BE(0) !== SIGNATURE) throw new Error(`${path} is no WOFF2 font`);
  const directory = readDirectory(file, file.readUInt16BE(12));
  const compressed = file.subarray(directory.end, directory.end + file.readUInt32BE(20));
  const tables = brotliDecompressSync(compressed);
  return readCharacterMap(tables.subarray(directory.cmap));
}

/** Finds where the compressed data begin in the file, and `cmap` in what comes out of them. */
function readDirectory(file: Buffer, tables: number): { end: number; cmap: number } {
  let at = HEADER_LENGTH;
  let offset = 0;
  let cmap = 0;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      length = length * 128 + (byte & 0x7f);
      if (byte < 0x80) return length;
    }
  };
  for (let table = 0; table < tables; table++) {
    const flags = file.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === TAG.arbitrary) at += 4;
    const plain = readLength();
    const version = flags >> 6;
    const isTransformed = tag === TAG.glyf || tag === TAG.loca ? version !== 3 : version !== 0;
    if (tag === TAG.cmap) cmap = offset;
    offset += isTransformed ? readLength() : plain;
  }
  return { end: at, cmap };
}

function readCharacterMap(table: Buffer): Set<number> {
  const codePoints = new Set<number>();
  for (let record = 0; record < table.readUInt16BE(2); record++) {
    const subtable = table.subarray(table.readUInt32BE(4 + record * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, codePoints);
    if (format === 12) readGroups(subtable, codePoints);
  }
  return codePoints;
}

/** Format 4: segments of the basic plane, whose glyphs are counted on or looked up. */
function readSegments(table: Buffer, codePoints: Set<number>): void {
  const doubled = table.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + doubled + segment);
    const delta = table.readUInt16BE(16 + doubled * 2 + segment);
    const rangeAt = 16 + doubled * 3 + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const listed = range === 0 ? codePoint : table.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) codePoints.add(codePoint);
    }
  }
}

/** Format 12: groups of any plane, whose glyphs are counted on. */
function readGroups(table: Buffer, codePoints: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    const [first, last, glyph] = [
      table.readUInt32BE(at),
      table.readUInt32BE(at + 4),
      table.readUInt32BE(at + 8),
    ];
    for (let codePoint = first; codePoint <= last; codePoint++) {
      if (glyph + codePoint - first !== 0) codePoints.add(codePoint);
    }
  }
}
