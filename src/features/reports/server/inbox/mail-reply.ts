import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { deleteMail } from '#services/mail/outbox.ts';
import { sendByJob } from '#services/mail/send-by-job.ts';
import { inboxEntries, inboxReplies } from '../../tables.ts';
import { composeReply } from './compose-reply.ts';
import { findWriter } from './find-writer.ts';

/**
 * Mails a reply to the writer of its entry. Nothing if it is mailed already, the entry is deleted, or the writer cannot be
 * reached: they left no address, or have changed theirs since and not confirmed it.
 */
export async function mailReply(services: Services, replyId: string, lastTry: boolean): Promise<void> {
  const { database, config, outboxDir } = services;
  const found = await findReply(database, replyId);
  if (!found || found.reply.mailedAt) return;
  const writer = await findWriter(services, database, found.entry);
  if (!writer.address) return;
  const content = composeReply({ ...found, writer, publicUrl: config.publicUrl });
  const mail = { to: writer.address, id: `reply.${replyId}`, content };
  const outcome = await sendByJob(services, mail, { lastTry });
  const [noted] = await database
    .update(inboxReplies)
    .set({ mailedAt: new Date(), mailOutcome: outcome })
    .where(eq(inboxReplies.id, replyId))
    .returning({ id: inboxReplies.id });
  // Deleted in the meantime, with its toy twin.
  if (!noted) await deleteMail(outboxDir, mail.id);
}

async function findReply(database: Database, replyId: string) {
  const [found] = await database
    .select({ reply: inboxReplies, entry: inboxEntries })
    .from(inboxReplies)
    .innerJoin(inboxEntries, eq(inboxEntries.id, inboxReplies.entryId))
    .where(eq(inboxReplies.id, replyId));
  return found;
}
