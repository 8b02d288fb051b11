import { readDesign } from '#features/designs/server/read-design.ts';
import { joinWords, refuseByList, refuseTogether } from '#features/designs/server/refuse-words.ts';
import type { Services } from '#services/index.ts';
import { ModerationDownError, type Objection } from '#services/moderation/objection.ts';
import { AppError } from '#shared/errors.ts';
import type { ToytwinRow } from '../tables.ts';

/** What moderation checks of a toy twin. */
type Inputs = Pick<ToytwinRow, 'title' | 'prompt' | 'design'> & { photoKeys: readonly [string, ...string[]] };

/** What the person reads when a photo is refused: why, and what to change. */
const photoRefused: Record<Objection, string> = {
  hate: 'This photo seems to show a hate symbol. Please choose another photo.',
  sexual: 'This photo seems to show nudity. Please choose another photo.',
  minors: 'This photo cannot be used. Please choose another photo.',
  violence: 'This photo seems to show blood or wounds. Please choose another photo.',
  'self-harm': 'This photo seems to show an injury. Please choose another photo.',
};
const DOWN =
  'We cannot check your photo and description right now. Nothing is lost and nothing was charged. Please try again in a minute.';

/**
 * Refuses unsuitable inputs before payment.
 * @throws {AppError} `content_refused` with the field to change, `unavailable` if moderation cannot be
 * reached.
 */
export async function refuseUnfit(
  { moderation, storage, logger }: Pick<Services, 'moderation' | 'storage' | 'logger'>,
  { photoKeys, ...inputs }: Inputs,
): Promise<void> {
  const own = { ...inputs, design: readDesign(inputs.design) };
  const listed = refuseByList(moderation, own);
  if (listed) {
    moderation.countRefused(photoKeys[0], listed.found);
    throw refused(listed.message, listed.field);
  }
  const [words, ...photos] = await Promise.all([
    moderation.checkWords(joinWords(own)),
    ...photoKeys.map((key) => moderation.checkPhoto(key, () => storage.getBytes(key))),
  ]).catch((error: unknown) => {
    if (!(error instanceof ModerationDownError)) throw error;
    logger.error({ err: error }, 'moderation failed');
    throw new AppError('unavailable', DOWN, { cause: error });
  });
  if (words.length > 0) throw refused(refuseTogether(words).message, 'prompt');
  for (const [index, [gravest]] of photos.entries())
    if (gravest) throw refused(photoRefused[gravest], index === 0 ? 'sourceImage' : 'second.sourceImage');
}

function refused(message: string, field: string): AppError {
  return new AppError('content_refused', message, { field });
}
