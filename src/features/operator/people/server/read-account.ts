import { and, desc, eq, inArray, like } from 'drizzle-orm';
import { presentOrder } from '#features/checkout/server/present-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { history } from '#features/history/tables.ts';
import { type UserRow, users } from '#features/profiles/tables.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { readSignInDays } from '#services/identity/sign-in-days.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { operators } from '../../access/tables.ts';
import { listMessagesAbout } from '../../inbox/server/list-inbox.ts';
import { type Account, mailState, type PersonItem } from '../contract.ts';
import { findExportEnd } from './find-export-end.ts';

/** How many of the newest the account page shows. */
const SHOWN = { orders: 20, messages: 20, mails: 30 };

/** A person's account with what they bought, wrote and were mailed. @throws {AppError} `not_found`. */
export async function readAccount(
  services: Pick<Services, 'database' | 'identity'>,
  uid: string,
): Promise<Account> {
  const { database, identity } = services;
  const user = await findPerson(database, uid);
  const [item] = await presentPeople(services, [user]);
  if (!item) throw notFound('Account');
  const bought = await database
    .select()
    .from(orders)
    .where(eq(orders.uid, uid))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(SHOWN.orders + 1);
  return {
    ...item,
    confirmed: await identity.isEmailConfirmed(uid, user.email),
    operator: (await database.$count(operators, eq(operators.uid, uid))) > 0,
    identity: identity.kind,
    exportUntil: (await findExportEnd(database, uid))?.toISOString() ?? null,
    orders: bought
      .slice(0, SHOWN.orders)
      .map(presentOrder)
      .map(({ orderId, title, purpose, tier, status, formatted, createdAt }) => ({
        ...{ id: orderId, title, purpose, tier, status, formatted, createdAt },
      })),
    moreOrders: bought.length > SHOWN.orders,
    messages: await listMessagesAbout(database, uid, SHOWN.messages),
    signInDays: await readSignInDays(database, uid),
    mails: await readMails(database, uid),
  };
}

/** @throws {AppError} `not_found` if nobody with this uid is registered. */
export async function findPerson(database: Database, uid: string): Promise<UserRow> {
  const [user] = await database.select().from(users).where(eq(users.uid, uid));
  if (!user) throw notFound('Account');
  return user;
}

/** People as lists show them. */
export async function presentPeople(
  { identity }: Pick<Services, 'identity'>,
  people: readonly UserRow[],
): Promise<PersonItem[]> {
  const blocked = await identity.findBlocked(people.map(({ uid }) => uid));
  return people.map(({ uid, displayName, email, createdAt }) => ({
    uid,
    name: displayName,
    email: readableAddress(email),
    createdAt: createdAt.toISOString(),
    blocked: blocked.has(uid),
  }));
}

/** The last state of each mail; the page of its order tells all that became of it. */
async function readMails(database: Database, uid: string): Promise<Account['mails']> {
  const own = database.select({ id: toytwins.id }).from(toytwins).where(eq(toytwins.uid, uid));
  const rows = await database
    .select()
    .from(history)
    .where(and(inArray(history.toytwinId, own), like(history.kind, 'mail.%')))
    .orderBy(desc(history.id))
    .limit(SHOWN.mails);
  const mails = rows.flatMap(({ id, kind, details, orderId, at }) => {
    const state = mailState.safeParse(kind.slice('mail.'.length)).data;
    return state ? [{ id, mail: nameOf(details), state, orderId, at: at.toISOString() }] : [];
  });
  const last = new Map(mails.toReversed().map((mail) => [`${mail.orderId} ${mail.mail}`, mail]));
  return mails.filter((mail) => last.get(`${mail.orderId} ${mail.mail}`) === mail);
}

function nameOf(details: unknown): string {
  const isNamed = typeof details === 'object' && details !== null && 'mail' in details;
  return isNamed ? String(details.mail) : 'mail';
}
