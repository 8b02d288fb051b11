import { users } from '#features/profiles/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import {
  ageMessage,
  NAME_REFUSED,
  type RegisterUserBody,
  TERMS_MESSAGE,
  type UserProfile,
} from '../contract.ts';
import { readProfile } from './read-profile.ts';

/**
 * Stores the profile of a new person; a second call with the same uid changes nothing.
 * @throws {AppError} `forbidden` when uid or email are not those of the ID token, `bad_request` without the
 * two confirmations, `content_refused` for a name that the word list refuses.
 */
export async function registerUser(
  { config, database, moderation }: Services,
  caller: Caller,
  body: RegisterUserBody,
): Promise<UserProfile> {
  if (body.firebaseUid !== caller.uid || body.email !== caller.email) {
    throw new AppError('forbidden', 'You can only register your own account.');
  }
  if (!body.isOver18) {
    throw new AppError('bad_request', ageMessage(config.minimumAge), { field: 'isOver18' });
  }
  if (moderation.checkList(body.displayName).length > 0)
    throw new AppError('content_refused', NAME_REFUSED, { field: 'displayName' });
  if (!body.agreedToTerms) throw new AppError('bad_request', TERMS_MESSAGE, { field: 'agreedToTerms' });
  await database
    .insert(users)
    .values({
      uid: caller.uid,
      email: caller.email,
      displayName: body.displayName,
      confirmedAge: config.minimumAge,
      agreedToTermsAt: new Date(),
    })
    .onConflictDoNothing();
  return readProfile({ database }, caller);
}
