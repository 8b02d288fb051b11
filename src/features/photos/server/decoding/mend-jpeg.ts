/** Codes of markers (ITU-T T.81, table B.1). */
const MARKER = { firstRestart: 0xd0, lastRestart: 0xd7, end: 0xd9, scan: 0xda, comment: 0xfe } as const;
/** Baseline and extended frames. Decoders take damage to their pixels as browsers do. */
const ONE_SCAN = new Set([0xc0, 0xc1]);
/** What may follow the pixels of a scan: tables, the next scan, the end, a comment, application segments. */
const BEHIND_PIXELS = new Set<number>([0xc4, 0xdb, 0xdd, MARKER.scan, MARKER.end, MARKER.comment]);
for (let code = 0xe0; code <= 0xef; code++) BEHIND_PIXELS.add(code);

/** An honest photo has about ten. With each, a decoder visits all pixels once more. */
const MOST_SCANS = 100;
/** How many markers among the pixels are taken for changed bytes. */
const MOST_STRAYS = 100;

/**
 * Mends a progressive JPEG that decoders refuse and browsers show: removes markers that changed bytes have made
 * among the pixels, and cuts the file off where a scan or a table cannot be read.
 * @returns the same file if there is nothing to mend; undefined if there is more than damage makes.
 */
export function mendProgressiveJpeg(jpeg: Buffer): Buffer | undefined {
  let mended = jpeg;
  let [scans, strays] = [0, 0];
  let amongPixels = false;
  for (let at = findCode(jpeg, 2); at < jpeg.length; ) {
    const code = jpeg.readUInt8(at);
    if (amongPixels && !BEHIND_PIXELS.has(code)) {
      if (code !== 0 && (code < MARKER.firstRestart || code > MARKER.lastRestart)) {
        if (++strays > MOST_STRAYS) return undefined;
        if (mended === jpeg) mended = Buffer.from(jpeg);
        // 0xff as it is written among pixels.
        mended[at] = 0;
      }
      at = findCode(jpeg, at + 1);
      continue;
    }
    if (code === MARKER.end || ONE_SCAN.has(code)) break;
    const end = at + 1 + lengthAt(jpeg, at + 1);
    amongPixels = code === MARKER.scan;
    if (scans > 0 && (end > jpeg.length || (amongPixels && !isScanHead(jpeg, at, end)))) {
      return mended.subarray(0, at - 1);
    }
    if (amongPixels && ++scans > MOST_SCANS) return undefined;
    at = findCode(jpeg, end);
  }
  return mended;
}

/** Where the code of the next marker is, behind any number of fill bytes; the end of the file if there is none. */
function findCode(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  if (at < 0) return jpeg.length;
  while (jpeg[at] === 0xff) at++;
  return at;
}

/** A length that is cut off or too small is longer than any file. */
function lengthAt(jpeg: Buffer, at: number): number {
  const length = at + 2 <= jpeg.length ? jpeg.readUInt16BE(at) : 0;
  return length < 2 ? Number.POSITIVE_INFINITY : length;
}

/** Whether a scan's head has the length that the number of its components asks for. */
function isScanHead(jpeg: Buffer, at: number, end: number): boolean {
  const components = jpeg.readUInt8(at + 3);
  return components >= 1 && components <= 4 && end - at === 7 + components * 2;
}
