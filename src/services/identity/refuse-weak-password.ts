import { APIError } from 'better-auth/api';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/database/index.ts';
import { isCommonPassword } from '#shared/common-passwords.ts';
import { type PasswordOwner, type PasswordWeakness, weaknessOf } from '#shared/password-policy.ts';
import { fromStored, storedAddress } from './stored-address.ts';
import { authUsers, authVerifications } from './tables.ts';

const signUp = z.object({ password: z.string(), email: storedAddress, name: z.string().catch('') });
const reset = z.object({ newPassword: z.string(), token: z.string() });

/**
 * Refuses a new password that is easily guessed, by sign-up or by a mailed link.
 * @param path better-auth's path of the call. @param body what it was sent, not checked yet.
 * @throws {APIError} 400 WEAK_PASSWORD, REPETITIVE_PASSWORD, COMMON_PASSWORD or PERSONAL_PASSWORD
 */
export async function refuseWeakPassword(database: Database, path: string, body: unknown): Promise<void> {
  const { password, owner } = await readPassword(database, path, body);
  if (password === undefined) return;
  const weakness = weaknessOf(password, owner) ?? ((await isCommonPassword(password)) ? 'common' : null);
  if (weakness)
    throw new APIError('BAD_REQUEST', { code: codes[weakness], message: 'The password is too weak' });
}

const codes: Record<PasswordWeakness, string> = {
  weak: 'WEAK_PASSWORD',
  repetitive: 'REPETITIVE_PASSWORD',
  common: 'COMMON_PASSWORD',
  personal: 'PERSONAL_PASSWORD',
};

async function readPassword(
  database: Database,
  path: string,
  body: unknown,
): Promise<{ password?: string; owner?: PasswordOwner }> {
  switch (path) {
    case '/sign-up/email': {
      const { data } = signUp.safeParse(body);
      return data ? { password: data.password, owner: data } : {};
    }
    case '/reset-password': {
      const { data } = reset.safeParse(body);
      const owner = data && (await findResetOwner(database, data.token));
      return data ? { password: data.newPassword, ...(owner && { owner }) } : {};
    }
    default:
      return {};
  }
}

/** Address and name of a reset link's account; undefined for a link that does not work. */
export async function findResetOwner(
  database: Database,
  token: string,
): Promise<{ email: string; name: string } | undefined> {
  const [owner] = await database
    .select({ email: authUsers.email, name: authUsers.name })
    .from(authVerifications)
    .innerJoin(authUsers, eq(authUsers.id, authVerifications.value))
    .where(
      and(
        eq(authVerifications.identifier, `reset-password:${token}`),
        gt(authVerifications.expiresAt, new Date()),
      ),
    );
  return owner && { ...owner, email: fromStored(owner.email) };
}
