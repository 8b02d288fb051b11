import { readDesign } from '#features/designs/server/read-design.ts';
import { joinWords, refuseByList, refuseTogether } from '#features/designs/server/refuse-words.ts';
import type { Services } from '#services/index.ts';
import { ModerationDownError } from '#services/moderation/objection.ts';
import { AppError } from '#shared/errors.ts';
import type { ToytwinRow } from '../tables.ts';

const REMEDY = 'Please choose another name.';
const DOWN = 'We cannot check the name right now. Nothing has changed. Please try again in a minute.';

/**
 * Refuses an unsuitable new name, as the name on a new box, also together with the other words. The photo was checked when it
 * was bought, and may be erased.
 * @throws {AppError} `content_refused` with the field `name`, `unavailable` if moderation cannot be reached.
 */
export async function refuseUnfitName(
  { moderation, logger }: Pick<Services, 'moderation' | 'logger'>,
  { id, title, prompt, design }: Pick<ToytwinRow, 'id' | 'title' | 'prompt' | 'design'>,
): Promise<void> {
  const read = readDesign(design);
  // Of one person the title is the name, which may not be printed yet.
  const own = { title, prompt, design: read.second ? read : { ...read, name: title } };
  const listed = refuseByList(moderation, own);
  if (listed) {
    moderation.countRefused(id, listed.found);
    throw refused(listed.message);
  }
  const found = await moderation.checkWords(joinWords(own)).catch((error: unknown) => {
    if (!(error instanceof ModerationDownError)) throw error;
    logger.error({ err: error }, 'moderation failed');
    throw new AppError('unavailable', DOWN, { cause: error });
  });
  if (found.length > 0) throw refused(refuseTogether(found).message);
}

/** What to change is the name, wherever it was found. */
function refused(message: string): AppError {
  const words = message.replace(/Please change [^.]*\.$/, REMEDY);
  return new AppError('content_refused', words, { field: 'name' });
}
