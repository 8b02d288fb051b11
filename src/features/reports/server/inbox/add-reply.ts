import { randomUUID } from 'node:crypto';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { ReplyKind } from '../../contract.ts';
import { inboxReplies } from '../../tables.ts';
import { SHARE_MAIL } from '../share-mail.job.ts';

/** What is said to the writer of an entry. */
export interface NewReply {
  entryId: string;
  kind: ReplyKind;
  by: string;
  /** The operator's own, of an answer. */
  words?: string;
}

/** Stores what the writer of an entry is told, and queues its mail in the same transaction. */
export async function addReply(
  { jobs }: Pick<Services, 'jobs'>,
  transaction: Database,
  reply: NewReply,
): Promise<void> {
  const id = randomUUID();
  await transaction.insert(inboxReplies).values({ id, ...reply, createdAt: new Date() });
  await jobs.send(SHARE_MAIL, { kind: 'reply', replyId: id }, { transaction });
}
