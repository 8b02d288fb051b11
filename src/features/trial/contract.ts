import * as z from 'zod/mini';
import { lookChoicesBody } from '#features/designs/contract.ts';
import { photoCheck } from '#features/photos/contract.ts';
import { previewBody } from '#features/previews/contract.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';

/** The promise that is shown before a photo is chosen. */
export const TRIAL_PROMISE = `We keep your photo in memory only and delete it after ${TRIAL_MINUTES} minutes.`;
/** The message for a missing photo: it expired, the server restarted, or another machine has the photo. */
export const PHOTO_GONE = 'Please choose your photo again';

/** Opens one photo in the memory of one server process; nobody can guess it. */
const trialToken = z.string().check(z.maxLength(100));

/** Answer of `POST /api/try/photos`: the photo's token, and what `POST /api/photos/check` answers. */
export const trialPhoto = z.extend(photoCheck, { token: trialToken });
export type TrialPhoto = z.infer<typeof trialPhoto>;

/**
 * Body of `POST /api/photos/from-try`, and parameters of `/api/try/photos/{token}`: GET answers the photo as a JPEG, to
 * a person who returns to the page; DELETE removes it.
 */
export const tokenOfPhoto = z.object({ token: trialToken });

/** Body of `POST /api/try/mock-ups`, which answers like `POST /api/mock-ups`. */
export const trialPreviewBody = z.extend(
  z.omit(previewBody, { sourceImage: true, toytwinId: true, second: true }),
  {
    token: trialToken,
  },
);
/** Body of `POST /api/try/look-choices`, which answers like `POST /api/look-choices`. */
export const trialLookChoicesBody = z.extend(z.omit(lookChoicesBody, { sourceImage: true }), {
  token: trialToken,
});
