import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';

/**
 * Changes a person's email address in the transaction: in the profile, to which our mails go, and in the login where this
 * server keeps it. After the commit, call `identity.verifyToken.forget`.
 * @returns the address before.
 * @throws {AppError} `conflict` if it is their address already, or another login has it; `not_found`.
 */
export async function changeEmail(
  { identity }: Pick<Services, 'identity'>,
  transaction: Database,
  { uid, email }: { uid: string; email: string },
): Promise<string> {
  const [user] = await transaction.select().from(users).where(eq(users.uid, uid)).for('update');
  if (!user) throw notFound('Account');
  if (user.email === email) throw new AppError('conflict', 'This is their address already.');
  await identity.changeLoginEmail(transaction, uid, { before: user.email, email });
  await transaction.update(users).set({ email }).where(eq(users.uid, uid));
  return user.email;
}
