import { FRAMES, type Frame, readFrame, visitsOf } from './jpeg-frame.ts';
import { findStrayMarkers, isApplication, listSegments, MARKER, type Segment } from './jpeg-segments.ts';
import { KeptPieces } from './kept-pieces.ts';
import { readOrientation, writeOrientation } from './orientation.ts';
import { MOST_PROFILE_BYTES, mustHold, type PhotoFile } from './photo-file.ts';

/**
 * How many blocks the scans may visit all together. An honest photo of 12 megapixels has about two million visits, in
 * ten scans; twenty million take a decoder a second.
 */
const MOST_VISITS = 20_000_000;
/** The coefficients of a block, which a decoder of several scans keeps until the last one, and a tenth more. */
const BLOCK_BYTES = 141;
/** How many markers among the pixels are taken for changed bytes. */
const MOST_STRAYS = 100;
/** 0xff as it is written among pixels. */
const ESCAPED = Buffer.from([0xff, 0]);
/** Rows that are held while a photo of one scan is decoded and shrunk. */
const ROWS_HELD = 64;
/** Huffman tables, quantisation tables, restart interval. */
const TABLES = new Set<unknown>([0xc4, 0xdb, 0xdd]);
const KNOWN_FRAMES = new Set<unknown>(Object.values(FRAMES));
/** Application segments that say how colours are meant, by how their data begins. */
const COLOURS = new Map<unknown, string>([
  [MARKER.jfif, 'JFIF\0'],
  [MARKER.adobe, 'Adobe'],
]);

/**
 * Reads a JPEG (ITU-T T.81). Of the application segments those stay that say how colours are meant, and the
 * orientation. Like a browser it takes a photo whose end is missing, or whose pixels are damaged; what a decoder does not
 * find there it leaves grey.
 * @throws {PhotoFileError} `damaged`, also for one whose scans would take a decoder very long.
 */
export function readJpegFile(file: Buffer): PhotoFile {
  const pieces = new KeptPieces(file);
  pieces.keep(0, 2);
  const seen: Seen = { frame: undefined, turned: false, profileBytes: 0, visits: 0, severalScans: false };
  for (const segment of listSegments(file)) {
    if (!takeSegment(segment, seen, pieces)) break;
    if (segment.marker !== MARKER.scan || seen.severalScans) continue;
    // All pixels are in this scan. A decoder stops at its end, whatever follows.
    pieces.keep(segment.end, file.length);
    break;
  }
  const { frame, visits, severalScans } = seen;
  mustHold(frame !== undefined && visits > 0);
  const { width, height, progressive, blocks } = frame;
  const allBlocks = blocks.values().reduce((sum, count) => sum + count, 0);
  return {
    coding: progressive ? 'progressive_jpeg' : 'jpeg',
    width,
    height,
    memory: severalScans ? allBlocks * BLOCK_BYTES : width * blocks.size * ROWS_HELD,
    pieces: pieces.list,
  };
}

/** What the segments so far have said. */
interface Seen {
  frame: Frame | undefined;
  turned: boolean;
  profileBytes: number;
  visits: number;
  severalScans: boolean;
}

/** @returns whether what follows can be read. */
function takeSegment({ marker, start, end, data }: Segment, seen: Seen, pieces: KeptPieces): boolean {
  if (KNOWN_FRAMES.has(marker)) {
    mustHold(seen.frame === undefined);
    seen.frame = readFrame(Number(marker), data);
    pieces.keep(start, end);
  } else if (marker === MARKER.scan) {
    if (!countScan(seen, data)) return false;
    pieces.keep(start, end);
  } else if (marker === 'pixels') keepPixels(data, start, end, pieces);
  else if (marker === MARKER.exif && begins(data, 'Exif\0') && !seen.turned) {
    seen.turned = true;
    pieces.insert(orientationSegment(data));
  } else if (isNeeded(marker, data, seen)) pieces.keep(start, end);
  else mustHold(marker === MARKER.comment || isApplication(marker));
  return true;
}

/** Counts what a scan visits. @returns whether its head can be read; a photo without a scan is damaged. */
function countScan(seen: Seen, head: Buffer): boolean {
  mustHold(seen.frame !== undefined);
  const visits = visitsOf(seen.frame, head);
  mustHold(visits !== undefined || seen.visits > 0);
  if (visits === undefined) return false;
  seen.visits += visits;
  mustHold(seen.visits <= MOST_VISITS);
  seen.severalScans ||= seen.frame.progressive || head[0] < seen.frame.blocks.size;
  return true;
}

/** Keeps pixels between which other scans may follow. A decoder would give up at a marker that cannot stand there. */
function keepPixels(pixels: Buffer, start: number, end: number, pieces: KeptPieces): void {
  let done = start;
  let strays = 0;
  for (const at of findStrayMarkers(pixels)) {
    strays += 1;
    mustHold(strays <= MOST_STRAYS);
    pieces.keep(done, start + at);
    pieces.insert(ESCAPED);
    done = start + at + ESCAPED.length;
  }
  pieces.keep(done, end);
}

/** Whether a decoder needs a segment for the pixels or their colours. */
function isNeeded(marker: Segment['marker'], data: Buffer, seen: Seen): boolean {
  if (marker === MARKER.end || TABLES.has(marker)) return true;
  if (marker === MARKER.profile && begins(data, 'ICC_PROFILE\0')) {
    seen.profileBytes += data.length;
    return seen.profileBytes <= MOST_PROFILE_BYTES;
  }
  const start = COLOURS.get(marker);
  return start !== undefined && begins(data, start);
}

const begins = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text;

function orientationSegment(exif: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), writeOrientation(readOrientation(exif))]);
  const head = Buffer.from([0xff, MARKER.exif, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}
