import type { Services } from '#services/index.ts';
import { ModerationDownError, type Objection } from '#services/moderation/objection.ts';
import { AppError } from '#shared/errors.ts';

/** What moderation checks of a toy twin. */
type Ingredients = { title: string; prompt: string; photoKey: string };

/** What the person reads when words or a photo are refused: why, and what to change. */
const wordsRefused: Record<Objection, string> = {
  hate: 'We do not print words or symbols of hatred on a toy. Please change your description.',
  sexual: 'We do not make naked or sexual figures. Please change your description.',
  minors: 'We do not make figures that show children in a sexual way. Please change your description.',
  violence: 'We do not make figures of real terror or bloodshed. Please change your description.',
  'self-harm': 'We do not make figures that harm themselves. Please change your description.',
};
const photoRefused: Record<Objection, string> = {
  hate: 'This photo seems to show a symbol of hatred. Please choose another photo.',
  sexual: 'This photo seems to show nudity. Please choose another photo.',
  minors: 'This photo cannot be used. Please choose another photo.',
  violence: 'This photo seems to show blood or wounds. Please choose another photo.',
  'self-harm': 'This photo seems to show an injury. Please choose another photo.',
};
const DOWN =
  'We cannot check your photo and description at this moment. Nothing is lost and nothing was charged. Please try again in a minute.';

/**
 * Refuses unsuitable inputs before payment.
 * @throws {AppError} `content_refused` with the field to change, `unavailable` if moderation cannot be
 * reached.
 */
export async function refuseUnfit(
  { moderation, storage, logger }: Pick<Services, 'moderation' | 'storage' | 'logger'>,
  { title, prompt, photoKey }: Ingredients,
): Promise<void> {
  const [words, photo] = await Promise.all([
    moderation.checkWords(`${title}\n${prompt}`),
    moderation.checkPhoto(photoKey, () => storage.getBytes(photoKey)),
  ]).catch((error: unknown) => {
    if (!(error instanceof ModerationDownError)) throw error;
    logger.error({ err: error }, 'moderation failed');
    throw new AppError('unavailable', DOWN, { cause: error });
  });
  if (words) throw new AppError('content_refused', wordsRefused[words], { field: 'prompt' });
  if (photo) throw new AppError('content_refused', photoRefused[photo], { field: 'sourceImage' });
}
