import { PhotoUnreadableError, PreviewRefusedError, type StudioPreview } from '@toy-twin/studio';
import { AppError } from '#shared/errors.ts';

/**
 * The studio's previews with the product's errors: `AppError` `bad_request` for a photo that cannot be read, `conflict`
 * when a newer request took the place, `too_many_requests` when too many wait.
 */
export function refusePreviews(preview: StudioPreview): StudioPreview {
  return {
    drawPreview: (personId, task, signal) => preview.drawPreview(personId, task, signal).catch(refuse),
    checkPhoto: (personId, photo, signal) => preview.checkPhoto(personId, photo, signal).catch(refuse),
  };
}

function refuse(error: unknown): never {
  if (error instanceof PreviewRefusedError) throw new AppError(error.code, error.message);
  if (error instanceof PhotoUnreadableError) throw new AppError('bad_request', error.message);
  throw error;
}
