import { isNotFound } from '../../../web/api/api-error.ts';
import { serverMessage } from '../../../web/api/error-message.ts';

const REMOVED = 'This toy twin is no longer there: it was removed meanwhile, with its files.';
const FAILED = 'The download could not be prepared. Please try again later.';

/** Has the browser save what lies at an address under a name. */
export function startDownload(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Why a file could not be had, in words for its owner. */
export function downloadFailure(error: unknown): string {
  return isNotFound(error) ? REMOVED : serverMessage(error, FAILED);
}
