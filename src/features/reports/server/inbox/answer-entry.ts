import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { InboxState } from '../../contract.ts';
import { type InboxEntryRow, inboxEntries } from '../../tables.ts';
import { addReply } from './add-reply.ts';
import { findWriter } from './find-writer.ts';

/** Why the operator cannot answer an entry by mail. */
const NO_ADDRESS = {
  report: 'They left no email address, so there is nobody to answer.',
  owner: 'Their email address is not confirmed, so we mail nothing there.',
};

/**
 * Answers the writer of an entry by mail, in the operator's own words.
 * @throws {AppError} `conflict` if they cannot be reached, `not_found` if the entry was deleted.
 */
export async function answerEntry(
  services: Pick<Services, 'jobs' | 'identity'>,
  transaction: Database,
  { id, by, words }: { id: string; by: string; words: string },
): Promise<InboxState> {
  const entry = await lockEntry(transaction, id);
  const writer = await findWriter(services, transaction, entry);
  if (!writer.address)
    throw new AppError('conflict', entry.kind === 'report' ? NO_ADDRESS.report : NO_ADDRESS.owner);
  await addReply(services, transaction, { entryId: id, kind: 'answer', by, words });
  await writeState(transaction, id, { state: 'answered', by });
  return entry.state;
}

/** Marks an entry as done, or as new again. @returns the state before. */
export async function moveEntry(
  transaction: Database,
  { id, by, state }: { id: string; by: string; state: 'new' | 'done' },
): Promise<InboxState> {
  const entry = await lockEntry(transaction, id);
  if (entry.state !== state) await writeState(transaction, id, { state, by });
  return entry.state;
}

/** @throws {AppError} `not_found` if it was deleted, for instance with its toy twin. */
export async function lockEntry(transaction: Database, id: string): Promise<InboxEntryRow> {
  const [entry] = await transaction.select().from(inboxEntries).where(eq(inboxEntries.id, id)).for('update');
  if (!entry) throw notFound('Message');
  return entry;
}

async function writeState(
  transaction: Database,
  id: string,
  { state, by }: { state: InboxState; by: string },
): Promise<void> {
  await transaction
    .update(inboxEntries)
    .set({ state, stateBy: by, stateAt: new Date() })
    .where(eq(inboxEntries.id, id));
}
