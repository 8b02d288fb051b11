import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '#shared/errors.ts';
import {
  AVIF_MAX_PIXELS,
  PHOTO_KEPT_SIDE,
  PHOTO_MAX_PIXELS,
  PHOTO_MESSAGES,
  PHOTO_MIN_SIDE,
} from '../contract.ts';
import { kindOfPicture } from './kind-of-picture.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);
const THUMBNAIL_SIDE = 320;
/** How the kept photo is encoded. One pass instead of two: an eighth less work per upload for 2 % more bytes. */
export const KEPT_JPEG = { quality: 88, optimiseCoding: false } as const;
/** A tenth less work per upload than Lanczos, which sharp takes by itself; side by side the photos look alike. */
export const KEPT_KERNEL = 'cubic';
/** How its thumbnail is encoded. */
export const THUMBNAIL_WEBP = { quality: 78, effort: 0 } as const;

/** More pixels than phones take by themselves; from here on a few kilobytes can take half a gigabyte to be read. */
const LARGE = 16_000_000;

/** A photo ready to be kept: JPEG, upright, at most 1280 pixels a side, without any metadata. */
export interface NormalisedPhoto {
  jpeg: Buffer;
  /** WebP, at most 320 pixels a side. */
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Checks a photo by its content and re-encodes it, so that no place or other metadata survives. */
export type NormalisePhoto = (bytes: Buffer) => Promise<NormalisedPhoto>;

/**
 * Makes what normalises photos; those that take much memory one after the other.
 * @throws {AppError} from there: `unsupported_media`, `too_large` or `bad_request` in words for the person.
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
 * Whether a photo may have to be read as a whole, not row by row: an AVIF of two kilobytes becomes a gigabyte, and one
 * person may send four at once.
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
      .resize(PHOTO_KEPT_SIDE, PHOTO_KEPT_SIDE, {
        fit: 'inside',
        withoutEnlargement: true,
        kernel: KEPT_KERNEL,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg(KEPT_JPEG)
      .toBuffer({ resolveWithObject: true });
    // From the small JPEG, not from a raw picture of megabytes in between: that one cost more in garbage
    // collection than reading the JPEG again.
    const thumbnail = await sharp(jpeg)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp(THUMBNAIL_WEBP)
      .toBuffer();
    return { jpeg, thumbnail, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
  }
}

/** Before sharp sees it: of its parsers only those of photos are for what anybody may send. */
function checkKind(bytes: Buffer): void {
  const kind = kindOfPicture(bytes);
  if (kind === 'none') throw new AppError('unsupported_media', PHOTO_MESSAGES.notImage);
  if (kind === 'other') throw new AppError('unsupported_media', PHOTO_MESSAGES.otherKind);
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('unsupported_media', PHOTO_MESSAGES.notImage, { cause });
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
