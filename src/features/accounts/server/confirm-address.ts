import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';

/**
 * Confirms a person's address for them: from then on our mails go there. Safe to repeat.
 * @throws {AppError} `not_found`.
 */
export async function confirmAddress(
  { identity }: Pick<Services, 'identity'>,
  transaction: Database,
  uid: string,
): Promise<void> {
  const [user] = await transaction.select().from(users).where(eq(users.uid, uid)).for('update');
  if (!user) throw notFound('Account');
  await identity.confirmEmail(transaction, uid, user.email);
}
