import { sendForm } from '#web/api/client.ts';
import { type Photo, photo } from '../contract.ts';

/** `POST /api/photos`: stores a photo. Throws `ApiError`; an abort of `signal` is rethrown unchanged. */
export function uploadPhoto(file: File, signal: AbortSignal): Promise<Photo> {
  const form = new FormData();
  form.append('photo', file);
  return sendForm(photo, '/api/photos', form, { signal });
}
