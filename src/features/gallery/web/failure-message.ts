import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';

const REMOVED = 'This toy twin and its files have been deleted.';

/** Message for a failed download if the server sends none. */
export const DOWNLOAD_FAILED = 'The download could not be prepared. Please try again later.';

/** The message for a failed action on a toy twin that is on screen. */
export function failureMessage(error: unknown, fallback: string): string {
  return isNotFound(error) ? REMOVED : serverMessage(error, fallback);
}
