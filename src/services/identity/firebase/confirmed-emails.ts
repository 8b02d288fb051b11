import { createHash } from 'node:crypto';
import { and, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { personOf } from '../revoked-tokens.ts';
import { confirmedEmails } from '../tables.ts';
import type { IssuedToken, ProvenEmail } from '../verify-token.ts';

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
const rowOf = (uid: string) => eq(confirmedEmails.person, personOf(uid));
/** When the newest token was issued, where none has been seen yet. */
const NEVER = new Date(0);

/** Whether an ID token that is as new has said so already. */
export async function isNoted(database: Database, { uid, issuedAt }: ProvenEmail): Promise<boolean> {
  const asNew = and(rowOf(uid), gte(confirmedEmails.loginIssuedAt, issuedAt));
  return (await database.$count(confirmedEmails, asNew)) > 0;
}

/**
 * Notes the address that an ID token has proven, unless a newer one was seen.
 * @returns whether it is another one than before. Then it no longer counts as anybody else's, and what the operator had
 * confirmed is forgotten.
 */
export async function noteProven(transaction: Database, login: ProvenEmail): Promise<boolean> {
  const { uid, issuedAt } = login;
  const loginEmail = hashOf(login.email);
  // Now there is a row to lock.
  await transaction
    .insert(confirmedEmails)
    .values({ person: personOf(uid) })
    .onConflictDoNothing();
  const [before] = await transaction.select().from(confirmedEmails).where(rowOf(uid)).for('update');
  if (!before || before.loginIssuedAt >= issuedAt) return false;
  const isOther = before.loginEmail !== loginEmail;
  await transaction
    .update(confirmedEmails)
    .set({ loginEmail, loginIssuedAt: issuedAt, ...(isOther && { email: null }) })
    .where(rowOf(uid));
  if (isOther) await withdraw(transaction, { person: personOf(uid), loginEmail });
  return isOther;
}

/** An address has one login: any other had it before. */
async function withdraw(
  transaction: Database,
  { person, loginEmail }: { person: string; loginEmail: string },
): Promise<void> {
  await transaction
    .update(confirmedEmails)
    .set({ loginEmail: null, email: sql`nullif(${confirmedEmails.email}, ${loginEmail})` })
    .where(and(eq(confirmedEmails.loginEmail, loginEmail), ne(confirmedEmails.person, person)));
}

/** Takes an address as confirmed: the operator says so. */
export async function rememberConfirmed(database: Database, uid: string, address: string): Promise<void> {
  const email = hashOf(address);
  await database
    .insert(confirmedEmails)
    .values({ person: personOf(uid), email })
    .onConflictDoUpdate({ target: confirmedEmails.person, set: { email } });
}

/**
 * Notes which address the login keeps while the operator gives the profile another one: tokens that go on naming it do not
 * change the profile back.
 */
export async function noteLeft(transaction: Database, uid: string, address: string): Promise<void> {
  const loginEmail = hashOf(address);
  await transaction
    .insert(confirmedEmails)
    .values({ person: personOf(uid), loginEmail })
    .onConflictDoUpdate({
      target: confirmedEmails.person,
      set: { loginEmail },
      setWhere: isNull(confirmedEmails.loginEmail),
    });
}

/** Whether a person's address is confirmed: by an ID token, or by the operator. */
export async function isConfirmed(database: Database, uid: string, address: string): Promise<boolean> {
  const email = hashOf(address);
  const byToken = and(eq(confirmedEmails.loginEmail, email), gt(confirmedEmails.loginIssuedAt, NEVER));
  const whose = and(rowOf(uid), or(eq(confirmedEmails.email, email), byToken));
  return (await database.$count(confirmedEmails, whose)) > 0;
}

/** Whether an ID token names an address that the login has had before: a newer token has proven another one. */
export async function namesFormer(
  database: Database,
  { uid, email, issuedAt }: IssuedToken,
): Promise<boolean> {
  if (email === undefined) return false;
  const isFormer = and(
    rowOf(uid),
    ne(confirmedEmails.loginEmail, hashOf(email)),
    gt(confirmedEmails.loginIssuedAt, new Date(issuedAt * 1000)),
  );
  return (await database.$count(confirmedEmails, isFormer)) > 0;
}

/** Forgets a person who deletes their account. */
export async function forgetConfirmed(database: Database, uid: string): Promise<void> {
  await database.delete(confirmedEmails).where(rowOf(uid));
}
