import { retryImport } from '#web/retry-import.ts';
import type { uploadPhoto } from './upload-photo.ts';

/** As `uploadPhoto`, whose code is loaded with the first photo: the page's first load is for everybody. */
export const sendPhoto: typeof uploadPhoto = async (...sending) => {
  const loaded = await retryImport(() => import('./upload-photo.ts'));
  return loaded.uploadPhoto(...sending);
};
