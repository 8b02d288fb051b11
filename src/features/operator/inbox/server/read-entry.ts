import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import { findWriter } from '#features/reports/server/inbox/find-writer.ts';
import { inboxEntries, inboxReplies } from '#features/reports/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { readableAddress } from '#shared/readable-address.ts';
import type { InboxEntry } from '../contract.ts';
import { findPictures } from './find-pictures.ts';
import { presentMessage, selectMessages } from './list-inbox.ts';

/** More messages than this about one toy twin are not counted. */
const COUNTED = 100;

/** One message of the inbox. @throws {AppError} `not_found` if it was deleted, for instance with its toy twin. */
export async function readEntry(
  services: Pick<Services, 'database' | 'identity'>,
  id: string,
): Promise<InboxEntry> {
  const { database, identity } = services;
  const [entry] = await database.select().from(inboxEntries).where(eq(inboxEntries.id, id));
  const [message] = await selectMessages(database).where(eq(inboxEntries.id, id));
  if (!entry || !message) throw notFound('Message');
  const { address, toytwin } = await findWriter(services, database, entry);
  const [owner] = await database.select().from(users).where(eq(users.uid, toytwin.uid));
  const { shareToken } = toytwin;
  return {
    ...presentMessage(message),
    stateBy: entry.stateBy,
    stateAt: entry.stateAt?.toISOString() ?? null,
    serial: toytwin.serial,
    owner: {
      uid: toytwin.uid,
      name: owner?.displayName ?? '',
      email: readableAddress(owner?.email ?? ''),
      blocked: (await identity.findBlocked([toytwin.uid])).has(toytwin.uid),
    },
    answerTo: address && readableAddress(address),
    page: { path: shareToken && `/s/${shareToken}`, closedReason: toytwin.shareClosedReason },
    othersOpen: await countOthers(database, entry),
    pictures: (await findPictures(database, entry, toytwin)).map(({ which }) => which),
    replies: await readReplies(database, id),
  };
}

async function countOthers(
  database: Database,
  { id, toytwinId }: { id: string; toytwinId: string },
): Promise<number> {
  const others = database
    .select({ one: sql`1` })
    .from(inboxEntries)
    .where(
      and(eq(inboxEntries.toytwinId, toytwinId), ne(inboxEntries.id, id), ne(inboxEntries.state, 'done')),
    )
    .limit(COUNTED);
  return (await others).length;
}

async function readReplies(database: Database, entryId: string): Promise<InboxEntry['replies']> {
  const rows = await database
    .select()
    .from(inboxReplies)
    .where(eq(inboxReplies.entryId, entryId))
    .orderBy(asc(inboxReplies.createdAt));
  return rows.map(({ id, kind, words, by, createdAt, mailOutcome }) => ({
    ...{ id, kind, words, by },
    createdAt: createdAt.toISOString(),
    mail: mailOutcome,
  }));
}
