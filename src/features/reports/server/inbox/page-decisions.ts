import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { allowSharing, closeForGood } from '#features/sharing/server/close-for-good.ts';
import type { ReportReason } from '#features/toytwins/contract.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { ReplyKind } from '../../contract.ts';
import { inboxEntries, reports } from '../../tables.ts';
import { SHARE_MAIL } from '../share-mail.job.ts';
import { addReply } from './add-reply.ts';

type Needs = Pick<Services, 'jobs' | 'logger'>;

/** Who decides about the public page of which toy twin. */
export interface Decider {
  toytwinId: string;
  /** The operator's address, or {@link BY_LINK}. */
  by: string;
}

/** Who decided by the link in the operator's mail, which anybody can open who has that mail. */
export const BY_LINK = 'link in the mail';

/**
 * Closes a page for good, queues the mail to its owner, and tells the reporters. Does nothing the second time.
 * @returns whether it was open, or only closed by its owner.
 */
export async function closePage(
  services: Needs,
  transaction: Database,
  { reason, ...decider }: Decider & { reason: ReportReason },
): Promise<boolean> {
  const { toytwinId } = decider;
  const isClosed = await closeForGood(transaction, toytwinId, { reason, now: new Date() });
  if (isClosed) {
    await services.jobs.send(SHARE_MAIL, { kind: 'closed', toytwinId }, { transaction });
    services.logger.warn({ toytwinId, reason }, 'reported page closed by the operator');
  }
  await endReports(services, transaction, decider, 'closed');
  return isClosed;
}

/** Leaves a page as it is, and tells the reporters. */
export async function keepPage(services: Needs, transaction: Database, decider: Decider): Promise<void> {
  await endReports(services, transaction, decider, 'kept');
}

/** Lets an owner share again, and tells them if they wrote. Does nothing the second time. */
export async function allowPage(services: Needs, transaction: Database, decider: Decider): Promise<boolean> {
  const isAllowed = await allowSharing(transaction, decider.toytwinId);
  const [newest] = (await endEntries(transaction, decider, 'answer')).toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  if (newest) await addReply(services, transaction, { entryId: newest.id, kind: 'allowed', by: decider.by });
  return isAllowed;
}

/** Each reporter who left an address gets one mail, however often they reported. */
async function endReports(
  services: Needs,
  transaction: Database,
  decider: Decider,
  kind: ReplyKind,
): Promise<void> {
  const ended = new Set((await endEntries(transaction, decider, 'report')).map(({ id }) => id));
  if (ended.size === 0) return;
  const withAddress = await transaction
    .select({ entryId: inboxEntries.id, email: reports.email })
    .from(inboxEntries)
    .innerJoin(reports, eq(reports.id, inboxEntries.reportId))
    .where(and(eq(inboxEntries.toytwinId, decider.toytwinId), isNotNull(reports.email)));
  const told = new Set<string | null>();
  for (const { entryId, email } of withAddress) {
    if (!ended.has(entryId) || told.has(email)) continue;
    told.add(email);
    await addReply(services, transaction, { entryId, kind, by: decider.by });
  }
}

/** @returns those that were not done before. */
async function endEntries(
  transaction: Database,
  { toytwinId, by }: Decider,
  kind: 'report' | 'answer',
): Promise<{ id: string; createdAt: Date }[]> {
  return transaction
    .update(inboxEntries)
    .set({ state: 'done', stateBy: by, stateAt: new Date() })
    .where(
      and(eq(inboxEntries.toytwinId, toytwinId), eq(inboxEntries.kind, kind), ne(inboxEntries.state, 'done')),
    )
    .returning({ id: inboxEntries.id, createdAt: inboxEntries.createdAt });
}
