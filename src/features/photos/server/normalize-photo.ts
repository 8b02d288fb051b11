import { AppError } from '#shared/errors.ts';
import { PHOTO_MAX_PIXELS, PHOTO_MESSAGES, PHOTO_MIN_SIDE, PHOTO_STORED_SIDE } from '../contract.ts';
import { type PhotoDecoder, PhotoUndecodableError } from './decoding/create-photo-decoder.ts';
import type { PhotoLimits, PhotoRefusal } from './decoding/judge-photo.ts';
import type { NormalizedPhoto, Pace } from './decoding/reencode-photo.ts';
import { mustLookLikePhoto } from './must-look-like-photo.ts';
import { createSlowPhotoQueue, createUsualPhotoQueue, type Sender } from './photo-queues.ts';
import { PHOTO_MAX_SIDE, PHOTO_REFUSALS } from './photo-refusals.ts';

export type { NormalizedPhoto } from './decoding/reencode-photo.ts';

const LIMITS: PhotoLimits = {
  pixels: PHOTO_MAX_PIXELS,
  shortestSide: PHOTO_MIN_SIDE,
  longestSide: PHOTO_MAX_SIDE,
  ratio: PHOTO_STORED_SIDE / PHOTO_MIN_SIDE,
  memory: 130_000_000,
};

/**
 * Validates a photo by its content and re-encodes it, which removes location and all other metadata. A usual photo is
 * done when the first promise resolves. A slow one has only been copied by then, so that it waits for its turn without
 * the buffer and the place of its upload.
 * @returns what resolves to the photo; to be called once.
 * @throws {AppError} both, with a message for the user: `unsupported_media`, `too_large` or `bad_request` for a photo that
 * cannot be used; `too_many_requests` or `unavailable` if too many slow photos wait.
 */
export type NormalizePhoto = (bytes: Buffer, sender: Sender) => Promise<() => Promise<NormalizedPhoto>>;

/** Creates a photo normalizer. All uploads share one, so that they share its turns. */
export function createPhotoNormalizer(decoder: PhotoDecoder): NormalizePhoto {
  const slowly = createSlowPhotoQueue();
  const usually = createUsualPhotoQueue(decoder.usualAtOnce);
  return async (bytes, sender) => {
    mustLookLikePhoto(bytes);
    const photo = await usually(sender, () => decode(decoder, bytes, 'usual'));
    if (photo) return async () => photo;
    const copy = Buffer.from(bytes);
    return async () => {
      try {
        const slow = await slowly(sender, () => decode(decoder, copy, 'slow'));
        if (!slow) throw new Error('A photo was not decoded at the slow pace');
        return slow;
      } finally {
        copy.fill(0);
      }
    };
  };
}

/** @returns undefined for a photo that has to be decoded at the slow pace. */
async function decode(decoder: PhotoDecoder, file: Buffer, pace: Pace): Promise<NormalizedPhoto | undefined> {
  const how = { limits: LIMITS, side: PHOTO_STORED_SIDE, pace };
  const outcome = await decoder.reencode(file, how).catch((cause: unknown) => {
    if (!(cause instanceof PhotoUndecodableError)) throw cause;
    throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
  });
  switch (outcome.kind) {
    case 'photo':
      return outcome.photo;
    case 'refused':
      throw refusalError(outcome.refusal);
    case 'slow':
      return undefined;
  }
}

function refusalError(refusal: PhotoRefusal): AppError {
  switch (refusal.problem) {
    case 'damaged':
      return new AppError('bad_request', PHOTO_REFUSALS.damaged);
    case 'hevc':
      return new AppError('unsupported_media', PHOTO_REFUSALS.heic);
    case 'too_small':
      return new AppError('bad_request', PHOTO_REFUSALS.tooSmall);
    case 'too_narrow':
      return new AppError('bad_request', PHOTO_REFUSALS.tooNarrow);
    case 'too_long':
      return new AppError('too_large', PHOTO_REFUSALS.tooLong);
    case 'too_many_pixels':
      return new AppError('too_large', PHOTO_REFUSALS.tooManyPixels);
    case 'too_heavy':
      return new AppError('too_large', PHOTO_REFUSALS.tooHeavy(refusal.has, refusal.most, refusal.isJpeg));
  }
}
