import { sendForm } from '#web/api/send-form.ts';
import { type Photo, photo } from '../contract.ts';

/**
 * `POST /api/photos`: stores a photo. Throws `ApiError`; an abort of `signal` is rethrown unchanged.
 * @param onProgress is told which share of the photo has been sent, 0 to 1.
 */
export function uploadPhoto(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Photo> {
  const form = new FormData();
  form.append('photo', file);
  return sendForm(photo, '/api/photos', form, { signal, onProgress });
}
