import { PhotoUnreadableError, PreviewRefusedError, type StudioPreview } from '@toy-twin/studio';
import { AppError } from '#shared/errors.ts';

/** After how many seconds it is worth asking again; a page does so by itself. */
const SOON = 3;

/**
 * Wraps the studio's previews and converts its errors to `AppError`: `bad_request` for an unreadable photo,
 * `conflict` if a newer request replaced this one, `too_many_requests` if too many are queued.
 */
export function refusePreviews(preview: StudioPreview): StudioPreview {
  return {
    getReady: preview.getReady,
    warmUp: preview.warmUp,
    drawPreview: (personId, task, signal) => preview.drawPreview(personId, task, signal).catch(refuse),
    drawChoices: (personId, task, signal) => preview.drawChoices(personId, task, signal).catch(refuse),
    drawTurning: (personId, task, signal) => preview.drawTurning(personId, task, signal).catch(refuse),
    checkPhoto: (personId, photo, signal) => preview.checkPhoto(personId, photo, signal).catch(refuse),
  };
}

function refuse(error: unknown): never {
  if (error instanceof PreviewRefusedError) {
    throw new AppError(error.code, error.message, { retryAfter: SOON });
  }
  if (error instanceof PhotoUnreadableError) throw new AppError('bad_request', error.message);
  throw error;
}
