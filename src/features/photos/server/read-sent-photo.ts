import {
  type PhotoCoding,
  type PhotoFile,
  PhotoFileError,
  type PhotoFileProblem,
  readPhotoFile,
} from '@toy-twin/studio/photo-file';
import { AppError } from '#shared/errors.ts';
import { PHOTO_MAX_PIXELS, PHOTO_MESSAGES, PHOTO_MIN_SIDE, PHOTO_STORED_SIDE } from '../contract.ts';
import { PHOTO_MAX_SIDE, PHOTO_REFUSALS } from './photo-refusals.ts';

/**
 * Largest estimate of what one photo may take, in bytes: the decoder's memory, as the readers of the studio's `photo-file`
 * estimate it, and three copies of the file on its way to the decoder.
 */
const MOST_MEMORY = 130_000_000;
const COPIES = 3;
/** From so many pixels a photo takes long, about a quarter of a second of the processor. */
const SLOW_FROM: Record<PhotoCoding, number> = {
  jpeg: Number.POSITIVE_INFINITY,
  progressive_jpeg: 12_500_000,
  png: 16_000_000,
  interlaced_png: 8_000_000,
  webp: 12_500_000,
  lossless_webp: 8_000_000,
  avif: 1_000_000,
};

/** A photo whose headers were found good, ready to be decoded. */
export interface SentPhoto {
  /** The file without what decoding does not need; views of the bytes. */
  pieces: Uint8Array[];
  /** Whether decoding takes long. */
  slow: boolean;
}

/**
 * Judges a photo by its headers, before any decoder sees it.
 * @throws {AppError} `unsupported_media`, `too_large` or `bad_request` with a message for the user.
 */
export function readSentPhoto(bytes: Buffer): SentPhoto {
  const file = readFile(bytes);
  const { coding, width, height, memory, pieces } = file;
  const pixels = width * height;
  if (pixels > PHOTO_MAX_PIXELS) throw new AppError('too_large', PHOTO_REFUSALS.tooManyPixels);
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < PHOTO_MIN_SIDE) throw new AppError('bad_request', PHOTO_REFUSALS.tooSmall);
  refuseHeavy(file, memory + COPIES * bytes.length);
  if (longer > PHOTO_MAX_SIDE) throw new AppError('too_large', PHOTO_REFUSALS.tooLong);
  if (longer / shorter > PHOTO_STORED_SIDE / PHOTO_MIN_SIDE) {
    throw new AppError('bad_request', PHOTO_REFUSALS.tooNarrow);
  }
  return { pieces, slow: pixels >= SLOW_FROM[coding] };
}

const MEGAPIXEL = 1_000_000;
const JPEGS = new Set<PhotoCoding>(['jpeg', 'progressive_jpeg']);

/**
 * Refuses a photo that would need more bytes than there are. The number of megapixels that it is told follows from the
 * same measure, so that a photo of that size is accepted.
 */
function refuseHeavy({ coding, width, height }: PhotoFile, needed: number): void {
  if (needed <= MOST_MEMORY) return;
  const megapixels = (width * height) / MEGAPIXEL;
  const most = Math.floor((megapixels * MOST_MEMORY) / needed);
  const has = Math.ceil(megapixels * 10) / 10;
  throw new AppError('too_large', PHOTO_REFUSALS.tooHeavy(has, most, JPEGS.has(coding)));
}

const REFUSALS: Record<PhotoFileProblem, () => AppError> = {
  empty: () => new AppError('bad_request', PHOTO_MESSAGES.notOnDevice),
  no_picture: () => new AppError('unsupported_media', PHOTO_MESSAGES.notImage),
  other_kind: () => new AppError('unsupported_media', PHOTO_MESSAGES.otherKind),
  hevc: () => new AppError('unsupported_media', PHOTO_REFUSALS.heic),
  // It begins like a photo, so the person did choose one.
  damaged: () => new AppError('bad_request', PHOTO_REFUSALS.damaged),
};

function readFile(bytes: Buffer): PhotoFile {
  try {
    return readPhotoFile(bytes);
  } catch (error) {
    if (error instanceof PhotoFileError) throw REFUSALS[error.problem]();
    throw error;
  }
}
