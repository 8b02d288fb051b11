import * as z from 'zod/mini';
import { isNotFound } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';

/**
 * `POST /api/photos/erase`: erases a photo for good, with the drafts made of it. A 404 counts as success: another click or
 * tab has erased it.
 */
export async function erasePhoto(sourceImage: string): Promise<void> {
  await sendErase({ sourceImage }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
}

/** Erases a photo that nothing was made of. If the call is lost, the photo goes by itself after a day. */
export async function eraseUnusedPhoto(sourceImage: string): Promise<void> {
  await sendErase({ sourceImage, ifUnused: true });
}

const sendErase = (body: { sourceImage: string; ifUnused?: boolean }) =>
  sendJson(z.unknown(), 'post', '/api/photos/erase', body);
