import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { OwnLogin } from '#services/identity/identity.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { readableAddress } from '#shared/readable-address.ts';
import type { EmailChange } from '../contract.ts';

/**
 * Follows a mailed link that changes the caller's address. With the second one login and profile, to which all mails and
 * receipts go, change together or not at all.
 * @throws {AppError} `not_found` for a link that does not work for this account, `conflict` if another has the address.
 */
export async function followChange(
  { database, identity }: Pick<Services, 'database' | 'identity'>,
  ownLogin: OwnLogin,
  caller: Caller,
  token: string,
): Promise<EmailChange> {
  const email = await database.transaction(async (transaction) => {
    // As the desk does: first the profile, then the login.
    await transaction.select().from(users).where(eq(users.uid, caller.uid)).for('update');
    const changed = await ownLogin.followEmailChange(transaction, caller, token);
    if (changed) await transaction.update(users).set({ email: changed }).where(eq(users.uid, caller.uid));
    return changed;
  });
  if (email === null) return { step: 'confirm', email: '' };
  identity.verifyToken.forget(caller.uid);
  return { step: 'done', email: readableAddress(email) };
}
