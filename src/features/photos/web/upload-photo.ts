import { sendForm } from '#web/api/client.ts';
import { type Photo, photo } from '../contract.ts';

/** `POST /api/photos`: stores a photo. Throws the client's `ApiError` when it is refused; an abort of `signal` as it is. */
export function uploadPhoto(file: File, signal: AbortSignal): Promise<Photo> {
  const form = new FormData();
  form.append('photo', file);
  return sendForm(photo, '/api/photos', form, { signal });
}
