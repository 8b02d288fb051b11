import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, like } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { fromStored } from '../stored-address.ts';
import { authUsers, authVerifications } from '../tables.ts';

/** How long a code works. */
export const CODE_MINUTES = 10;
const DIGITS = 6;
/** The code follows; `value` is the uid, as of a reset link. */
const PREFIX = 'owner-code:';
const isCodeOf = (uid: string) =>
  and(like(authVerifications.identifier, `${PREFIX}%`), eq(authVerifications.value, uid));

/** Makes a code for an account whose address is confirmed; earlier ones no longer work. @returns its record's id. */
export async function createOwnerCode(database: Database, uid: string): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  await database.transaction(async (transaction) => {
    await transaction.delete(authVerifications).where(isCodeOf(uid));
    await transaction
      .insert(authVerifications)
      .values({ id, identifier: `${PREFIX}${code}`, value: uid, expiresAt });
  });
  return id;
}

/** What its mail needs. @returns undefined if it was used or has expired, or the account was deleted or disabled. */
export async function findOwnerCode(
  database: Database,
  id: string,
): Promise<{ id: string; code: string; email: string; name: string } | undefined> {
  const [row] = await database
    .select({
      identifier: authVerifications.identifier,
      email: authUsers.email,
      name: authUsers.name,
    })
    .from(authVerifications)
    .innerJoin(authUsers, eq(authUsers.id, authVerifications.value))
    .where(
      and(
        eq(authVerifications.id, id),
        gt(authVerifications.expiresAt, new Date()),
        eq(authUsers.emailVerified, true),
        eq(authUsers.disabled, false),
      ),
    );
  return (
    row && { id, code: row.identifier.slice(PREFIX.length), email: fromStored(row.email), name: row.name }
  );
}

/** Uses up a code. @returns whether it was the right one. */
export async function spendOwnerCode(database: Database, uid: string, code: string): Promise<boolean> {
  const used = await database
    .delete(authVerifications)
    .where(
      and(
        eq(authVerifications.identifier, `${PREFIX}${code}`),
        eq(authVerifications.value, uid),
        gt(authVerifications.expiresAt, new Date()),
      ),
    )
    .returning({ id: authVerifications.id });
  return used.length > 0;
}
