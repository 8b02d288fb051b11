import { mustHold } from './photo-file.ts';

/** Codes of the markers (ITU-T T.81, table B.1). */
export const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  comment: 0xfe,
} as const;

/** A marker with its data. */
export interface Segment {
  /** The marker's code; `pixels` for what follows the head of a scan. */
  marker: number | 'pixels';
  /** Where the segment begins and ends in the file. */
  start: number;
  end: number;
  /** What follows marker and length. */
  data: Buffer;
}

/** An honest file has some dozens. */
const MOST_SEGMENTS = 5_000;
const RESTARTS = { first: 0xd0, last: 0xd7 };

/**
 * The segments of a JPEG behind its first two bytes, up to its end marker or the end of the file. The pixels of a scan
 * are only searched for their end if the caller asks for more than that scan.
 * @throws {PhotoFileError} `damaged` where a segment is cut off, and where there are very many.
 */
export function* listSegments(file: Buffer): Generator<Segment> {
  let start = 2;
  for (let count = 0; start < file.length; count++) {
    mustHold(count < MOST_SEGMENTS);
    // Bytes that do not belong there are left out; any number of fill bytes may stand before a marker.
    let at = file.indexOf(0xff, start) + 1;
    mustHold(at > 0);
    while (file[at] === 0xff) at++;
    const marker = file[at];
    if (marker === MARKER.end)
      return yield { marker, start: at - 1, end: at + 1, data: file.subarray(at + 1, at + 1) };
    mustHold(at + 3 <= file.length);
    const length = file.readUInt16BE(at + 1);
    const end = at + 1 + length;
    mustHold(length >= 2 && end <= file.length);
    yield { marker, start: at - 1, end, data: file.subarray(at + 3, end) };
    start = end;
    if (marker !== MARKER.scan) continue;
    start = findMarker(file, end);
    yield { marker: 'pixels', start: end, end: start, data: file.subarray(end, start) };
  }
}

/** Where the next marker begins that does not belong to the pixels; the end of the file if there is none. */
function findMarker(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const code = file[at + 1];
    const ofPixels = code === 0 || code === 0xff || (code >= RESTARTS.first && code <= RESTARTS.last);
    if (!ofPixels) return at;
  }
  return file.length;
}
