import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { FollowEmail } from '#services/identity/identity.ts';
import type { Services } from '#services/index.ts';

/**
 * Gives the profile, to which our mails and receipts go, the address that a login at Firebase has now. Of two requests at
 * once the newer ID token decides, in whichever order they arrive.
 */
export function followLoginEmail({
  database,
  identity,
}: Pick<Services, 'database' | 'identity'>): FollowEmail {
  return async ({ uid, email }, note) => {
    const isOther = await database.transaction(async (transaction) => {
      // As the desk does: first the profile, then the login. Somebody who is just signing up has no profile yet.
      await transaction.select().from(users).where(eq(users.uid, uid)).for('update');
      if (!(await note(transaction))) return false;
      await transaction.update(users).set({ email }).where(eq(users.uid, uid));
      return true;
    });
    if (isOther) identity.verifyToken.forget(uid);
  };
}
