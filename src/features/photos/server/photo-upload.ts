import type { FastifyRequest } from 'fastify';
import type { Services } from '#services/index.ts';
import { enforceLimit } from '#services/limits/index.ts';
import { createSwitchedLimit } from '#services/switches/switched-limit.ts';
import type { Permits } from '#shared/concurrency/keyed-semaphore.ts';
import type { NormalizedPhoto, NormalizePhoto } from './normalize-photo.ts';
import { fileNameOf, readPhotoForm } from './photo-form.ts';
import type { Sender } from './photo-queues.ts';
import { createPhotoReceiver } from './receive-photo.ts';
import { createUploadSlots } from './upload-slots.ts';

/** An uploaded photo, re-encoded, with the name and the size in bytes of the sender's file. */
export type UploadedPhoto = NormalizedPhoto & { fileName: string; size: number };

/**
 * Creates what receives photos as forms.
 * @param limits how many uploads this process receives at the same time, and how many buffers it keeps for later ones;
 * those of people with accounts, unless told otherwise.
 * @returns a function that receives the photo of one request. `admit` runs when the upload has its slot, before the form is
 * read, and may refuse it. The function throws as the slots, the form and the normalizer do.
 */
export function createPhotoUpload(
  { imaging, normalizePhoto }: Pick<Services, 'imaging'> & { normalizePhoto: NormalizePhoto },
  limits?: Permits & { spareBuffers: number },
) {
  const openUpload = createUploadSlots(limits);
  const receivePhoto = createPhotoReceiver(limits?.spareBuffers);
  return async (
    request: FastifyRequest,
    sender: Sender,
    admit?: () => Promise<void>,
  ): Promise<UploadedPhoto> => {
    const { normalized, ...about } = await openUpload(sender.person, async () => {
      await admit?.();
      const file = await readPhotoForm(request);
      imaging.preview.getReady();
      return receivePhoto(file, async (bytes) => ({
        normalized: await normalizePhoto(bytes, sender),
        fileName: fileNameOf(file),
        size: bytes.length,
      }));
    });
    return { ...(await normalized()), ...about };
  };
}

/**
 * Limits how many photos a person adds to their account, uploaded or taken over from `/try`: one count for both.
 * @returns a function that counts one. It throws an `AppError` `too_many_requests`.
 */
export function limitPhotos(
  services: Pick<Services, 'database' | 'switches'>,
): (uid: string) => Promise<void> {
  const uploads = createSwitchedLimit(services, 'photo-upload');
  return (uid) => enforceLimit(uploads, uid, 'Too many uploads. Please wait a few minutes.');
}
