import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityMails } from '../embedded.ts';
import type { ChangeStep } from '../identity.ts';
import { releaseEmailAddress } from '../incomplete-sign-ups.ts';
import { revokeOlderTokens } from '../revoked-tokens.ts';
import { deleteSignInLinks } from '../sign-in-links.ts';
import { fromStored, toStored } from '../stored-address.ts';
import { authSessions, authUsers, authVerifications, emailChanges } from '../tables.ts';
import type { Caller } from '../verify-token.ts';

/** Milliseconds for which each of the two links works. */
const LIFETIME = 3_600_000;
/** The same for a link that expired, was used, or belongs to another account. */
const DEAD = 'This link no longer works. It has expired, was already used, or belongs to another account.';

type Mails = Pick<IdentityMails, 'sendEmailChange' | 'sendOwnChange'>;

/**
 * Begins to change an account's address: first the address that it has must approve, then the new one confirm. An address that
 * nobody has confirmed approves nothing. A later wish replaces an earlier one.
 */
export async function askEmailChange(
  database: Database,
  mails: Mails,
  { uid, email }: { uid: string; email: string },
): Promise<ChangeStep> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(authUsers).where(eq(authUsers.id, uid)).for('update');
    if (!user) throw new AppError('not_found', 'Account not found.');
    if (user.email === toStored(email))
      throw new AppError('bad_request', 'This is your address already.', { field: 'email' });
    const step = user.emailVerified ? 'approve' : 'confirm';
    const row = { email, step, token: newToken(), expiresAt: new Date(Date.now() + LIFETIME) } as const;
    await transaction
      .insert(emailChanges)
      .values({ uid, ...row })
      .onConflictDoUpdate({ target: emailChanges.uid, set: row });
    await mails.sendEmailChange({ uid, step }, transaction);
    return step;
  });
}

/**
 * Follows one of the two links in the transaction. The second changes the login: the address is confirmed, all other sessions
 * end, and the former address is told.
 * @returns the new address once it is changed; null while it has to be confirmed.
 * @throws {AppError} `not_found` for a link that does not work for this account, `conflict` if another one has the address.
 */
export async function followEmailChange(
  transaction: Database,
  mails: Mails,
  { uid, session }: Pick<Caller, 'uid' | 'session'>,
  token: string,
): Promise<string | null> {
  const [user] = await transaction.select().from(authUsers).where(eq(authUsers.id, uid)).for('update');
  const [change] = await transaction
    .select()
    .from(emailChanges)
    .where(
      and(eq(emailChanges.uid, uid), eq(emailChanges.token, token), gt(emailChanges.expiresAt, new Date())),
    );
  if (!user || !change) throw new AppError('not_found', DEAD);
  if (change.step === 'approve') {
    const next = { step: 'confirm', token: newToken(), expiresAt: new Date(Date.now() + LIFETIME) } as const;
    await transaction.update(emailChanges).set(next).where(eq(emailChanges.uid, uid));
    await mails.sendEmailChange({ uid, step: 'confirm' }, transaction);
    return null;
  }
  await takeAddress(transaction, uid, change.email);
  await transaction.delete(emailChanges).where(eq(emailChanges.uid, uid));
  // Links to the former mailbox: for a new password, to sign in, and codes.
  await transaction.delete(authVerifications).where(eq(authVerifications.value, uid));
  await deleteSignInLinks(transaction, user.email);
  await transaction
    .delete(authSessions)
    .where(and(eq(authSessions.userId, uid), ne(authSessions.id, session)));
  // They name the former address.
  await revokeOlderTokens(transaction, uid);
  if (user.emailVerified) await mails.sendOwnChange({ uid, formerly: fromStored(user.email) }, transaction);
  return change.email;
}

/** Whether the mail of a step is still wanted, and what it needs. Of a new address that an account has, nothing is mailed. */
export async function findEmailChange(
  database: Database,
  { uid, step }: { uid: string; step: ChangeStep },
): Promise<{ to: string; name: string; wanted: string; token: string } | undefined> {
  const [row] = await database
    .select({ change: emailChanges, email: authUsers.email, name: authUsers.name })
    .from(emailChanges)
    .innerJoin(authUsers, eq(authUsers.id, emailChanges.uid))
    .where(
      and(
        eq(emailChanges.uid, uid),
        eq(emailChanges.step, step),
        gt(emailChanges.expiresAt, new Date()),
        eq(authUsers.disabled, false),
      ),
    );
  if (!row) return undefined;
  const { email: wanted, token } = row.change;
  if (step === 'confirm' && (await isTaken(database, wanted))) return undefined;
  return { to: step === 'approve' ? fromStored(row.email) : wanted, name: row.name, wanted, token };
}

/** Whether somebody else has the address, other than by a sign-up that broke off. */
async function isTaken(database: Database, email: string): Promise<boolean> {
  return (await database.$count(authUsers, eq(authUsers.email, toStored(email)))) > 0;
}

async function takeAddress(transaction: Database, uid: string, email: string): Promise<void> {
  await releaseEmailAddress(transaction, toStored(email));
  // Only who reads that mailbox gets here.
  if (await isTaken(transaction, email))
    throw new AppError('conflict', 'This email address has an account already. Please use another one.');
  await transaction
    .update(authUsers)
    .set({ email: toStored(email), emailVerified: true })
    .where(eq(authUsers.id, uid));
}

const newToken = () => randomBytes(32).toString('base64url');
