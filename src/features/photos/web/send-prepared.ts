import { ApiError } from '#web/api/api-error.ts';
import { redrawDamaged } from './draw-as-jpeg.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Statuses of a photo that the server does not read: damaged, too large for its format, of another kind. */
const UNREAD = new Set([400, 413, 415]);

/**
 * Prepares a photo and sends it. One that the server cannot read as it is is sent again as this browser shows it:
 * browsers draw what is left of a damaged file.
 * @throws `PhotoError`, or what `send` throws.
 */
export async function sendPrepared<Stored>(
  file: File,
  send: (prepared: File) => Promise<Stored>,
): Promise<Stored> {
  const prepared = await preparePhoto(file);
  try {
    return await send(prepared);
  } catch (error) {
    if (prepared !== file || !(error instanceof ApiError && UNREAD.has(error.status))) throw error;
    const shown = await redrawDamaged(file).catch(() => null);
    if (!shown) throw error;
    return send(shown);
  }
}
