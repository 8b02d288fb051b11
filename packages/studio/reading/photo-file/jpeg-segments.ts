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

/** Markers that may follow the pixels of a scan, besides application segments: tables, the next scan, the end. */
const BEHIND_PIXELS = new Set<number>([0xc4, 0xdb, 0xdd, MARKER.scan, MARKER.end, MARKER.comment]);

/**
 * The segments of a JPEG behind its first two bytes, up to its end marker or the end of the file; behind the first
 * pixels a segment that is cut off ends the file as well. The pixels of a scan are only searched for their end if the
 * caller asks for more than that scan.
 * @throws {PhotoFileError} `damaged` where a segment before the first pixels is cut off, and where there are very many.
 */
export function* listSegments(file: Buffer): Generator<Segment> {
  let start = 2;
  let hasPixels = false;
  for (let count = 0; start < file.length; count++) {
    mustHold(count < MOST_SEGMENTS);
    // Bytes that do not belong there are left out; any number of fill bytes may stand before a marker.
    let at = file.indexOf(0xff, start) + 1;
    if (at === 0 && hasPixels) return;
    mustHold(at > 0);
    while (file[at] === 0xff) at++;
    const marker = file[at];
    if (marker === MARKER.end)
      return yield { marker, start: at - 1, end: at + 1, data: file.subarray(at + 1, at + 1) };
    const length = at + 3 <= file.length ? file.readUInt16BE(at + 1) : 0;
    const end = at + 1 + length;
    const whole = length >= 2 && end <= file.length;
    if (!whole && hasPixels) return;
    mustHold(whole);
    yield { marker, start: at - 1, end, data: file.subarray(at + 3, end) };
    start = end;
    if (marker !== MARKER.scan) continue;
    hasPixels = true;
    start = findMarker(file, end);
    yield { marker: 'pixels', start: end, end: start, data: file.subarray(end, start) };
  }
}

/**
 * Where the next marker begins that may follow pixels; the end of the file if there is none. A changed byte among the
 * pixels looks like a marker that cannot stand there.
 */
function findMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1];
    if (BEHIND_PIXELS.has(code) || isApplication(code)) return at;
  }
  return file.length;
}

/** Whether a marker begins an application segment. */
export const isApplication = (code: number) => code >= 0xe0 && code <= 0xef;

/** Where markers stand among pixels that cannot stand there, such as those that a changed byte makes. */
export function* findStrayMarkers(pixels: Buffer): Generator<number> {
  for (let at = pixels.indexOf(0xff); at >= 0 && at + 1 < pixels.length; at = pixels.indexOf(0xff, at + 1)) {
    const code = pixels[at + 1];
    if (code !== 0 && code !== 0xff && (code < RESTARTS.first || code > RESTARTS.last)) yield at;
  }
}
