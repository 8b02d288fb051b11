import { randomUUID } from 'node:crypto';
import { asc, eq, or } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import { emailAddress } from '#shared/email-address.ts';
import { actInDatabase } from '../../audit/server/act.ts';
import { operators } from '../tables.ts';

/** Where the first operator comes from: whoever can run a command on the server. */
const COMMAND_LINE = { email: 'command line' };

/** Why somebody could not be made an operator or be removed, in words for the command line. */
export class OperatorChangeError extends Error {
  override readonly name = 'OperatorChangeError';
}

/** A person who uses the desk. */
export interface ListedOperator {
  uid: string;
  email: string;
  addedAt: Date;
}

/**
 * Makes a registered person an operator. Safe to repeat.
 * @param who their email address or uid.
 * @param isConfirmed whether the person has proven that the address is theirs. Anybody can register a stranger's.
 * @throws {OperatorChangeError} if there is no such account, or it was named by an address that is not confirmed.
 */
export async function addOperator(
  database: Database,
  who: string,
  isConfirmed: (uid: string, email: string) => Promise<boolean>,
): Promise<ListedOperator> {
  const person = await findPerson(database, who);
  if (!person)
    throw new OperatorChangeError(`There is no account with ${who}. Register it in the web app first.`);
  if (who !== person.uid && !(await isConfirmed(person.uid, person.email)))
    throw new OperatorChangeError(
      `${person.email} is not confirmed. Open the link in its mail first, or name the account by its uid: ${person.uid}`,
    );
  const about = { person: person.uid };
  const act = { id: randomUUID(), operator: COMMAND_LINE, kind: 'operator.add', about } as const;
  await actInDatabase({ database }, act, async (transaction) => {
    await transaction.insert(operators).values({ uid: person.uid }).onConflictDoNothing();
    return {};
  });
  return person;
}

/**
 * Takes the desk from a person, at once.
 * @throws {OperatorChangeError} if they are no operator.
 */
export async function removeOperator(database: Database, who: string): Promise<void> {
  const person = await findPerson(database, who);
  if (!person || !(await database.$count(operators, eq(operators.uid, person.uid))))
    throw new OperatorChangeError(`${who} is not an operator.`);
  const about = { person: person.uid };
  const act = { id: randomUUID(), operator: COMMAND_LINE, kind: 'operator.remove', about } as const;
  await actInDatabase({ database }, act, async (transaction) => {
    await transaction.delete(operators).where(eq(operators.uid, person.uid));
    return {};
  });
}

/** All operators, the first one first. */
export async function listOperators(database: Database): Promise<ListedOperator[]> {
  return database
    .select({ uid: users.uid, email: users.email, addedAt: operators.addedAt })
    .from(operators)
    .innerJoin(users, eq(users.uid, operators.uid))
    .orderBy(asc(operators.addedAt));
}

async function findPerson(database: Database, who: string): Promise<ListedOperator | undefined> {
  const email = emailAddress().safeParse(who).data;
  const [person] = await database
    .select({ uid: users.uid, email: users.email, addedAt: users.createdAt })
    .from(users)
    .where(email ? or(eq(users.uid, who), eq(users.email, email)) : eq(users.uid, who));
  return person;
}
