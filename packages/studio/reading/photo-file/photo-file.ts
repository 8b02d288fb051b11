/** How the pixels of a photo are written down. It decides what decoding costs. */
export type PhotoCoding =
  | 'jpeg'
  | 'progressive_jpeg'
  | 'png'
  | 'interlaced_png'
  | 'webp'
  | 'lossless_webp'
  | 'avif';

/** What the headers of a photo's file say, and the file without what drawing does not need. */
export interface PhotoFile {
  coding: PhotoCoding;
  /** Pixels, before the photo is turned upright. */
  width: number;
  height: number;
  /** Bytes that a decoder holds at the same time, estimated from the headers. */
  memory: number;
  /**
   * The pieces of the file that a decoder may see, to be put together in this order. Text, EXIF but the orientation,
   * thumbnails, further frames and colour profiles of more than a megabyte are left out.
   */
  pieces: Uint8Array[];
}

/**
 * Why a file cannot be read: it has no bytes, as a photo that is in a cloud only; no picture, a picture of another kind,
 * a damaged or hostile one, or a HEIC with pixels that no decoder here knows.
 */
export type PhotoFileProblem = 'empty' | 'no_picture' | 'other_kind' | 'damaged' | 'hevc';

/** The file is no photo that a decoder may see. */
export class PhotoFileError extends Error {
  override readonly name = 'PhotoFileError';
  readonly problem: PhotoFileProblem;

  constructor(problem: PhotoFileProblem, cause?: unknown) {
    super(`Unusable photo file: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** @throws {PhotoFileError} `damaged` unless the condition holds. */
export function mustHold(condition: boolean): asserts condition {
  if (!condition) throw new PhotoFileError('damaged');
}

/** Largest colour profile that is kept, in bytes. Those of cameras have less than a thousand, of printers half a million. */
export const MOST_PROFILE_BYTES = 1024 * 1024;
