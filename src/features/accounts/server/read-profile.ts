import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { readableAddress } from '#shared/readable-address.ts';
import type { UserProfile } from '../contract.ts';

/** The caller's own profile. @throws {AppError} `not_found` when none was saved. */
export async function readProfile(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
): Promise<UserProfile> {
  const [row] = await database.select().from(users).where(eq(users.uid, caller.uid));
  if (!row) throw notFound('Profile');
  return {
    uid: row.uid,
    email: readableAddress(row.email),
    displayName: row.displayName,
    createdAt: row.createdAt.toISOString(),
    mailWhenReady: row.mailWhenReady,
    mailOnBirthday: row.mailOnBirthday,
  };
}
