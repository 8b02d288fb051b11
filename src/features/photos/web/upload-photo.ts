import { sendForm } from '../../../web/api/client.ts';
import { type Photo, photo } from '../contract.ts';

/** `POST /api/photos`: stores a photo; throws the client's `ApiError` when it is refused. */
export function uploadPhoto(file: File): Promise<Photo> {
  const form = new FormData();
  form.append('photo', file);
  return sendForm(photo, '/api/photos', form);
}
