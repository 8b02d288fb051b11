import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#shared/errors.ts';
import {
  AVIF_MAX_PIXELS,
  PHOTO_MAX_PIXELS,
  PHOTO_MESSAGES,
  PHOTO_MIN_SIDE,
  PHOTO_STORED_SIDE,
} from '../contract.ts';

import { detectImageKind } from './detect-image-kind.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);
const THUMBNAIL_SIDE = 320;
/**
 * JPEG encoding of the stored photo. A single pass saves an eighth of the work per upload for 2 % more bytes.
 */
export const STORED_JPEG = { quality: 88, optimiseCoding: false } as const;
/**
 * Resize kernel. Saves a tenth of the work per upload over sharp's default, Lanczos; the photos look alike.
 */
export const RESIZE_KERNEL = 'cubic';
/** Encoding of the thumbnail. */
export const THUMBNAIL_WEBP = { quality: 78, effort: 0 } as const;

/**
 * Pixel count above that of usual phone photos. From here on, decoding a few kilobytes can take half a
 * gigabyte.
 */
const LARGE = 16_000_000;

/** A photo ready to be stored: JPEG, upright, at most 1280 pixels a side, without metadata. */
export interface NormalisedPhoto {
  jpeg: Buffer;
  /** WebP, at most 320 pixels a side. */
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Validates a photo by its content and re-encodes it, which removes location and all other metadata. */
export type NormalisePhoto = (bytes: Buffer) => Promise<NormalisedPhoto>;

/**
 * Creates a photo normaliser; photos that need much memory are processed one at a time.
 * @throws {AppError} (the normaliser) `unsupported_media`, `too_large` or `bad_request` with a message for
 * the user.
 */
export function createPhotoNormaliser(): NormalisePhoto {
  const oneAtATime = pLimit(1);
  return async (bytes) => {
    checkKind(bytes);
    const metadata = await readMetadata(bytes);
    check(metadata);
    const encode = () => reencode(bytes);
    return takesMuchMemory(metadata) ? oneAtATime(encode) : encode();
  };
}

/**
 * Whether a photo may be decoded as a whole instead of row by row: an AVIF of two kilobytes can become a
 * gigabyte, and one user may upload four at once.
 */
function takesMuchMemory({ format, width, height }: Metadata): boolean {
  return format === 'heif' || width * height > LARGE;
}

async function reencode(bytes: Buffer): Promise<NormalisedPhoto> {
  try {
    const { data: jpeg, info } = await sharp(bytes, {
      limitInputPixels: PHOTO_MAX_PIXELS,
      failOn: 'truncated',
    })
      .autoOrient()
      .resize(PHOTO_STORED_SIDE, PHOTO_STORED_SIDE, {
        fit: 'inside',
        withoutEnlargement: true,
        kernel: RESIZE_KERNEL,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg(STORED_JPEG)
      .toBuffer({ resolveWithObject: true });
    // Made from the small JPEG. A raw intermediate of megabytes costs more in garbage collection than
    // decoding the JPEG again.
    const thumbnail = await sharp(jpeg)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp(THUMBNAIL_WEBP)
      .toBuffer();
    return { jpeg, thumbnail, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
  }
}

/** Runs before sharp: only its photo decoders may see untrusted uploads. */
function checkKind(bytes: Buffer): void {
  const kind = detectImageKind(bytes);
  if (kind === 'none') throw new AppError('unsupported_media', PHOTO_MESSAGES.notImage);
  if (kind === 'other') throw new AppError('unsupported_media', PHOTO_MESSAGES.otherKind);
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    // It begins like a photo (`checkKind`), so the person did choose one.
    throw new AppError('bad_request', PHOTO_MESSAGES.damaged, { cause });
  }
}

function check({ format, width, height }: Metadata): void {
  if (!READABLE.has(format)) throw new AppError('unsupported_media', PHOTO_MESSAGES.otherKind);
  if (width * height > PHOTO_MAX_PIXELS) throw new AppError('too_large', PHOTO_MESSAGES.tooManyPixels);
  if (format === 'heif' && width * height > AVIF_MAX_PIXELS) {
    throw new AppError('too_large', PHOTO_MESSAGES.tooManyPixelsOfAvif);
  }
  if (Math.min(width, height) < PHOTO_MIN_SIDE) throw new AppError('bad_request', PHOTO_MESSAGES.tooSmall);
}
