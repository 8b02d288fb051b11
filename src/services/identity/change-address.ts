import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import { endSessions } from './disabled-users.ts';
import type { IdentityMails } from './embedded.ts';
import { releaseEmailAddress } from './incomplete-sign-ups.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { fromStored, toStored } from './stored-address.ts';
import { authAccounts, authUsers, authVerifications, emailChanges } from './tables.ts';

/**
 * Changes the address of a login in the transaction; it is not confirmed until the person opens the link that is mailed
 * there. Sessions end, earlier links stop working and accounts at other companies are let go: whoever can read the former
 * mailbox may have used one. If the former address was confirmed, it is told.
 * @throws {AppError} `conflict` if another login has the address.
 */
export async function changeAddress(
  transaction: Database,
  mails: Pick<IdentityMails, 'sendConfirmation' | 'sendAddressChanged'>,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await releaseEmailAddress(transaction, toStored(email));
  if (await transaction.$count(authUsers, eq(authUsers.email, toStored(email))))
    throw new AppError('conflict', 'Another account has this email address.');
  const [user] = await transaction.select().from(authUsers).where(eq(authUsers.id, uid)).for('update');
  if (!user) return;
  await transaction
    .update(authUsers)
    .set({ email: toStored(email), emailVerified: false })
    .where(eq(authUsers.id, uid));
  await transaction.delete(authVerifications).where(eq(authVerifications.value, uid));
  await deleteSignInLinks(transaction, user.email);
  // An account at another company opens with the former address, too.
  await transaction
    .delete(authAccounts)
    .where(and(eq(authAccounts.userId, uid), ne(authAccounts.providerId, 'credential')));
  await transaction.delete(emailChanges).where(eq(emailChanges.uid, uid));
  await endSessions(transaction, uid);
  await mails.sendConfirmation({ uid }, transaction);
  if (user.emailVerified)
    await mails.sendAddressChanged({ uid, formerly: fromStored(user.email) }, transaction);
}
