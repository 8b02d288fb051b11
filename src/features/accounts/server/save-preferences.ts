import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import type { PreferencesBody, UserProfile } from '../contract.ts';
import { readProfile } from './read-profile.ts';

/** Stores the caller's preferences; one that is not given stays. @throws {AppError} `not_found` when no profile was saved. */
export async function savePreferences(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  { mailWhenReady, mailOnBirthday }: PreferencesBody,
): Promise<UserProfile> {
  await database.update(users).set({ mailWhenReady, mailOnBirthday }).where(eq(users.uid, caller.uid));
  return readProfile({ database }, caller);
}
