import type { Design } from '#features/designs/contract.ts';
import { AppError } from '#shared/errors.ts';
import { PROMPT_MESSAGES } from '../contract.ts';
import type { ToytwinRow } from '../tables.ts';

/** How many people a toy twin shows. */
export function peopleOf({ secondPhotoId }: Pick<ToytwinRow, 'secondPhotoId'>): 1 | 2 {
  return secondPhotoId === null ? 1 : 2;
}

const NO_PHOTO = 'Please add a photo of the second person';
const NO_SECOND = 'Please describe the second person';

/**
 * Refuses a design that is of another number of people than the photos: nobody pays for half a pair.
 * @throws {AppError} `bad_request`.
 */
export function refuseHalfPair({ second }: Design, people: 1 | 2): void {
  if (second && people === 1) throw new AppError('bad_request', NO_PHOTO, { field: 'second.sourceImage' });
  if (!second && people === 2)
    throw new AppError('bad_request', NO_SECOND, { field: 'design.second.prompt' });
}

/**
 * The same for what is stored, of which the second person's description must not be missing either.
 * @throws {AppError} `bad_request`.
 */
export function refuseUnwritten(design: Design, people: 1 | 2): void {
  refuseHalfPair(design, people);
  if (people === 2 && design.second?.prompt === undefined)
    throw new AppError('bad_request', PROMPT_MESSAGES.missing, { field: 'design.second.prompt' });
}
