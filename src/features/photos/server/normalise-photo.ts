import { AppError } from '#shared/errors.ts';
import { PHOTO_MAX_PIXELS, PHOTO_MESSAGES, PHOTO_MIN_SIDE, PHOTO_STORED_SIDE } from '../contract.ts';
import { type Pace, type PhotoDecoder, PhotoUndecodableError } from './decoding/create-photo-decoder.ts';
import type { NormalisedPhoto } from './decoding/reencode-photo.ts';
import { createSlowPhotoQueue, createUsualPhotoQueue, type Sender } from './photo-queues.ts';
import { PHOTO_REFUSALS } from './photo-refusals.ts';
import { readSentPhoto } from './read-sent-photo.ts';

export type { NormalisedPhoto } from './decoding/reencode-photo.ts';

const LIMITS = { pixels: PHOTO_MAX_PIXELS, side: PHOTO_STORED_SIDE };

/**
 * Validates a photo by its content and re-encodes it, which removes location and all other metadata. A usual photo is
 * done when the first promise resolves. A slow one has only been copied by then, so that it waits for its turn without
 * the buffer and the place of its upload.
 * @returns what resolves to the photo; to be called once.
 * @throws {AppError} both, with a message for the user: `unsupported_media`, `too_large` or `bad_request` for a photo that
 * cannot be used; `too_many_requests` or `unavailable` if too many slow photos wait.
 */
export type NormalisePhoto = (bytes: Buffer, sender: Sender) => Promise<() => Promise<NormalisedPhoto>>;

/** Creates a photo normaliser. All uploads share one, so that they share its turns. */
export function createPhotoNormaliser(decoder: PhotoDecoder): NormalisePhoto {
  const slowly = createSlowPhotoQueue();
  const usually = createUsualPhotoQueue(decoder.usualAtOnce);
  return async (bytes, sender) => {
    const { pieces, slow } = readSentPhoto(bytes);
    if (!slow) {
      const photo = await usually(sender, () => decode(decoder, pieces, 'usual'));
      return async () => photo;
    }
    const copy = Buffer.concat(pieces);
    return () =>
      slowly(sender, () => decode(decoder, [copy], 'slow')).finally(() => {
        copy.fill(0);
      });
  };
}

async function decode(decoder: PhotoDecoder, pieces: Uint8Array[], pace: Pace): Promise<NormalisedPhoto> {
  const photo = await decoder.reencode(pieces, LIMITS, pace).catch((cause: unknown) => {
    if (!(cause instanceof PhotoUndecodableError)) throw cause;
    throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
  });
  // An AVIF may say that only a part of its pixels is to be shown, which its head's sides do not tell.
  if (Math.min(photo.width, photo.height) < PHOTO_MIN_SIDE)
    throw new AppError('bad_request', PHOTO_REFUSALS.tooSmall);
  return photo;
}
