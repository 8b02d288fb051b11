import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { NAME_REFUSED, type UserProfile } from '../contract.ts';
import { readProfile } from './read-profile.ts';

/**
 * Stores the caller's new name; the login's own copy is changed by the browser.
 * @throws {AppError} `content_refused` for a name that the word list refuses, `not_found` when no profile was saved.
 */
export async function changeName(
  { database, moderation }: Pick<Services, 'database' | 'moderation'>,
  caller: Caller,
  displayName: string,
): Promise<UserProfile> {
  if (moderation.checkList(displayName).length > 0)
    throw new AppError('content_refused', NAME_REFUSED, { field: 'displayName' });
  await database.update(users).set({ displayName }).where(eq(users.uid, caller.uid));
  return readProfile({ database }, caller);
}
