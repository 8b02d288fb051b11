import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';

const REMOVED = 'This toy twin is no longer there: it was removed meanwhile, with its files.';

/** Said of a file that could not be had, where the server gives no words of its own. */
export const DOWNLOAD_FAILED = 'The download could not be prepared. Please try again later.';

/** Why something could not be done with a toy twin that is shown, in words for its owner. */
export function failureWords(error: unknown, fallback: string): string {
  return isNotFound(error) ? REMOVED : serverMessage(error, fallback);
}
